import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import { useKitLocale } from '../locales';
import { formatDateTime, formatLongDate } from '../../platform/formats';
import { useTranslation } from '../../platform/facade';
import type { Tone } from '../../platform/tile';
import styles from './history-panel.module.css';

/** An action, with its author and time. */
export interface HistoryEntry {
  id: string | number;
  icon: IconName;
  tone?: Tone;
  /** What happened: "Rejected". */
  title: string;
  detail?: ReactNode;
  /** A changed field. */
  change?: { before: string; after: string };
  /** The author as a text: "Ирина Соколова", "Organiser, pass office". */
  by: string;
  /** ISO instant. */
  at: string;
}

/** The props of `HistoryPanel`. */
export interface HistoryPanelProps {
  /** Newest first. */
  entries: readonly HistoryEntry[];
}

/** Who did what and when, with values before and after. In a modal it is in the side panel, on a page in a Drawer (DESIGN §12). */
export const HistoryPanel = ({ entries }: HistoryPanelProps) => {
  const { t } = useTranslation('kit');
  const locale = useKitLocale();
  return (
    <ol className={styles.history}>
      {entries.map(({ id, icon, tone = 'neutral', title, detail, change, by, at }) => (
        <li key={id} className={styles.entry}>
          <span className={classNames(styles.mark, styles[tone])}>
            <Icon name={icon} size={16} />
          </span>
          <div className={styles.words}>
            <b className={styles.title}>{title}</b>
            {detail && <div className={styles.detail}>{detail}</div>}
            {change && (
              <div className={styles.change}>
                <span className="ff-sr-only">{t('historyPanel.before')} </span>
                <del className={styles.before}>{change.before}</del>
                <Icon name="arrow-right" size={14} />
                <span className="ff-sr-only">{t('historyPanel.after')} </span>
                <ins className={styles.after}>{change.after}</ins>
              </div>
            )}
            <div className={styles.who}>
              {by},{' '}
              <time dateTime={at} title={formatLongDate(at, locale)}>
                {formatDateTime(at, locale)}
              </time>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
};
