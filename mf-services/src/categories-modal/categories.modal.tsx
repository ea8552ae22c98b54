import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { failsHere, useLocale, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { useCategories } from '../api/categories';
import { CategoryIcon } from '../categories/category-icon';
import { pathTo, servicesIn, type CategoryNode } from '../categories/category-tree';
import { ServicesGate } from '../context/services-gate';
import styles from './categories-modal.module.css';

/** The category tree, one level at a time, with a back button. */
const CategoriesModal = () => (
  <ServicesGate>
    <DrillDown />
  </ServicesGate>
);

const DrillDown = () => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { id } = useParticipation();
  const query = useCategories(id, failsHere);
  const { data: categories, isError } = query;
  const [open, setOpen] = useState<number | null>(null);
  const path = categories && open !== null ? pathTo(categories, open) : [];
  const parent = path.at(-1);
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  // the pressed row is gone, so focus moves to the start of the new level
  useEffect(() => {
    if (!isFirst.current) list.current?.querySelector<HTMLElement>('a, button')?.focus();
    isFirst.current = false;
  }, [open]);
  return (
    <>
      <ModalHeader
        title={parent && textOf(parent, 'name', locale)}
        {...(parent ? { onBack: () => setOpen(path.at(-2)?.id ?? null) } : {})}
      />
      <ModalBody>
        <div className={styles.pane}>
          {!categories && isError && <LoadError title={t('service.failed')} query={query} />}
          {!categories && !isError && (
            <Loading>
              <SkeletonLines count={8} />
            </Loading>
          )}
          {categories?.length === 0 && <EmptyState title={t('categories.empty.title')} />}
          <ul ref={list} className={styles.list}>
            {parent && parent.services_count > 0 && (
              <li className={styles.item}>
                <Leaf category={parent} name={t('categoriesModal.own', { name: textOf(parent, 'name', locale) })} />
              </li>
            )}
            {(parent ? (parent.children ?? []) : (categories ?? [])).map((category) => (
              <li key={category.id} className={styles.item}>
                {category.children?.length ? (
                  <Button
                    wide
                    variant="text"
                    iconEnd="chevron-right"
                    className={styles.row}
                    onClick={() => setOpen(category.id)}
                  >
                    <Row category={category} name={textOf(category, 'name', locale)} count={servicesIn(category)} />
                  </Button>
                ) : (
                  <Leaf category={category} name={textOf(category, 'name', locale)} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </ModalBody>
    </>
  );
};

const Leaf = ({ category, name }: { category: CategoryNode; name: string }) => {
  const { id } = useParticipation();
  return (
    <RouteLink to="category" params={{ id, category_id: category.id }} variant="quiet" className={styles.row}>
      <Row category={category} name={name} count={category.services_count} />
    </RouteLink>
  );
};

const Row = ({ category, name, count }: { category: CategoryNode; name: string; count: number }) => {
  const { t } = useTranslation('services');
  return (
    <span className={styles.words}>
      <CategoryIcon name={category.icon} size={20} className={styles.icon} />
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{t('categories.services', { count })}</span>
    </span>
  );
};

export default CategoriesModal;
