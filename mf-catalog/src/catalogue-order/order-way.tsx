import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useTranslation, type CatalogOrderStatus } from '@fairfront/shared-kit/platform';
import { orderStatuses } from './use-catalogue-order';
import styles from './order-way.module.css';

/** The progress of an order: a bar with a name for each status; the current one is exposed to screen readers. */
export const OrderWay = ({ status }: { status: CatalogOrderStatus }) => {
  const { t } = useTranslation('catalog');
  const current = orderStatuses.indexOf(status);
  return (
    <ol className={styles.way} aria-label={t('way')}>
      {orderStatuses.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(styles.step, index < current && styles.done, index === current && styles.current)}
        >
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
};
