import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { Button } from '@fairfront/shared-kit/components/button';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useOpenModal, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import type { CategoryNode } from '../categories/category-tree';
import { CurrencySelect } from '../currency/currency-select';
import type { ShownCurrency } from '../currency/use-currency';
import { ServicesRail, type RailPlace } from './services-rail';
import styles from './services-page.module.css';

/** The props of `ServicesPage`. */
export interface ServicesPageProps {
  title: string;
  place: RailPlace;
  /** The categories between all services and this page. */
  above?: readonly CategoryNode[];
  /** Shows the currency select beside the title. */
  currency: ShownCurrency;
  /** Replaces the title line, for a page with its own header. */
  head?: ReactNode;
  children: ReactNode;
}

/** The layout of every service list: breadcrumbs, categories at the side, title and currency. */
export const ServicesPage = ({ title, place, above = [], currency, head, children }: ServicesPageProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const openModal = useOpenModal();
  const { id, currencies } = useParticipation();
  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[
          crumbTo('categories', { id }, t('category.all')),
          ...above.map((category) =>
            crumbTo('category', { id, category_id: category.id }, textOf(category, 'name', locale)),
          ),
          { id: 'here', content: title },
        ]}
      />
      <div className={styles.columns}>
        <ServicesRail place={place} />
        <div className={styles.content}>
          <header className={styles.head}>
            <h1 className="ff-h1">{title}</h1>
            <div className={styles.tools}>
              <Button className={styles.categories} icon="menu" onClick={() => openModal('event-modal-categories', {})}>
                {t('tile.all')}
              </Button>
              <CurrencySelect shown={currency} codes={currencies.map(({ code }) => code)} />
            </div>
          </header>
          {head}
          {children}
        </div>
      </div>
    </div>
  );
};
