import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { PeriodKind } from './timeline-scale';
import fill from './period-fill.module.css';
import styles from './period-key.module.css';

const kinds: readonly PeriodKind[] = ['installation', 'exhibition', 'dismantling'];

/** The small square with the pattern of a period: colour never works alone (DESIGN §1). */
export const PeriodSwatch = ({ kind }: { kind: PeriodKind }) => (
  <span aria-hidden="true" className={classNames(styles.swatch, fill[kind])} />
);

/** The meaning of the patterns, for the line and for calendars. */
export const PeriodKey = ({ className }: { className?: string }) => {
  const { t } = useTranslation('shell');
  return (
    <ul className={classNames(styles.key, className)}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.entry}>
          <PeriodSwatch kind={kind} />
          {t(`timeline.${kind}`)}
        </li>
      ))}
    </ul>
  );
};
