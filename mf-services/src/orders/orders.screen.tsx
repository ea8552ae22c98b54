import { classNames } from '@fairfront/shared-kit/components/class-names';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { useMedia } from '@fairfront/shared-kit/components/viewport';
import { areServicesShown, canOrderServices } from '@fairfront/shared-kit/domain/participations';
import { useParticipation, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import type { Order } from '../api/orders';
import { orderSearchLength } from '@fairfront/shared-kit/domain/common';
import { ServicesGate } from '../context/services-gate';
import { NoOrders } from './no-orders';
import { useOrderColumns } from './order-columns';
import { OrderDetails } from './order-details';
import { OrderTabs } from './order-tabs';
import { OrderToggle } from './order-toggle';
import styles from './orders.module.css';
import { useLiveOrders } from './use-live-orders';
import { useOrderActions } from './use-order-actions';
import { useOrdersFilter, type OrdersFilterState } from './use-orders-filter';
import { useOrdersPage } from './use-orders-page';

/** Tablet window widths: the table fits, but not its six columns side by side. */
const foldingWindow = '(min-width: 740px) and (max-width: 1063.98px)';

/** The orders of the participation, newest first, with lines, decisions, documents and chats. */
const OrdersScreen = () => {
  const { t } = useTranslation('services');
  const filter = useOrdersFilter();
  const participation = useParticipation();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={classNames('ff-h1', styles.title)}>{t('orders.title')}</h1>
        {areServicesShown(participation) && (
          <div className={styles.search}>
            <SearchField
              label={t('orders.search')}
              maxLength={orderSearchLength}
              value={filter.typed}
              onChange={filter.type}
              onSearch={filter.search}
            />
          </div>
        )}
        <NewOrder />
      </header>
      <ServicesGate>
        <Orders filter={filter} />
      </ServicesGate>
    </div>
  );
};

/** The link to services, for users who may order. */
const NewOrder = () => {
  const { t } = useTranslation('services');
  const user = useUser();
  const participation = useParticipation();
  if (!canOrderServices(user.id, participation)) return null;
  return (
    <RouteLink to="categories" params={{ id: participation.id }} variant="primary" icon="plus">
      {t('orders.new')}
    </RouteLink>
  );
};

/** The first order awaiting confirmation expands by itself until the user expands or collapses a row. */
const useOpenOrders = (orders: readonly Order[]) => {
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const awaited = orders.find(({ can_accept }) => can_accept)?.id;
  const isOpen = (id: number): boolean => pressed.get(id) ?? id === awaited;
  return { isOpen, toggle: (id: number) => setPressed(new Map(pressed).set(id, !isOpen(id))) };
};

const Orders = ({ filter }: { filter: OrdersFilterState }) => {
  const { t } = useTranslation('services');
  const list = useOrdersPage(filter);
  const rows = list.orders ?? [];
  const caption = useRef<HTMLElement>(null);
  const columns = useOrderColumns(useMedia(foldingWindow));
  const actions = useOrderActions();
  const open = useOpenOrders(rows);
  const live = useLiveOrders(rows);
  if (list.hasFailed) {
    return <LoadError level={2} title={t('orders.failed')} query={list.query} />;
  }
  return (
    <>
      <p role="status" className="ff-sr-only">
        {live.sentence}
      </p>
      <div className={styles.list}>
        <OrderTabs filter={filter} counts={list.meta?.counts ?? null}>
          <DataTable
            caption={t('orders.title')}
            captionRef={caption}
            columns={columns}
            className={styles.rows}
            cardsBelow={640}
            rows={rows}
            rowKey={({ id }) => id}
            loading={list.orders ? undefined : 5}
            refetching={list.isTurning}
            flashing={live.flashing}
            empty={list.meta && <NoOrders filter={filter} counts={list.meta.counts} />}
            actions={(order) => (
              <OrderToggle order={order} isOpen={open.isOpen(order.id)} onToggle={() => open.toggle(order.id)} />
            )}
            expanded={(order) => (open.isOpen(order.id) ? <OrderDetails order={order} actions={actions} /> : null)}
          />
        </OrderTabs>
      </div>
      {list.meta && (
        <Pagination
          label={t('orders.pages')}
          page={filter.page}
          pages={list.meta.last_page}
          total={list.meta.total}
          perPage={list.meta.per_page}
          onChange={(page) => {
            filter.turnTo(page);
            caption.current?.focus();
          }}
        />
      )}
    </>
  );
};

export default OrdersScreen;
