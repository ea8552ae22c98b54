import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Loading, Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useParticipant, useRouteParams, useTranslation } from '@fairfront/shared-kit/platform';
import { useCategories, useServicesOf } from '../api/categories';
import { pathTo, type CategoryNode } from '../categories/category-tree';
import { ServiceCard } from '../service-list/service-card';
import { ServicesGate } from '../service-list/services-gate';
import { CategoryPath } from './category-path';
import styles from './category.module.css';

/** One category: its own services and links to its children, whose services are not mixed in (SVC-023, SVC-024). */
const CategoryScreen = () => (
  <ServicesGate level={1}>
    <CategoryOfRoute />
  </ServicesGate>
);

const CategoryOfRoute = () => {
  const { t } = useTranslation('services');
  const { id } = useParticipant();
  const categoryId = Number(useRouteParams('category').category_id);
  const { data: categories, isError, refetch } = useCategories(id);
  if (isError) return <Failed level={1} title={t('categories.failed')} onRetry={() => void refetch()} />;
  if (!categories) return <CategorySkeleton />;
  const path = pathTo(categories, categoryId);
  const category = path.at(-1);
  if (!category) {
    return (
      <EmptyState
        level={1}
        title={t('category.empty')}
        actions={
          <RouteLink to="categories" params={{ id }} look="secondary">
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
  const { id } = useParticipant();
  const name = textOf(category, 'name', locale);
  const { children = [] } = category;
  return (
    <div className={styles.screen}>
      <CategoryPath above={above} name={name} />
      <h1 className="ff-h1">{name}</h1>
      {children.length > 0 && (
        <nav aria-label={t('category.inside')}>
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.id}>
                <RouteLink to="category" params={{ id, category_id: child.id }} look="secondary" size="sm">
                  {textOf(child, 'name', locale)}
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ServicesOf category={category} name={name} />
    </div>
  );
};

const ServicesOf = ({ category, name }: { category: CategoryNode; name: string }) => {
  const { t } = useTranslation('services');
  const { id } = useParticipant();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useServicesOf(id, category.id);
  if (isError && !data) return <Failed title={t('category.failed')} onRetry={() => void refetch()} />;
  if (!data) return <CategorySkeleton />;
  const services = data.pages.flatMap((page) => page.data);
  if (services.length === 0) {
    return category.children?.length ? null : <EmptyState level={2} title={t('category.empty')} />;
  }
  return (
    <section aria-label={t('category.list', { category: name })}>
      <ul className={styles.grid}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} icon={category.icon} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('category.more')}
          </Button>
          <span role="status">{t('category.shown', { shown: services.length, total: data.pages[0]?.meta.total })}</span>
        </div>
      )}
    </section>
  );
};

const Failed = ({ title, level = 2, onRetry }: { title: string; level?: 1 | 2; onRetry: () => void }) => {
  const { t } = useTranslation('services');
  return (
    <EmptyState
      live
      level={level}
      icon="cross-circle"
      tone="danger"
      title={title}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
};

const CategorySkeleton = () => (
  <Loading>
    <div className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={240} />
      ))}
    </div>
  </Loading>
);

export default CategoryScreen;
