import { useRef } from 'react';
import { useAction } from '../../api/actions';
import type { OrderMessage } from '../../domain/services/api';
import { failsHere, useQuery, useQueryClient } from '../../platform';
import { catchUp, mergeMessages, withEarlier, withMessage, withReadMark, type ChatLog } from './chat-log';
import type { OrderChat } from './order-chat';

/**
 * The messages of an open chat: read on opening and again after `refresh`, live ones added by `take`, older ones on demand,
 * each shown once.
 */
export const useOrderMessages = (chat: OrderChat) => {
  const queryClient = useQueryClient();
  const { queryKey: key } = chat;
  // messages that arrive during the first read
  const early = useRef<OrderMessage[]>([]);
  const { data, isError, isFetching, error, refetch } = useQuery<ChatLog>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const log = await catchUp(chat, queryClient.getQueryData<ChatLog>(key), signal);
      const since = queryClient.getQueryData<ChatLog>(key)?.messages.filter(({ id }) => id > log.completeTo) ?? [];
      return { ...log, messages: mergeMessages(log.messages, [...since, ...early.current]) };
    },
    staleTime: 0,
    ...failsHere,
  });

  const earlier = useAction<{ before: number }, void>({
    namespace: chat.namespace,
    run: async ({ before }) => {
      const page = await chat.read({ before });
      queryClient.setQueryData<ChatLog>(key, (log) => log && withEarlier(log, page));
    },
  });
  const first = data?.messages[0]?.id;
  return {
    log: data ?? null,
    error: isError && !data ? error : null,
    isRetrying: isFetching,
    retry: () => refetch(),
    /** Adds a message that was sent or came live. */
    take: (message: OrderMessage) => {
      early.current = mergeMessages(early.current, [message]);
      queryClient.setQueryData<ChatLog>(key, (log) => log && withMessage(log, message));
    },
    /** The other side has read the chat up to a message. */
    markRead: (readId: number) => {
      queryClient.setQueryData<ChatLog>(key, (log) => log && withReadMark(log, readId));
    },
    /** Reads what is new. */
    refresh: () => void queryClient.invalidateQueries({ queryKey: key }),
    earlier:
      data?.hasEarlier && first !== undefined
        ? { isLoading: earlier.isBusy(), onLoad: () => void earlier.run({ before: first }) }
        : undefined,
  };
};

/** The state of an open chat. */
export type OrderMessages = ReturnType<typeof useOrderMessages>;
