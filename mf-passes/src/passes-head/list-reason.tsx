import { Icon } from '@fairfront/shared-kit/components/icon';
import { Notice } from '@fairfront/shared-kit/components/notice';
import styles from './passes-head.module.css';

/** Why nothing of a list can be printed now. */
export interface ListReason {
  text: string;
  /** It is news that the person should plan by (PASS-127), not the usual course of things. */
  isWarning: boolean;
}

/** The reason in the head of a wide dialog. */
export const ReasonInHead = ({ text, isWarning }: ListReason) =>
  isWarning ? (
    <Notice tone="warning" icon="printer">
      {text}
    </Notice>
  ) : (
    <p className={styles.reason}>{text}</p>
  );

/** The reason in a line of a phone, beside the rules. */
export const ReasonInLine = ({ text, isWarning }: ListReason) => (
  <p className={styles.reasonLine} data-warning={isWarning ? '' : undefined}>
    <Icon name="printer" size={18} className={styles.reasonIcon} />
    <span>{text}</span>
  </p>
);
