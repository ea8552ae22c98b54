import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { useParticipant, useTranslation } from '@fairfront/shared-kit/platform';
import { useCurrency } from '../currency/use-currency';
import { ServiceList } from '../service-list/service-list';
import { ServicesGate } from '../service-list/services-gate';
import { ServicesPage } from '../services-page/services-page';
import { leastCharacters, useSearchText } from './use-search-text';

/** Finds services by a text (SVC-029, SVC-030). */
const SearchScreen = () => (
  <ServicesGate level={1}>
    <Search />
  </ServicesGate>
);

const Search = () => {
  const { t } = useTranslation('services');
  const { id } = useParticipant();
  const currency = useCurrency();
  const { typed, type, search, wanted } = useSearchText();
  return (
    <ServicesPage
      title={t('search.title')}
      place="search"
      currency={currency}
      head={
        <SearchField
          label={t('search.label')}
          hint={wanted === null ? t('search.hint', { count: leastCharacters }) : undefined}
          autoFocus
          maxLength={100}
          value={typed}
          onChange={type}
          onSearch={search}
        />
      }
    >
      {wanted !== null && (
        <ServiceList
          key={wanted}
          filter={{ search: wanted }}
          label={t('search.results', { text: wanted })}
          currency={currency.currency}
          count={(count) => t('search.found', { count })}
          empty={
            <EmptyState
              live
              level={2}
              icon="search"
              title={t('search.nothing')}
              actions={
                <RouteLink to="categories" params={{ id }} look="secondary">
                  {t('tile.all')}
                </RouteLink>
              }
            >
              {t('search.advice')}
            </EmptyState>
          }
        />
      )}
    </ServicesPage>
  );
};

export default SearchScreen;
