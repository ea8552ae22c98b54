import { useAction } from '@fairfront/shared-kit/api/actions';
import {
  failsHere,
  useParticipationEvents,
  usePlatform,
  useQuery,
  useQueryClient,
} from '@fairfront/shared-kit/platform';
import { useRef } from 'react';
import { readMessages, type ChatAddress, type OrderMessage } from '../api/order-messages';
import type { OrderMessageEvent } from '../names';
import { catchUp, mergeMessages, withEarlier, withMessage, withReadMark, type ChatLog } from './chat-log';
import { serviceKeys } from '../api/query-keys';

/**
 * The messages of an open chat: read on opening and after a reconnect, live ones appended, older ones on demand, each shown
 * once.
 * @param onLive called with every live message of this chat
 */
export const useChatLog = (address: ChatAddress, onLive: (message: OrderMessageEvent) => void) => {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const key = serviceKeys.messages.detail(address.participationId, address.orderId);
  // messages that arrive during the first read
  const early = useRef<OrderMessage[]>([]);
  const { data, isError, isFetching, error, refetch } = useQuery<ChatLog>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<ChatLog>(key);
      const log = await catchUp((query) => readMessages(api, address, query, signal), known);
      const since = queryClient.getQueryData<ChatLog>(key)?.messages.filter(({ id }) => id > log.completeTo) ?? [];
      return { ...log, messages: mergeMessages(log.messages, [...since, ...early.current]) };
    },
    staleTime: 0,
    ...failsHere,
  });

  const take = (message: OrderMessage) => {
    early.current = mergeMessages(early.current, [message]);
    queryClient.setQueryData<ChatLog>(key, (log) => log && withMessage(log, message));
  };
  useParticipationEvents('additional-order.message-created', ({ order_id, message }) => {
    if (order_id !== address.orderId) return;
    take(message);
    onLive(message);
    // a sender has read the chat; the next read returns the marks
    if (message.from === 'manager') void queryClient.invalidateQueries({ queryKey: key });
  });
  useParticipationEvents('additional-order.messages-read', ({ order_id, read_by_organizer_id }) => {
    if (order_id !== address.orderId) return;
    queryClient.setQueryData<ChatLog>(key, (log) => log && withReadMark(log, read_by_organizer_id));
  });

  const earlier = useAction<{ before: number }, void>({
    namespace: 'services',
    run: async ({ before }) => {
      const page = await readMessages(api, address, { before });
      queryClient.setQueryData<ChatLog>(key, (log) => log && withEarlier(log, page));
    },
  });
  const first = data?.messages[0]?.id;
  return {
    log: data ?? null,
    error: isError && !data ? error : null,
    isRetrying: isFetching,
    retry: () => void refetch(),
    /** Adds the answer to a sent message. */
    take,
    earlier:
      data?.hasEarlier && first !== undefined
        ? { isLoading: earlier.isBusy(), onLoad: () => void earlier.run({ before: first }) }
        : undefined,
  };
};

/** The state of an open chat. */
export type ChatMessages = ReturnType<typeof useChatLog>;
