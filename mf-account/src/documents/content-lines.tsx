import { formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { ContractDocument } from '../api/contracts';
import styles from './documents.module.css';

/** The content lines of a document: name and rental object, quantity with unit, amount. */
export const ContentLines = ({ document }: { document: ContractDocument }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  if (document.contents.length === 0) return <p className={styles.quiet}>{t('documentList.noLines')}</p>;
  return (
    <ul className={styles.lines} aria-label={t('documentList.lines', { number: document.number })}>
      {document.contents.map((line, index) => {
        const object = textOf(line, 'rental_object', locale);
        return (
          <li key={index} className={styles.line}>
            <span>{[textOf(line, 'name', locale), object].filter(Boolean).join(', ')}</span>
            <span className={styles.quantity}>
              {formatNumber(line.quantity, locale)} {textOf(line, 'measure_unit', locale)}
            </span>
            <span className={styles.amount}>{formatMoney(line.amount, document.currency)}</span>
          </li>
        );
      })}
    </ul>
  );
};
