import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation, type ServiceSearch } from '@fairfront/shared-kit/platform';
import { useCategories } from '../api/categories';
import type { Narrowing } from '../api/services';
import { pathTo } from '../categories/category-tree';
import styles from './searched-for.module.css';

/** The props of `SearchedFor`. */
export interface SearchedForProps {
  /** The query as typed. */
  text: string;
  isLiteral: boolean;
  category: number | null;
  narrowing: Narrowing;
  search: ServiceSearch;
}

/** Shows the corrected query with a link to the exact search, and the categories of the hits. */
export const SearchedFor = ({ text, isLiteral, category, narrowing, search }: SearchedForProps) => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  return (
    <div className={styles.searched}>
      {search.corrected !== null && (
        <Notice
          tone="neutral"
          icon="search"
          live="polite"
          action={
            <RouteLink to="search" params={{ id }} query={{ ...narrowing, q: text, literally: '1' }}>
              {t('search.literally', { text })}
            </RouteLink>
          }
        >
          {t('search.understood', { text: search.corrected })}
        </Notice>
      )}
      {isLiteral && (
        <Notice
          tone="neutral"
          icon="search"
          action={
            <RouteLink to="search" params={{ id }} query={{ ...narrowing, q: text }}>
              {t('search.corrected')}
            </RouteLink>
          }
        >
          {t('search.isLiteral', { text })}
        </Notice>
      )}
      {(search.categories.length > 1 || category !== null) && (
        <FoundCategories
          text={text}
          isLiteral={isLiteral}
          category={category}
          narrowing={narrowing}
          counts={search.categories}
        />
      )}
    </div>
  );
};

interface FoundCategoriesProps extends Pick<SearchedForProps, 'text' | 'isLiteral' | 'category' | 'narrowing'> {
  counts: ServiceSearch['categories'];
}

const FoundCategories = ({ text, isLiteral, category, narrowing, counts }: FoundCategoriesProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { id } = useParticipation();
  const { data: tree = [] } = useCategories(id);
  const query = { ...narrowing, q: text, literally: isLiteral ? '1' : undefined };
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const named = counts.flatMap(({ id: categoryId, count }) => {
    const own = pathTo(tree, categoryId).at(-1);
    return own ? [{ id: categoryId, name: textOf(own, 'name', locale), count }] : [];
  });
  return (
    <nav aria-label={t('search.categories')}>
      <ul className={styles.categories}>
        {[{ id: null, name: t('search.all'), count: total }, ...named].map((one) => (
          <li key={one.id ?? 'all'}>
            <RouteLink
              to="search"
              params={{ id }}
              query={{ ...query, category: one.id === null ? undefined : String(one.id) }}
              variant="quiet"
              className={styles.category}
              aria-current={one.id === category ? 'true' : undefined}
            >
              {one.name} <span className={styles.count}>{one.count}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
