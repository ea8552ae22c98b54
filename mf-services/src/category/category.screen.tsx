import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { failsHere, useLocale, useParticipation, useRouteParams, useTranslation } from '@fairfront/shared-kit/platform';
import { useCategories } from '../api/categories';
import { pathTo, type CategoryNode } from '../categories/category-tree';
import { useCurrency } from '../currency/use-currency';
import { ServiceList, ServiceListSkeleton } from '../service-list/service-list';
import { ServicesGate } from '../context/services-gate';
import { ServicesPage } from '../services-page/services-page';
import styles from './category.module.css';

/** One category: its own services, and links to its children, whose services are not mixed in. */
const CategoryScreen = () => (
  <ServicesGate level={1}>
    <CategoryOfRoute />
  </ServicesGate>
);

const CategoryOfRoute = () => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  const categoryId = Number(useRouteParams('category').category_id);
  const query = useCategories(id, failsHere);
  const { data: categories, isError } = query;
  if (!categories) {
    return isError ? <LoadError level={2} title={t('service.failed')} query={query} /> : <ServiceListSkeleton />;
  }
  const path = pathTo(categories, categoryId);
  const category = path.at(-1);
  if (!category) {
    return (
      <EmptyState
        level={1}
        title={t('category.empty')}
        actions={
          <RouteLink to="categories" params={{ id }} variant="secondary">
            {t('tile.all')}
          </RouteLink>
        }
      />
    );
  }
  return <CategoryView key={category.id} category={category} above={path.slice(0, -1)} />;
};

const CategoryView = ({ category, above }: { category: CategoryNode; above: CategoryNode[] }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { id } = useParticipation();
  const currency = useCurrency();
  const name = textOf(category, 'name', locale);
  const { children = [] } = category;
  return (
    <ServicesPage title={name} place={category.id} above={above} currency={currency}>
      {children.length > 0 && (
        <nav aria-label={t('category.inside')}>
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.id}>
                <RouteLink to="category" params={{ id, category_id: child.id }} variant="secondary" size="sm">
                  {textOf(child, 'name', locale)}
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ServiceList
        filter={{ category_id: category.id }}
        label={t('category.list', { category: name })}
        currency={currency.currency}
        count={(count) => t('category.count', { count })}
        empty={children.length > 0 ? null : <EmptyState level={2} title={t('category.empty')} />}
      />
    </ServicesPage>
  );
};

export default CategoryScreen;
