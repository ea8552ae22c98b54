import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { canOrderServices } from '@fairfront/shared-kit/model';
import { useParticipant, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import type { Order } from '../api/orders';
import { ServicesGate } from '../service-list/services-gate';
import { useOrderColumns } from './order-columns';
import { OrderDetails } from './order-details';
import { OrderToggle } from './order-toggle';
import styles from './orders.module.css';
import { useLiveOrders } from './use-live-orders';
import { useOrderActions } from './use-order-actions';
import { useOrdersPage } from './use-orders-page';

/** Orders of the participation, newest first, with their lines, decisions, papers and chats (SVC-090, SVC-091). */
const OrdersScreen = () => {
  const { t } = useTranslation('services');
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className="ff-h1">{t('orders.title')}</h1>
        <NewOrder />
      </header>
      <ServicesGate>
        <Orders />
      </ServicesGate>
    </div>
  );
};

/** The way to services, for those who may order (SVC-004). */
const NewOrder = () => {
  const { t } = useTranslation('services');
  const user = useUser();
  const participation = useParticipant();
  if (!canOrderServices(user.id, participation)) return null;
  return (
    <RouteLink to="categories" params={{ id: participation.id }} look="primary" icon="plus">
      {t('orders.new')}
    </RouteLink>
  );
};

/** The first order that waits for the participant opens by itself; a press of the person counts from then on. */
const useOpenOrders = (orders: readonly Order[]) => {
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const awaited = orders.find(({ can_accept }) => can_accept)?.id;
  const isOpen = (id: number): boolean => pressed.get(id) ?? id === awaited;
  return { isOpen, toggle: (id: number) => setPressed(new Map(pressed).set(id, !isOpen(id))) };
};

const Orders = () => {
  const { t } = useTranslation('services');
  const list = useOrdersPage();
  const rows = list.orders ?? [];
  const caption = useRef<HTMLElement>(null);
  const columns = useOrderColumns();
  const actions = useOrderActions();
  const open = useOpenOrders(rows);
  const live = useLiveOrders(rows);
  if (list.hasFailed) {
    return (
      <EmptyState
        live
        level={2}
        icon="cross-circle"
        tone="danger"
        title={t('orders.failed')}
        actions={
          <Button icon="refresh" busy={list.isRetrying} onClick={list.retry}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p role="status" className="ff-sr-only">
        {live.sentence}
      </p>
      <DataTable
        className={styles.table}
        caption={t('orders.title')}
        captionRef={caption}
        columns={columns}
        cardsBelow={1000}
        rows={rows}
        rowKey={({ id }) => id}
        loading={list.orders ? undefined : 5}
        refetching={list.isTurning}
        flashing={live.flashing}
        empty={
          <EmptyState level={2} title={t('orders.empty')}>
            {t('orders.emptyText')}
          </EmptyState>
        }
        actions={(order) => (
          <OrderToggle order={order} isOpen={open.isOpen(order.id)} onToggle={() => open.toggle(order.id)} />
        )}
        expanded={(order) => (open.isOpen(order.id) ? <OrderDetails order={order} actions={actions} /> : null)}
      />
      {list.meta && (
        <Pagination
          label={t('orders.pages')}
          page={list.page}
          pages={list.meta.last_page}
          total={list.meta.total}
          perPage={list.meta.per_page}
          onChange={(page) => {
            list.turnTo(page);
            caption.current?.focus();
          }}
        />
      )}
    </>
  );
};

export default OrdersScreen;
