import type { Column } from '@fairfront/shared-kit/components/data-table';
import { Plate } from '@fairfront/shared-kit/components/plate';
import { passLook, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { TooltipIcon } from '@fairfront/shared-kit/components/tooltip';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { formatDate, formatLongDate, textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useTranslation, type CarPass } from '@fairfront/shared-kit/platform';
import { arrivalPurposes } from '../model';
import styles from './car-passes.module.css';

/** Number and trailer, type and purpose, arrival and stand, status (PASS-160). */
export const useCarColumns = (): Column<CarPass>[] => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const isNarrow = useNarrow();
  const purposeOf = (target: CarPass['target']) => {
    const purpose = arrivalPurposes.find(({ value }) => value === target);
    return purpose ? textOf(purpose, 'title', locale) : '';
  };
  return [
    {
      id: 'number',
      header: t('car.column'),
      width: '136px',
      cell: ({ car_number, trailer_number }) => (
        <>
          <span className={styles.plate}>
            <Plate>{car_number}</Plate>
          </span>
          {trailer_number && <span className={styles.second}>{t('car.withTrailer', { number: trailer_number })}</span>}
        </>
      ),
    },
    {
      id: 'type',
      header: t('car.typeAndPurpose'),
      card: 'line',
      cell: ({ car_type, target }) =>
        isNarrow ? (
          `${textOf(car_type, 'title', locale)}, ${purposeOf(target)}`
        ) : (
          <>
            {textOf(car_type, 'title', locale)}
            <span className={styles.second}>{purposeOf(target)}</span>
          </>
        ),
    },
    {
      id: 'entry',
      header: t('car.entryAndStand'),
      width: '104px',
      card: 'line',
      cell: ({ entry_date, stand }) => (
        <>
          <time dateTime={entry_date} title={formatLongDate(entry_date, locale)} className="ff-num">
            {formatDate(entry_date, 'pass', locale)}
          </time>
          {stand && isNarrow && `, ${t('car.atStand', { stand: stand.title })}`}
          {stand && !isNarrow && <span className={styles.second}>{t('car.atStand', { stand: stand.title })}</span>}
        </>
      ),
    },
    {
      id: 'status',
      header: t('list.status'),
      width: '172px',
      card: 'plain',
      cell: (pass) => <CarStatus pass={pass} />,
    },
  ];
};

/** The status; the reason of a rejection under it, whole in the tooltip when it is long (PASS-164 to PASS-166). */
const CarStatus = ({ pass: { status, comment } }: { pass: CarPass }) => {
  const { t } = useTranslation('passes');
  return (
    <div className={styles.status}>
      <span className={styles.badgeLine}>
        <StatusBadge {...passLook[status]}>{t(`carStatus.${status}`)}</StatusBadge>
        {status === 'rejected' && comment && <TooltipIcon label={t('car.whyRejected')} content={comment} />}
      </span>
      {status === 'rejected' && comment && <span className={styles.comment}>{comment}</span>}
    </div>
  );
};
