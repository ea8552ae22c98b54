import { Icon } from '@fairfront/shared-kit/components/icon';
import { PriceTag } from '../price-tag/price-tag';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useId, useState } from 'react';
import type { PriceReason } from '@fairfront/shared-kit/domain/catalogue/pricing/price-reasons';
import { useWizard } from '../context/wizard-context';
import { PriceWhy } from './price-why';
import styles from './price-line.module.css';
import { useLineName } from './use-line-name';
import { useMoney } from './use-money';

interface PriceLineProps {
  reason: PriceReason;
  /** The rubric packages whose totals are included in this line. */
  packages?: readonly PriceReason[];
}

/** An order line with quantities and amounts; the amount expands to its calculation. */
export const PriceLine = ({ reason, packages = [] }: PriceLineProps) => {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  const money = useMoney();
  const nameOf = useLineName();
  const { currency } = useWizard().priced.totals;
  const { line, sum } = reason;
  const name = nameOf({ kind: line.kind, serviceId: line.service_id, number: line.number });
  const isFree = line.quantity_charged === 0 && line.quantity_in_packages === 0;
  const counts = [
    line.quantity_charged > 0 &&
      t(line.price_with_vat === null ? 'price.chargedCount' : 'price.charged', {
        n: line.quantity_charged,
        price: money(line.price_with_vat),
        net: money(line.price_without_vat),
      }),
    line.quantity_in_packages > 0 && t('price.inPackages', { n: line.quantity_in_packages }),
    line.quantity_free > 0 && t('price.free', { n: line.quantity_free }),
  ].filter(Boolean);
  const hint = <span className="ff-sr-only">{t('price.why', { name })}</span>;
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <div className={styles.what}>
          <span>{name}</span>
          <span className={styles.counts}>{counts.join(', ')}</span>
          {packages.map(({ line: own, sum: ownSum }) => (
            <span key={own.service_id} className={styles.counts}>
              {t('price.including', {
                name: nameOf({ kind: own.kind, serviceId: own.service_id, number: own.number }),
                count: own.quantity_charged,
                amount: money(ownSum && ownSum.withVat),
              })}
            </span>
          ))}
        </div>
        <div className={styles.cost}>
          {sum === null && <PriceTag amount={null} currency={currency} />}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? whyId : undefined}
            className={styles.amount}
            onClick={() => setOpen(!isOpen)}
          >
            {hint}
            {sum !== null && <b className={styles.sum}>{isFree ? t('price.forFree') : money(sum.withVat)}</b>}
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
          {sum !== null && !isFree && (
            <span className={styles.net}>{t('price.net', { amount: money(sum.withoutVat) })}</span>
          )}
        </div>
      </div>
      {isOpen && (
        <div id={whyId}>
          <PriceWhy reason={reason} name={name} />
        </div>
      )}
    </li>
  );
};
