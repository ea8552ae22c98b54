import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  defineTile,
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type Cart,
  type TileContent,
} from '@fairfront/shared-kit/platform';
import { cartQuery } from '../api/cart';
import { categoriesQuery, useCategories, type Category } from '../api/categories';
import { CategoryIcon } from '../categories/category-icon';
import styles from './services-tile.module.css';

/** The maximum number of categories on the tile. */
const shown = 6;
/** The number of categories named on one line. */
const shownInBrief = 3;

/** The cart contents in words with the total; null for an empty cart. */
const useCartTexts = (id: number): { text: string; sum: string } | null => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { data } = useQuery({ ...cartQuery(api, id), ...failsHere });
  const count = data ? linesOf(data) : 0;
  return data && count > 0
    ? { text: t('tile.cart', { count }), sum: formatMoney(data.total_with_vat, data.currency) }
    : null;
};

const linesOf = ({ groups }: Cart): number => groups.reduce((sum, { items }) => sum + items.length, 0);

/** The services tile of the hub: six categories, a link to all of them, and the cart contents (mock-up c). */
const useServicesTile = (): TileContent => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  const locale = useLocale();
  const all = { route: 'categories', params: { id } } as const;
  const cart = { route: 'cart', params: { id } } as const;
  const { data: categories, isError, refetch } = useCategories(id, failsHere);
  const filled = useCartTexts(id);
  const names = (categories ?? []).slice(0, shownInBrief).map((category) => textOf(category, 'name', locale));
  return {
    state: categories ? 'ready' : isError ? 'failed' : 'loading',
    retry: () => void refetch(),
    body: categories && (
      <>
        {categories.length ? <Categories categories={categories} /> : <p>{t('tile.empty')}</p>}
        {filled && (
          <p className={styles.cart}>
            <Icon name="cart" size={18} className={styles.cartIcon} />
            {filled.text} <b className={styles.sum}>{filled.sum}</b>
          </p>
        )}
      </>
    ),
    actions: [
      { label: t('tile.all'), icon: 'chevron-right', target: all },
      ...(filled ? [{ label: t('tile.toCart'), icon: 'chevron-right' as const, target: cart }] : []),
    ],
    brief: filled
      ? { note: `${filled.text}, ${filled.sum}`, target: cart }
      : { note: names.length ? names.join(', ') : t('tile.empty'), target: all },
  };
};

const Categories = ({ categories }: { categories: Category[] }) => {
  const locale = useLocale();
  const { id } = useParticipation();
  return (
    <ul className={styles.categories}>
      {categories.slice(0, shown).map((category) => (
        <li key={category.id}>
          <RouteLink
            to="category"
            params={{ id, category_id: category.id }}
            variant="quiet"
            className={styles.category}
          >
            <CategoryIcon name={category.icon} size={18} className={styles.icon} />
            {textOf(category, 'name', locale)}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
};

export default defineTile(useServicesTile, ({ queryClient, api, participationId }) =>
  queryClient.prefetchQuery({ ...categoriesQuery(api, participationId), ...failsHere }),
);
