import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useCurrency } from '../currency/use-currency';
import { ServiceList } from '../service-list/service-list';
import { ServicesGate } from '../context/services-gate';
import { ServicesPage } from '../services-page/services-page';

/** The services that the organiser marked as popular. */
const PopularServicesScreen = () => (
  <ServicesGate level={1}>
    <Popular />
  </ServicesGate>
);

const Popular = () => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  const currency = useCurrency();
  return (
    <ServicesPage title={t('popular.title')} place="popular" currency={currency}>
      <ServiceList
        filter={{ is_popular: '1' }}
        label={t('popular.title')}
        currency={currency.currency}
        count={(count) => t('category.count', { count })}
        empty={
          <EmptyState
            level={2}
            title={t('popular.empty')}
            actions={
              <RouteLink to="categories" params={{ id }} variant="secondary">
                {t('tile.all')}
              </RouteLink>
            }
          />
        }
      />
    </ServicesPage>
  );
};

export default PopularServicesScreen;
