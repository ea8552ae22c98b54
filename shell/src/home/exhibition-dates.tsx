import { classNames } from '@fairfront/shared-kit/components/class-names';
import { formatDaysBlock } from '@fairfront/shared-kit/platform/formats';
import { useLocale } from '@fairfront/shared-kit/platform';
import styles from './exhibition-dates.module.css';

interface ExhibitionDatesProps {
  exhibition: { started_at: string; ended_at: string };
  className: string | undefined;
}

/** The days of an exhibition as a block: month, days, year (mock-up b). */
export const ExhibitionDates = ({ exhibition: { started_at, ended_at }, className }: ExhibitionDatesProps) => {
  const block = formatDaysBlock(started_at, ended_at, useLocale());
  if (!block) return null;
  return (
    <time dateTime={started_at} title={block.title} className={className}>
      {block.month && <span className={styles.wide}>{block.month}</span>}
      <b className={classNames(styles.wide, block.month ? styles.days : styles.twoMonths)}>{block.days}</b>
      <span className={styles.wide}>{block.year}</span>
      <span className={styles.narrow}>{block.line}</span>
    </time>
  );
};
