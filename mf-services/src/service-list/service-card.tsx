import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatMoney, textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useParticipant, useTranslation } from '@fairfront/shared-kit/platform';
import type { Service } from '../api/categories';
import { CategoryIcon } from '../categories/category-icon';
import styles from './service-card.module.css';

/** A service of a list: name, short description, price in the currency of the event, and who provides it (SVC-031, SVC-032). */
export const ServiceCard = ({ service, icon }: { service: Service; icon: string }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { currencies } = useParticipant();
  const currency = currencies[0]?.code ?? 'RUR';
  const price = service.prices.find((candidate) => candidate.currency === currency);
  const { executor } = service;
  return (
    <article className={styles.card}>
      <div className={styles.picture} aria-hidden="true">
        <CategoryIcon name={icon} size={22} className={styles.drawing} />
      </div>
      <div className={styles.text}>
        <h2 className="ff-h4">{textOf(service, 'name', locale)}</h2>
        <p className={styles.short}>{textOf(service, 'short_description', locale)}</p>
        <p className={styles.executor}>
          <Icon name="info" size={16} />
          {executor.is_organizer
            ? t('service.organizer')
            : t('service.contractor', { name: textOf(executor, 'name', locale) })}
        </p>
        <p className={styles.price}>
          <b className="ff-h3">{formatMoney(price?.price_with_vat ?? null, currency)}</b>{' '}
          <span className={styles.unit}>{price ? textOf(price.unit, 'name', locale) : t('service.askManager')}</span>
        </p>
      </div>
    </article>
  );
};
