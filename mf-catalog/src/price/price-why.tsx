import { classNames } from '@fairfront/shared-kit/components/class-names';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { PricePart, PriceReason } from '@fairfront/shared-kit/domain/catalogue/pricing/price-reasons';
import { templateIndex } from '@fairfront/shared-kit/domain/catalogue/pricing/template-index';
import { useWizard } from '../context/wizard-context';
import styles from './price-why.module.css';
import { useMoney } from './use-money';

/** Up to this number, each unit is a cell of the bar. */
const mostCells = 60;

const variants: Record<PricePart['by'], string | undefined> = {
  template: styles.template,
  package: styles.package,
  rubric_package: styles.rubricPackage,
  single: styles.single,
};

const keyOf = (part: PricePart): string => ('packageId' in part ? `${part.by} ${part.packageId}` : part.by);

/** The calculation of an amount: its quantities and amounts add up to those of the line. */
export const PriceWhy = ({ reason, name }: { reason: PriceReason; name: string }) => {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const { vat_rate } = useWizard().priced.totals;
  const { line, parts, sum } = reason;
  return (
    <div className={styles.why}>
      {line.quantity > 1 && <Bar parts={parts} quantity={line.quantity} />}
      <table className={styles.table}>
        <caption className="ff-sr-only">{t('price.why', { name })}</caption>
        <tbody>
          {parts.map((part) => (
            <Part key={keyOf(part)} part={part} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${styles.name} ${styles.sumCell}`}>
              {t('price.sum', { rate: vat_rate })}
            </th>
            <td className={`${styles.amount} ${styles.sumCell}`}>{line.quantity}</td>
            <td className={`${styles.amount} ${styles.sumCell}`}>{money(sum && sum.withVat)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

/** A chart of the parts; the table contains the same data. */
const Bar = ({ parts, quantity }: { parts: readonly PricePart[]; quantity: number }) => (
  <div className={styles.bar} aria-hidden="true">
    {parts.map((part) => (
      <span key={keyOf(part)} className={styles.cells} style={{ flexGrow: part.quantity }}>
        {Array.from({ length: quantity <= mostCells ? part.quantity : 1 }, (_, place) => (
          <i key={place} className={classNames(styles.cell, variants[part.by])} />
        ))}
      </span>
    ))}
  </div>
);

const Part = ({ part }: { part: PricePart }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const money = useMoney();
  const { byId } = templateIndex(useWizard().template);
  const row = (text: string, times: string, amount: string, more?: string) => (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <span className={styles.words}>
          <i className={classNames(styles.key, variants[part.by])} aria-hidden="true" />
          <span>
            {text}
            {more && <span className={styles.more}> {more}</span>}
          </span>
        </span>
      </th>
      <td className={styles.amount}>{times}</td>
      <td className={styles.amount}>{amount}</td>
    </tr>
  );
  const times = (count: number, price: number | null) => t('price.times', { count, amount: money(price) });
  if (part.by === 'template') return row(t('price.byTemplate'), times(part.quantity, 0), money(0));
  if (part.by === 'package') {
    const chosen = byId.get(part.packageId);
    const name = chosen ? textOf(chosen, 'name', locale) : '';
    return row(t('price.byPackage', { name }), times(part.quantity, 0), money(0));
  }
  if (part.by === 'single') {
    const { price, sum, quantity } = part;
    return row(t('price.single'), times(quantity, price && price.withVat), money(sum && sum.withVat));
  }
  const { number: n, countCharged, price, sum, singly, saved, countsHere, quantity } = part;
  if (!countsHere) return row(t('price.byRubricPackage', { n }), t('price.covered', { n: quantity }), money(0));
  return row(
    t('price.byRubricPackage', { n }),
    times(countCharged, price.withVat),
    money(sum.withVat),
    t('price.instead', { singly: money(singly.withVat), saved: money(saved.withVat) }),
  );
};
