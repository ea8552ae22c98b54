import type { HistoryEntry } from '@fairfront/shared-kit/components/history-panel';
import type { OrderStatus } from '@fairfront/shared-kit/domain/services';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { OrderDetail } from '../api/orders';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';

type OrderEvent = OrderDetail['history'][number];

const variants: Record<Exclude<OrderEvent['kind'], 'status'>, Pick<HistoryEntry, 'icon' | 'tone'>> = {
  placed: { icon: 'send', tone: 'info' },
  amounts: { icon: 'pen' },
  document: { icon: 'documents' },
  document_removed: { icon: 'trash' },
};
const statusVariant = (status: OrderStatus | null) =>
  status ? orderStatusVariant(status) : ({ icon: 'clock' } as const);

/** The history of an order, newest first; the organiser's staff are not named. */
export const useHistoryEntries = () => {
  const { t } = useTranslation('services');
  const titleOf = ({ kind, status }: OrderEvent): string =>
    kind === 'status' && status ? t(`orders.status.${status}`) : t(`orders.event.${kind}`);
  return ({ history, currency }: OrderDetail): HistoryEntry[] =>
    history
      .map((event): HistoryEntry => ({
        id: event.id,
        ...(event.kind === 'status' ? statusVariant(event.status) : variants[event.kind]),
        title: titleOf(event),
        detail:
          event.file ??
          event.comment ??
          (event.total_with_vat === null ? null : formatMoney(event.total_with_vat, currency)),
        by: event.by.is_staff ? t('orders.byOrganizer') : (event.by.name ?? t('orders.bySomebody')),
        at: event.created_at,
      }))
      .reverse();
};
