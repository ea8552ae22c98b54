import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Loading, Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { failsHere, useLocale, useOpenModal, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useCategories, type Category } from '../api/categories';
import { ServicesGate } from '../context/services-gate';
import { CopyButton } from '../order-copy/copy-button';
import styles from './categories.module.css';
import { CategoryIcon } from './category-icon';
import { servicesIn } from './category-tree';

/** The top categories of services. */
const CategoriesScreen = () => {
  const { t } = useTranslation('services');
  return (
    <div className={styles.screen}>
      <header>
        <h1 className="ff-h1">{t('categories.title')}</h1>
        <p className={styles.lead}>{t('categories.lead')}</p>
      </header>
      <ServicesGate>
        <Ways />
        <Categories />
      </ServicesGate>
    </div>
  );
};

/** Links to the other lists, the orders and the whole tree. */
const Ways = () => {
  const { t } = useTranslation('services');
  const openModal = useOpenModal();
  const { id } = useParticipation();
  return (
    <nav aria-label={t('categories.ways')} className={styles.ways}>
      <RouteLink to="search" params={{ id }} variant="secondary" icon="search">
        {t('search.label')}
      </RouteLink>
      <RouteLink to="popular-services" params={{ id }} variant="secondary" icon="star">
        {t('popular.title')}
      </RouteLink>
      <RouteLink to="orders" params={{ id }} variant="secondary" icon="list">
        {t('commands.orders')}
      </RouteLink>
      <Button icon="menu" onClick={() => openModal('event-modal-categories', {})}>
        {t('tile.all')}
      </Button>
      <CopyButton />
    </nav>
  );
};

const Categories = () => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  const query = useCategories(id, failsHere);
  const { data: categories, isError } = query;
  if (categories?.length) {
    return (
      <ul className={styles.grid}>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    );
  }
  if (categories) {
    return (
      <EmptyState level={2} title={t('categories.empty.title')}>
        {t('categories.empty.text')}
      </EmptyState>
    );
  }
  if (isError) {
    return <LoadError level={2} title={t('categories.failed')} query={query} />;
  }
  return (
    <Loading>
      <div className={styles.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles.card}>
            <Skeleton width={28} height={28} />
            <Skeleton width="60%" height={18} />
            <Skeleton width="35%" />
          </div>
        ))}
      </div>
    </Loading>
  );
};

const CategoryCard = ({ category }: { category: Category }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { id } = useParticipation();
  return (
    <article className={styles.card}>
      <CategoryIcon name={category.icon} size={22} className={styles.icon} />
      <h2 className="ff-h3">
        <RouteLink to="category" params={{ id, category_id: category.id }} variant="quiet" className={styles.wholeCard}>
          {textOf(category, 'name', locale)}
        </RouteLink>
      </h2>
      <p className={styles.count}>{t('categories.services', { count: servicesIn(category) })}</p>
      {category.children.length > 0 && (
        <ul className={styles.children}>
          {category.children.map((child) => (
            <li key={child.id}>
              <RouteLink to="category" params={{ id, category_id: child.id }} className={styles.child}>
                {textOf(child, 'name', locale)}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
};

export default CategoriesScreen;
