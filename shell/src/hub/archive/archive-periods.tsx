import { PeriodSwatch } from '../../exhibition/timeline/period-key';
import { formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { ExhibitionDates } from '../../exhibition/exhibition-phase.model';
import { periodsOf } from '../../exhibition/exhibition-periods';
import styles from './archive.module.css';

/** The three periods of a past exhibition as text: a timeline is of no use any more (mock-up y7). */
export const ArchivePeriods = ({ exhibition }: { exhibition: ExhibitionDates }) => {
  const { t } = useTranslation('shell');
  const { now } = usePlatform();
  const locale = useLocale();
  return (
    <ul className={styles.periods}>
      {periodsOf(exhibition).map(({ kind, from, to }) => (
        <li key={kind} className={styles.period}>
          <PeriodSwatch kind={kind} />
          <b className={styles.name}>{t(`timeline.${kind}`)}</b>
          {formatProsePeriod(from, to, locale, { now: now() })}
        </li>
      ))}
    </ul>
  );
};
