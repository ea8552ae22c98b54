import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { useCurrency } from '../currency/use-currency';
import { ServiceList } from '../service-list/service-list';
import { ServicesGate } from '../context/services-gate';
import { ServicesPage } from '../services-page/services-page';
import { narrowingNames } from '../api/services';
import { leastCharacters } from './least-characters';
import { FoundElsewhere } from './found-elsewhere';
import { SearchedFor } from './searched-for';
import { useSearchText, type SearchText } from './use-search-text';
import styles from './search.module.css';

/** The result filters, kept in the address. */
const Narrowings = ({ narrowing, narrow }: Pick<SearchText, 'narrowing' | 'narrow'>) => {
  const { t } = useTranslation('services');
  return (
    <div role="group" aria-label={t('search.show')} className={styles.narrowings}>
      {narrowingNames.map((name) => (
        <Checkbox key={name} checked={narrowing[name] === '1'} onChange={(isWanted) => narrow(name, isWanted)}>
          {t(`search.${name}`)}
        </Checkbox>
      ))}
    </div>
  );
};

/** Searches services by text. */
const SearchScreen = () => (
  <ServicesGate level={1}>
    <Search />
  </ServicesGate>
);

const Search = () => {
  const { t } = useTranslation('services');
  const currency = useCurrency();
  const { typed, type, search, wanted, isLiteral, category, narrowing, narrow } = useSearchText();
  return (
    <ServicesPage
      title={t('search.title')}
      place="search"
      currency={currency}
      head={
        <>
          <SearchField
            label={t('search.label')}
            hint={wanted === null ? t('search.hint', { count: leastCharacters }) : undefined}
            autoFocus
            maxLength={100}
            value={typed}
            onChange={type}
            onSearch={search}
          />
          {wanted !== null && <Narrowings narrowing={narrowing} narrow={narrow} />}
        </>
      }
    >
      {wanted !== null && (
        <ServiceList
          key={`${wanted} ${isLiteral} ${category} ${Object.keys(narrowing).join(' ')}`}
          filter={{
            search: wanted,
            ...narrowing,
            ...(isLiteral ? { literally: '1' } : {}),
            ...(category === null ? {} : { category_id: category }),
          }}
          label={t('search.results', { text: wanted })}
          currency={currency.currency}
          count={(count) => t('search.found', { count })}
          searched={(found) => (
            <SearchedFor text={wanted} isLiteral={isLiteral} category={category} narrowing={narrowing} search={found} />
          )}
          after={(services) => <FoundElsewhere services={services} />}
          empty={
            <NothingFound
              text={wanted}
              isLiteral={isLiteral}
              isInCategory={category !== null}
              isNarrowed={Object.keys(narrowing).length > 0}
            />
          }
        />
      )}
    </ServicesPage>
  );
};

interface NothingFoundProps {
  text: string;
  isLiteral: boolean;
  /** Whether the search is limited to one category. */
  isInCategory: boolean;
  /** Whether a filter is active. */
  isNarrowed: boolean;
}

/** Suggests what to do next: correct the query, search all categories, or browse them. */
const NothingFound = ({ text, isLiteral, isInCategory, isNarrowed }: NothingFoundProps) => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  return (
    <EmptyState
      live
      level={2}
      icon="search"
      title={t('search.nothing')}
      actions={
        <>
          {(isLiteral || isInCategory || isNarrowed) && (
            <RouteLink to="search" params={{ id }} query={{ q: text }} variant="secondary">
              {t(isLiteral ? 'search.corrected' : isInCategory ? 'search.everywhere' : 'search.allServices')}
            </RouteLink>
          )}
          <RouteLink to="categories" params={{ id }} variant="secondary">
            {t('tile.all')}
          </RouteLink>
        </>
      }
    >
      {t(isLiteral ? 'search.literalAdvice' : 'search.advice')}
    </EmptyState>
  );
};

export default SearchScreen;
