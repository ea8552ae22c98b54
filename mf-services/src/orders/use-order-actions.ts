import { useAction } from '@fairfront/shared-kit/api/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { useParticipation, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { orderDownload, type Order } from '../api/orders';
import { patchOrder } from './patch-orders';
import { serviceKeys } from '../api/query-keys';

/** The kinds of download: the order as PDF or workbook, its documents, or one file by id. */
export interface DownloadInput {
  orderId: number;
  part?: 'xlsx' | 'documents' | number;
}

/** The key of a running download. */
export const downloadRow = ({ orderId, part }: DownloadInput): string => `${orderId} ${part ?? 'pdf'}`;

/**
 * The user actions on an order: confirm the displayed version, cancel after a confirmation, download. A refused decision
 * shows the text for its error code and refetches the order.
 */
export const useOrderActions = () => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { t } = useTranslation('services');
  const queryClient = useQueryClient();
  const common = {
    namespace: 'services',
    rowOf: (order: Order) => order.id,
    invalidates: () => [serviceKeys.orders.all(id)],
    onDone: ({ data }: { data: Order }) => patchOrder(queryClient, id, data.id, (shown) => ({ ...shown, ...data })),
  };
  const callOf = ({ id: orderId, version }: Order) => ({
    params: { path: { id, orderId } },
    body: { version },
  });

  const accept = useAction<Order, { data: Order }>({
    ...common,
    run: (order, { idempotencyKey }) =>
      api.post('/participants/{id}/additional-orders/{orderId}/accept', { ...callOf(order), idempotencyKey }),
    announce: ({ data }) =>
      t('orders.accepted', { id: data.id, amount: formatMoney(data.total_with_vat, data.currency) }),
  });
  const cancel = useAction<Order, { data: Order }>({
    ...common,
    confirm: (order) => ({
      title: t('orders.cancelQuestion'),
      text: t('orders.cancelText', { id: order.id }),
      confirmLabel: t('orders.cancel'),
      cancelLabel: t('orders.keep'),
      tone: 'danger',
    }),
    run: (order, { idempotencyKey }) =>
      api.post('/participants/{id}/additional-orders/{orderId}/cancel', { ...callOf(order), idempotencyKey }),
    announce: ({ data }) => t('orders.canceled', { id: data.id }),
  });
  const download = useAction<DownloadInput, void>({
    namespace: 'services',
    rowOf: downloadRow,
    run: async ({ orderId, part }) => saveFile(await api.download(orderDownload(id, orderId, part))),
  });
  return { accept, cancel, download };
};

/** The order actions, shared by all rows of a screen. */
export type OrderActions = ReturnType<typeof useOrderActions>;
