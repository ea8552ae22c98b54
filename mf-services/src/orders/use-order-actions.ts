import { useAction } from '@fairfront/shared-kit/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { formatMoney } from '@fairfront/shared-kit/formats';
import { useParticipation, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { orderDownload, type Order } from '../api/orders';
import { patchOrder } from './patch-orders';
import { serviceKeys } from '../api/query-keys';

/** What a download action saves: the order as a PDF or a workbook, its documents, or one file by its id. */
export interface DownloadInput {
  orderId: number;
  part?: 'xlsx' | 'documents' | number;
}

/** Names a download among those that run. */
export const downloadRow = ({ orderId, part }: DownloadInput): string => `${orderId} ${part ?? 'pdf'}`;

/**
 * What a user does with an order: confirm it with the version that is shown, cancel it after a question, download it. A refused
 * decision says so by its code, and the order is reloaded (SVC-096 to SVC-102, SVC-147, SVC-154).
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

/** Actions of orders, shared by all rows of a screen. */
export type OrderActions = ReturnType<typeof useOrderActions>;
