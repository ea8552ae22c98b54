import type { Column, RowsView } from '@fairfront/shared-kit/components/data-table';
import { LicensePlate } from '../license-plate/license-plate';
import { formatDate, formatLongDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, type CarPass } from '@fairfront/shared-kit/platform';
import { carPassDownload } from '@fairfront/shared-kit/domain/passes';
import listStyles from '../pass-list/pass-list.module.css';
import { StatusCell } from '../pass-list/status-cell';
import { useReasons } from '../context/use-pass-context';
import styles from './car-passes.module.css';

/** Columns: number and trailer, type and purpose, arrival and stand, status. */
export const useCarColumns = (): Column<CarPass>[] => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const reasonsOf = useReasons();
  const purposeOf = (target: CarPass['target']) => t(`purpose.${target}`);
  return [
    {
      id: 'number',
      header: t('car.column'),
      width: '132px',
      cell: ({ car_number, trailer_number }) => (
        <>
          <span className={styles.plate}>
            <LicensePlate>{car_number}</LicensePlate>
          </span>
          {trailer_number && (
            <span className={listStyles.second}>{t('car.withTrailer', { number: trailer_number })}</span>
          )}
        </>
      ),
    },
    {
      id: 'type',
      header: t('car.typeAndPurpose'),
      card: 'line',
      cell: ({ car_type, target }, view) =>
        view === 'cards' ? (
          `${textOf(car_type, 'title', locale)}, ${purposeOf(target)}`
        ) : (
          <>
            {textOf(car_type, 'title', locale)}
            <span className={listStyles.second}>{purposeOf(target)}</span>
          </>
        ),
    },
    {
      id: 'entry',
      header: t('car.entryAndStand'),
      width: '104px',
      card: 'line',
      cell: ({ entry_date, stand }, view) => (
        <>
          <time dateTime={entry_date} title={formatLongDate(entry_date, locale)} className="ff-num">
            {formatDate(entry_date, locale)}
          </time>
          {stand && view === 'cards' && `, ${t('car.atStand', { stand: stand.title })}`}
          {stand && view !== 'cards' && (
            <span className={listStyles.second}>{t('car.atStand', { stand: stand.title })}</span>
          )}
        </>
      ),
    },
    {
      id: 'status',
      header: t('list.status'),
      width: '202px',
      card: 'plain',
      cell: (pass, view) => <CarStatus pass={pass} view={view} reasons={reasonsOf(carPassDownload(pass))} />,
    },
  ];
};

/** The status with the rejection reason below; the tooltip shows a long reason in full. */
const CarStatus = ({ pass, view, reasons }: { pass: CarPass; view: RowsView; reasons: string[] }) => {
  const { t } = useTranslation('passes');
  const { status, comment } = pass;
  const reason = status === 'rejected' ? comment : null;
  return (
    <StatusCell
      kind="car"
      status={status}
      hintLabel={t(reason ? 'car.whyRejected' : 'reason.label')}
      view={view}
      hints={reason && view !== 'cards' ? [reason, ...reasons] : reasons}
    >
      {reason && (
        <span className={styles.comment} title={reason}>
          {reason}
        </span>
      )}
    </StatusCell>
  );
};
