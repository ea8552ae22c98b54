import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useNavigateTo, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { useCategories, type Category } from '../api/categories';
import { CategoryIcon } from '../categories/category-icon';
import styles from './services-rail.module.css';

/** The current location: a category by id, or one of the other lists. */
export type RailPlace = number | 'popular' | 'search';

/** Search and categories beside every list; the open branch is expanded. Narrow windows use the modal instead. */
export const ServicesRail = ({ place }: { place: RailPlace }) => {
  const { t } = useTranslation('services');
  const navigate = useNavigateTo();
  const { id } = useParticipation();
  const { data: categories = [] } = useCategories(id);
  const [text, setText] = useState('');
  return (
    <div className={classNames(styles.rail, place === 'search' && styles.placesOnly)}>
      {place !== 'search' && (
        <SearchField
          label={t('search.label')}
          value={text}
          onChange={setText}
          onSearch={(q) => navigate('search', { id }, { query: { q: q.trim() || undefined } })}
        />
      )}
      <nav aria-label={t('category.places')} className={styles.places}>
        <RouteLink
          to="popular-services"
          params={{ id }}
          variant="quiet"
          className={styles.place}
          aria-current={place === 'popular' ? 'page' : undefined}
        >
          <Icon name="star" size={18} className={styles.icon} />
          {t('popular.title')}
        </RouteLink>
        <ul>
          {categories.map((category) => (
            <RailCategory key={category.id} category={category} place={place} />
          ))}
        </ul>
      </nav>
    </div>
  );
};

const RailCategory = ({ category, place }: { category: Category; place: RailPlace }) => {
  const locale = useLocale();
  const { id } = useParticipation();
  const isOpen = category.id === place || category.children.some((child) => child.id === place);
  return (
    <li>
      <RouteLink
        to="category"
        params={{ id, category_id: category.id }}
        variant="quiet"
        className={styles.place}
        aria-current={category.id === place ? 'page' : undefined}
      >
        <CategoryIcon name={category.icon} size={18} className={styles.icon} />
        {textOf(category, 'name', locale)}
      </RouteLink>
      {isOpen && category.children.length > 0 && (
        <ul className={styles.children}>
          {category.children.map((child) => (
            <li key={child.id}>
              <RouteLink
                to="category"
                params={{ id, category_id: child.id }}
                variant="quiet"
                className={styles.child}
                aria-current={child.id === place ? 'page' : undefined}
              >
                {textOf(child, 'name', locale)}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
