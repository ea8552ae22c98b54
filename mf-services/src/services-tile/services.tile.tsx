import { RouteLink } from '@fairfront/shared-kit/components/link';
import { textOf } from '@fairfront/shared-kit/formats';
import { failsHere, defineTile, useLocale, useParticipant, useTranslation } from '@fairfront/shared-kit/platform';
import { useCategories, type Category } from '../api/categories';
import { CategoryIcon } from '../categories/category-icon';
import styles from './services-tile.module.css';

/** How many categories the tile has room for. */
const shown = 6;
/** Those that one line names. */
const shownInBrief = 3;

/** The hub tile of services: six categories and the way to all of them. */
export default defineTile(() => {
  const { t } = useTranslation('services');
  const { id } = useParticipant();
  const locale = useLocale();
  const target = { route: 'categories', params: { id } } as const;
  const { data: categories, isError, refetch } = useCategories(id, failsHere);
  return {
    state: categories ? 'ready' : isError ? 'failed' : 'loading',
    retry: () => void refetch(),
    body: categories && (categories.length ? <Categories categories={categories} /> : <p>{t('tile.empty')}</p>),
    actions: [{ label: t('tile.all'), icon: 'chevron-right', target }],
    brief: {
      note: categories?.length
        ? categories
            .slice(0, shownInBrief)
            .map((category) => textOf(category, 'name', locale))
            .join(', ')
        : t('tile.empty'),
      target,
    },
  };
});

const Categories = ({ categories }: { categories: Category[] }) => {
  const locale = useLocale();
  const { id } = useParticipant();
  return (
    <ul className={styles.categories}>
      {categories.slice(0, shown).map((category) => (
        <li key={category.id}>
          <RouteLink to="category" params={{ id, category_id: category.id }} look="quiet" className={styles.category}>
            <CategoryIcon name={category.icon} size={18} className={styles.icon} />
            {textOf(category, 'name', locale)}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
};
