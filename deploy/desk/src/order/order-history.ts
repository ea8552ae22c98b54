import type { HistoryEntry } from '@fairfront/shared-kit/components/history-panel';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { StaffOrder } from '../api/orders';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';

type OrderEvent = StaffOrder['history'][number];

const looks: Record<Exclude<OrderEvent['kind'], 'status'>, Pick<HistoryEntry, 'icon' | 'tone'>> = {
  placed: { icon: 'send', tone: 'info' },
  amounts: { icon: 'pen' },
  document: { icon: 'documents' },
  document_removed: { icon: 'trash' },
};

/** The history of an order, newest first; staff are named. */
export const useHistoryEntries = ({ history, currency }: StaffOrder): HistoryEntry[] => {
  const { t } = useTranslation('desk');
  return history
    .map(({ id, kind, status, file, comment, total_with_vat, by, created_at }): HistoryEntry => ({
      id,
      ...(kind === 'status' ? (status ? orderStatusVariant(status) : { icon: 'clock' as const }) : looks[kind]),
      title: kind === 'status' && status ? t(`orders.status.${status}`) : t(`orderPage.events.${kind}`),
      detail: file ?? comment ?? (total_with_vat === null ? null : formatMoney(total_with_vat, currency)),
      by: by.name ?? t(by.is_staff ? 'orderPage.byStaff' : 'orderPage.bySomebody'),
      at: created_at,
    }))
    .reverse();
};
