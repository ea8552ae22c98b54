import { Button } from '@fairfront/shared-kit/components/button';
import { ChatRoom } from '@fairfront/shared-kit/components/order-chat';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { canOrderServices } from '@fairfront/shared-kit/domain/participations';
import {
  failsHere,
  useModalFrame,
  useParticipation,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
  useUser,
  type ModalProps,
} from '@fairfront/shared-kit/platform';
import { isApiError } from '@fairfront/shared-kit/api';
import { useState } from 'react';
import { orderChat } from '../api/order-messages';
import { orderQuery, type Order, type OrdersPage } from '../api/orders';
import { OrderStatusBadge } from '../orders/order-columns';
import { useChatLog } from './use-chat-log';
import { useReadMarks } from './use-read-marks';
import { serviceKeys } from '../api/query-keys';

/** The unread count when the chat opened, from the list or else from the order itself. */
const useUnreadAtOpening = (participationId: number, orderId: number, order: Order | undefined): number => {
  const queryClient = useQueryClient();
  const [count, setCount] = useState<number | null>(() => {
    const pages = queryClient.getQueriesData<OrdersPage>({ queryKey: serviceKeys.orders.lists(participationId) });
    const known = pages.flatMap(([, page]) => page?.data ?? []).find(({ id }) => id === orderId);
    return known?.unread_messages_count ?? null;
  });
  if (count === null && order) setCount(order.unread_messages_count);
  return count ?? 0;
};

/** The chat of one order. */
const ChatModal = ({ params }: ModalProps<'event-modal-chat'>) => (
  <Chat key={params.order} orderId={Number(params.order)} />
);

const Chat = ({ orderId }: { orderId: number }) => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const user = useUser();
  const participation = useParticipation();
  const { data: order } = useQuery({ ...orderQuery(api, participation.id, orderId), ...failsHere });
  const unreadCount = useUnreadAtOpening(participation.id, orderId, order);
  const markRead = useReadMarks(orderId);
  const chat = orderChat(api, { participationId: participation.id, orderId });
  const messages = useChatLog(chat, ({ user: author }) => {
    if (author?.id !== user.id) markRead();
  });
  return (
    <>
      <ModalHeader
        title={t('chat.of', { id: orderId })}
        actions={order && <OrderStatusBadge status={order.status} />}
        subtitle={order && t('chat.summary', { amount: formatMoney(order.total_with_vat, order.currency) })}
      />
      {messages.log && (
        <ChatRoom
          chat={chat}
          log={messages.log}
          messages={messages}
          unreadCount={unreadCount}
          canWrite={canOrderServices(user.id, participation)}
          empty={<EmptyState title={t('chat.empty')}>{t('chat.emptyText')}</EmptyState>}
          readOnly={t('chat.readOnly')}
        />
      )}
      {!messages.log && (
        <ModalBody>
          {messages.error ? (
            <Failed error={messages.error} isRetrying={messages.isRetrying} onRetry={() => void messages.retry()} />
          ) : (
            <Loading label={t('chat.loading')}>
              <SkeletonLines count={6} />
            </Loading>
          )}
        </ModalBody>
      )}
    </>
  );
};

/** The error state of the messages; it offers no retry for an unknown order. */
const Failed = ({ error, isRetrying, onRetry }: { error: unknown; isRetrying: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('services');
  const { close } = useModalFrame();
  if (!isApiError(error) || error.status !== 404) {
    return <ErrorFallback variant="modal" title={t('chat.failed')} onRetry={onRetry} retrying={isRetrying} />;
  }
  return (
    <EmptyState
      live
      level={3}
      icon="search"
      title={t('chat.unknown')}
      actions={<Button onClick={() => close()}>{t('chat.close')}</Button>}
    >
      {t('chat.unknownText')}
    </EmptyState>
  );
};

export default ChatModal;
