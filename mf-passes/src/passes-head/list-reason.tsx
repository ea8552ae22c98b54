import { Icon } from '@fairfront/shared-kit/components/icon';
import { Notice } from '@fairfront/shared-kit/components/notice';
import styles from './passes-head.module.css';

/** Why no pass of a list can be printed now. */
export interface ListReason {
  text: string;
  /** Whether it affects the user's plans rather than being the usual course. */
  isWarning: boolean;
}

/** The reason in the header of a wide dialog. */
export const ReasonInHead = ({ text, isWarning }: ListReason) =>
  isWarning ? (
    <Notice tone="warning" icon="printer">
      {text}
    </Notice>
  ) : (
    <p className={styles.reason}>{text}</p>
  );

/** The reason in one line on a phone, beside the rules. */
export const ReasonInLine = ({ text, isWarning }: ListReason) => (
  <p className={styles.reasonLine} data-warning={isWarning ? '' : undefined}>
    <Icon name="printer" size={18} className={styles.reasonIcon} />
    <span>{text}</span>
  </p>
);
