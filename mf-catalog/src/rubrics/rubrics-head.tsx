import { formatNumber } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { Heading } from '../context/heading';
import styles from './rubrics.module.css';

interface RubricsHeadProps {
  chosen: number;
  /** The number of rubrics on a free place. */
  free: number;
  /** The number of free places in the template. */
  places: number;
  /** In percent. */
  vatRate: number;
  action: ReactNode;
}

/** The number of selected and free rubrics, and the button that opens the picker. */
export const RubricsHead = ({ chosen, free, places, vatRate, action }: RubricsHeadProps) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const count = t('rubrics.chosen', { count: chosen });
  return (
    <div className={styles.head}>
      <div>
        <Heading level={3} className={styles.title}>
          {free > 0 ? t('rubrics.chosenAndFree', { chosen: count, count: free }) : count}
        </Heading>
        <p className={styles.lead}>
          {places > 0 && t('rubrics.freeFirst', { count: places })}{' '}
          {t('rubrics.vat', { rate: formatNumber(vatRate, locale) })}
        </p>
      </div>
      {action}
    </div>
  );
};
