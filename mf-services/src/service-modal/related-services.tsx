import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, type AdditionalService } from '@fairfront/shared-kit/platform';
import { ServicePicture } from '../service-list/service-picture';
import styles from './related-services.module.css';

/** The props of `RelatedServices`. */
export interface RelatedServicesProps {
  services: readonly AdditionalService[];
  currency: string;
  onOpen: (serviceId: number) => void;
}

/** Related services, which open in the same modal. */
export const RelatedServices = ({ services, currency, onOpen }: RelatedServicesProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="related-services">
      <h3 id="related-services" className="ff-h4">
        {t('service.related')}
      </h3>
      <ul className={styles.list}>
        {services.map((service) => {
          const price = service.prices.find((one) => one.currency === currency);
          return (
            <li key={service.id} className={styles.row}>
              <span className={styles.picture}>
                <ServicePicture service={service} />
              </span>
              <span className={styles.words}>
                <button type="button" className={styles.name} onClick={() => onOpen(service.id)}>
                  {textOf(service, 'name', locale)}
                </button>
                <span className={styles.short}>{textOf(service, 'short_description', locale)}</span>
                {service.order_state === 'open' ? (
                  <b>{formatMoney(price?.price_with_vat, currency)}</b>
                ) : (
                  <span className={styles.short}>{t('service.closedShort')}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
