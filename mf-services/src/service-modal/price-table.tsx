import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Radio } from '@fairfront/shared-kit/components/radio';
import { formatDayAndMonth, formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation, type AdditionalService } from '@fairfront/shared-kit/platform';
import { useId } from 'react';
import { priceIn } from './price-of-service';
import styles from './price-table.module.css';

/** The props of `PriceTable`. */
export interface PriceTableProps {
  service: AdditionalService;
  currency: string;
  unitId: number;
  /** Absent if ordering is not possible: the table is read-only then. */
  onChoose: ((unitId: number) => void) | undefined;
}

/** The current prices by unit with the next price and its date; the user selects one of several units. */
export const PriceTable = ({ service, currency, unitId, onChoose }: PriceTableProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { exhibition } = useParticipation();
  const name = useId();
  const rows = service.units.map((unit) => ({ unit, price: priceIn(service, unit.id, currency) }));
  const next = rows.map(({ price }) => price?.next).find(Boolean);
  const isChoice = onChoose !== undefined && rows.length > 1;
  return (
    <table className={styles.table}>
      <caption className="ff-sr-only">{t('service.prices')}</caption>
      <thead>
        <tr>
          <th scope="col" className={classNames(styles.cell, styles.headCell, styles.unit)}>
            {t('service.unit')}
          </th>
          <th scope="col" className={classNames(styles.cell, styles.headCell, styles.net)}>
            {t('service.withoutVat')}
          </th>
          <th scope="col" className={classNames(styles.cell, styles.headCell)}>
            {t('service.withVat', { rate: formatNumber(exhibition.vat_rate, locale) })}
          </th>
          {next && (
            <th scope="col" className={classNames(styles.cell, styles.headCell)}>
              {t('service.from', { date: formatDayAndMonth(next.from, locale) })}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ unit, price }) => (
          <tr key={unit.id} className={isChoice && unit.id === unitId ? styles.chosen : undefined}>
            <th scope="row" className={classNames(styles.cell, styles.unit)}>
              {isChoice ? (
                <Radio
                  name={name}
                  value={String(unit.id)}
                  checked={unit.id === unitId}
                  onChoose={() => onChoose(unit.id)}
                >
                  {textOf(unit, 'name', locale)}
                </Radio>
              ) : (
                textOf(unit, 'name', locale)
              )}
            </th>
            <td className={classNames(styles.cell, styles.net)}>{formatMoney(price?.price_without_vat, currency)}</td>
            <td className={styles.cell}>
              <b>{formatMoney(price?.price_with_vat, currency)}</b>
            </td>
            {next && (
              <td className={classNames(styles.cell, styles.next)}>
                {formatMoney(price?.next?.price_with_vat, currency)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
