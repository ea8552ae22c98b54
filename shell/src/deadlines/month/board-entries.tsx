import type { ReactNode } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './month-board.module.css';

/** An entry on a day of the board. */
export interface BoardEntry {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  label: string;
  icon: IconName;
  tone: 'neutral' | 'warning' | 'success' | 'primary';
  /** The meaning of the tone for screen readers: "soon", "done". */
  note?: string | undefined;
}

/** Draws an entry as a link or a button with these class names. */
export type RenderEntry = (
  entry: BoardEntry,
  variant: { className: string; tabIndex: number; children: ReactNode },
) => ReactNode;

/** Further entries of a day are behind "2 more". */
const shownEntries = 3;

export interface BoardEntriesProps {
  entries: readonly BoardEntry[];
  /** Without it, entries are plain text. */
  renderEntry: RenderEntry | undefined;
  /** Whether they are in the tab order. */
  isReachable: boolean;
  /** Whether all entries are shown. */
  isOpened: boolean;
  onOpen: () => void;
}

/** The entries of a day. */
export const BoardEntries = ({ entries, renderEntry, isReachable, isOpened, onOpen }: BoardEntriesProps) => {
  const { t } = useTranslation('deadlines');
  if (entries.length === 0) return null;
  const tabIndex = isReachable ? 0 : -1;
  const hidden = isOpened || entries.length <= shownEntries ? 0 : entries.length - shownEntries + 1;
  return (
    <ul className={styles.entries}>
      {entries.slice(0, entries.length - hidden).map((entry) => {
        const className = classNames(styles.entry, styles[entry.tone], renderEntry && styles.follows);
        const children = (
          <>
            <Icon name={entry.icon} size={14} className={styles.mark} />
            <span className={styles.label}>{entry.label}</span>
            {entry.note && <span className="ff-sr-only">, {entry.note}</span>}
          </>
        );
        return (
          <li key={entry.id} title={entry.label}>
            {renderEntry ? (
              renderEntry(entry, { className, tabIndex, children })
            ) : (
              <span className={className}>{children}</span>
            )}
          </li>
        );
      })}
      {hidden > 0 && (
        <li>
          <button type="button" tabIndex={tabIndex} className={styles.more} onClick={onOpen}>
            {t('monthGrid.more', { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
};
