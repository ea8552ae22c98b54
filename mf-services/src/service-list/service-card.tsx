import { Icon } from '@fairfront/shared-kit/components/icon';
import { MarkedText } from '@fairfront/shared-kit/components/marked-text';
import { formatDayAndMonth, formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useOpenModal, useTranslation, type ListedService } from '@fairfront/shared-kit/platform';
import { AddToCart } from './add-to-cart';
import styles from './service-card.module.css';
import { ServicePicture } from './service-picture';

/** The props of `ServiceCard`. */
export interface ServiceCardProps {
  service: ListedService;
  /** The currency code of displayed prices. */
  currency: string;
}

/**
 * A service in a list: name, short description, current and next price, provider, and the add button. A press anywhere else
 * opens the service.
 */
export const ServiceCard = ({ service, currency }: ServiceCardProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const openModal = useOpenModal();
  const price = service.prices.find((candidate) => candidate.currency === currency);
  const { executor, found } = service;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ServicePicture service={service} />
      </div>
      <div className={styles.text}>
        <h2 className="ff-h4">
          <button
            type="button"
            className={styles.name}
            onClick={() => openModal('event-modal-service', { service: String(service.id) })}
          >
            <MarkedText text={textOf(service, 'name', locale)} ranges={found?.name} />
          </button>
        </h2>
        <p className={styles.short}>
          <MarkedText text={textOf(service, 'short_description', locale)} ranges={found?.short_description} />
        </p>
        {found?.synonym && <p className={styles.short}>{t('search.synonym', { name: found.synonym })}</p>}
        <p className={styles.executor}>
          <Icon name="info" size={16} />
          {executor.is_organizer
            ? t('service.organizer')
            : t('service.contractor', { name: textOf(executor, 'name', locale) })}
        </p>
        <div className={styles.foot}>
          <p className={styles.price}>
            <b className="ff-h3">{formatMoney(price?.price_with_vat, currency)}</b>{' '}
            <span className={styles.unit}>{price ? textOf(price.unit, 'name', locale) : t('service.askManager')}</span>
            {price?.next && (
              <span className={price.next.price_with_vat > price.price_with_vat ? styles.dearer : styles.next}>
                {t('service.nextPrice', {
                  date: formatDayAndMonth(price.next.from, locale),
                  price: formatMoney(price.next.price_with_vat, currency),
                })}
              </span>
            )}
          </p>
          <AddToCart service={service} />
        </div>
      </div>
    </article>
  );
};
