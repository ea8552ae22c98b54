import { classNames } from '@fairfront/shared-kit/components/class-names';
import { formatDaysBlock } from '@fairfront/shared-kit/platform/formats';
import { useLocale } from '@fairfront/shared-kit/platform';
import styles from './archive.module.css';

interface PastDatesProps {
  exhibition: { started_at: string; ended_at: string };
}

/** The days of a past exhibition as a block of month, days and year; one line on a phone (mock-up w24). */
export const PastDates = ({ exhibition: { started_at: from, ended_at: to } }: PastDatesProps) => {
  const block = formatDaysBlock(from, to, useLocale());
  if (!block) return null;
  return (
    <time dateTime={from} title={block.title} className={styles.dates}>
      {block.month && <span className={styles.wide}>{block.month}</span>}
      <b className={classNames(styles.days, block.month === null && styles.twoMonths)}>{block.days}</b>
      <span className={styles.wide}>{block.year}</span>
      <span className={styles.narrow}>{block.line}</span>
    </time>
  );
};
