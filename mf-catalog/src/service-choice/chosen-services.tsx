import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { CatalogueService } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { ServicePrice } from '../price/service-price';
import styles from './service-choice.module.css';

interface ChosenServicesProps {
  services: readonly CatalogueService[];
  chosen: readonly number[];
}

/** A read-only selection as text. */
export const ChosenServices = ({ services, chosen }: ChosenServicesProps) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const shown = services.filter(({ id }) => chosen.includes(id));
  if (shown.length === 0) return <p className={styles.none}>{t('service.none')}</p>;
  return (
    <ul className={styles.rows}>
      {shown.map((service) => (
        <li key={service.id} className={styles.row}>
          <span className={styles.choice}>{textOf(service, 'name', locale)}</span>
          <span className={styles.cost}>
            <ServicePrice service={service} />
          </span>
        </li>
      ))}
    </ul>
  );
};
