import { classNames } from '../class-names';
import { useTranslation } from '../../platform/facade';
import { quotaParts, type QuotaCounts, type QuotaPartKind } from './quota-parts';
import styles from './quota-meter.module.css';

const cellLimit = 40;

/** The props of `QuotaMeter`. */
export interface QuotaMeterProps extends QuotaCounts {
  total: number;
  /** Words of the parts; the common ones speak of passes ("Accepted 9"). */
  names?: Partial<Record<QuotaPartKind, string>>;
  /** The whole sentence for the screen reader, where "11 of 18" and the parts do not say it. */
  label?: string;
  /**
   * The parts with their numbers in words below; on by default for a bar, which nobody can count. `used` leaves out the free
   * places, where a line above says them.
   */
  legend?: boolean | 'used';
  className?: string;
}

/**
 * A quota as counted cells, above 40 as a bar (DESIGN §1, §5): filled accepted, hatched waiting, crossed rejected,
 * dashed held by a link, dotted given away, empty free.
 */
export const QuotaMeter = ({ total, names, label, legend, className, ...counts }: QuotaMeterProps) => {
  const { t } = useTranslation('kit');
  const parts = quotaParts(total, counts);
  const cells = parts.reduce((sum, { count }) => sum + count, 0);
  const asBar = cells > cellLimit;
  const words = (kind: QuotaPartKind, count: number) => `${names?.[kind] ?? t(`quotaMeter.${kind}`)} ${count}`;
  const used = parts.reduce((sum, { kind, count }) => (kind === 'free' ? sum : sum + count), 0);
  const spoken =
    label ??
    [t('quotaMeter.of', { used, total }), parts.map(({ kind, count }) => words(kind, count)).join(', ')]
      .filter(Boolean)
      .join(': ');
  return (
    <div className={className}>
      <div role="img" aria-label={spoken} className={classNames(styles.meter, asBar && styles.bar)}>
        {asBar
          ? parts.map(({ kind, count }) => (
              <span key={kind} className={classNames(styles.part, styles[kind])} style={{ flexGrow: count }} />
            ))
          : parts.flatMap(({ kind, count }) =>
              Array.from({ length: count }, (_, index) => (
                <span key={`${kind}${index}`} className={classNames(styles.cell, styles[kind])} />
              )),
            )}
      </div>
      {(legend ?? asBar) && (
        <ul className={styles.legend}>
          {(legend === 'used' ? parts.filter(({ kind }) => kind !== 'free') : parts).map(({ kind, count }) => (
            <li key={kind} className={styles.entry}>
              <span aria-hidden="true" className={classNames(styles.key, styles[kind])} />
              {words(kind, count)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
