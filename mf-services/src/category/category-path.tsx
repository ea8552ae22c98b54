import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useParticipant, useTranslation } from '@fairfront/shared-kit/platform';
import type { CategoryNode } from '../categories/category-tree';
import styles from './category.module.css';

/** The way back to the parent and to all categories (SVC-024). */
export const CategoryPath = ({ above, name }: { above: CategoryNode[]; name: string }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { id } = useParticipant();
  return (
    <nav aria-label={t('category.breadcrumbs')}>
      <ol className={styles.path}>
        <li className={styles.crumb}>
          <RouteLink to="categories" params={{ id }} look="quiet">
            {t('category.all')}
          </RouteLink>
          <Icon name="chevron-right" size={16} />
        </li>
        {above.map((category) => (
          <li key={category.id} className={styles.crumb}>
            <RouteLink to="category" params={{ id, category_id: category.id }} look="quiet">
              {textOf(category, 'name', locale)}
            </RouteLink>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
};
