import { useAction } from '../../api/actions';
import { isApiError, newIdempotencyKey } from '../../api';
import { usePlatform, useUser } from '../../platform';
import { useState, useSyncExternalStore } from 'react';
import type { OrderMessage } from '../../domain/services/api';
import type { OrderChat } from './order-chat';
import { outboxOf, type PendingMessage } from './outbox';

/** Abort controllers of the messages being sent, by key: a closed chat continues sending. */
const aborts = new Map<string, AbortController>();

const formOf = ({ text, files }: PendingMessage): FormData => {
  const form = new FormData();
  form.set('text', text);
  for (const file of files) form.append('files[]', file);
  return form;
};

/** The server's errors for single files, each with its name; other fields unchanged. */
const refusalOf = (error: unknown, files: readonly File[]): string | null => {
  if (!isApiError(error)) return null;
  const lines = Object.entries(error.errors).flatMap(([field, texts]) => {
    const file = files[Number(/^files\.(\d+)$/.exec(field)?.[1] ?? -1)];
    return texts.map((text) => (file ? `${file.name}: ${text}` : text));
  });
  return lines.length > 0 ? lines.join('\n') : null;
};

/** Whether a retry with the same content can succeed; otherwise the content must change first. */
const isRetryable = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;

/**
 * The outbox of a chat: draft, pending messages with progress and cancel, and failed ones with a retry under the same key. A
 * refused message returns to the input with its files, so nothing is lost.
 */
export const useOutbox = (chat: OrderChat, log: { lastId: number; take: (message: OrderMessage) => void }) => {
  const { api, now } = usePlatform();
  const store = outboxOf(useUser().id, chat.orderId);
  const outbox = useSyncExternalStore(store.subscribe, store.read);
  const [error, setError] = useState<string | undefined>();

  const patch = (key: string, changes: Partial<PendingMessage>) =>
    store.change((current) => ({
      ...current,
      pending: current.pending.map((message) => (message.key === key ? { ...message, ...changes } : message)),
    }));
  const remove = (key: string) =>
    store.change((current) => ({ ...current, pending: current.pending.filter((message) => message.key !== key) }));
  /** Returns the message to the input; false if the user has typed something else meanwhile. */
  const returnToInput = ({ key, text, files }: PendingMessage): boolean => {
    const current = store.read();
    if (current.text !== '' || current.files.length > 0) return false;
    store.change((before) => ({
      text,
      files,
      pending: before.pending.filter((message) => message.key !== key),
    }));
    return true;
  };

  const delivery = useAction<PendingMessage, { data: OrderMessage }>({
    namespace: chat.namespace,
    rowOf: ({ key }) => key,
    run: (message) => {
      const abort = new AbortController();
      aborts.set(message.key, abort);
      return api.upload<{ data: OrderMessage }>(chat.messagesPath, formOf(message), {
        idempotencyKey: message.key,
        signal: abort.signal,
        onProgress: (progress) => patch(message.key, { progress }),
      });
    },
    onDone: ({ data }, { key }) => {
      log.take(data);
      remove(key);
    },
    onRefused: (refusal, message) => {
      if (aborts.get(message.key)?.signal.aborted) {
        if (!returnToInput(message)) remove(message.key);
        return true;
      }
      const reason = refusalOf(refusal, message.files);
      if (!isRetryable(refusal) && returnToInput(message)) setError(reason ?? undefined);
      else patch(message.key, { state: 'failed', progress: undefined, reason: reason ?? undefined });
      return false;
    },
  });

  return {
    ...outbox,
    error,
    setText: (text: string) => {
      setError(undefined);
      store.change((current) => ({ ...current, text }));
    },
    setFiles: (files: readonly File[], refusal?: string) => {
      setError(refusal);
      store.change((current) => ({ ...current, files }));
    },
    send: () => {
      const { text, files } = store.read();
      const message: PendingMessage = {
        key: newIdempotencyKey(),
        text: text.trim(),
        files,
        at: new Date(now()).toISOString(),
        afterId: log.lastId,
        state: 'sending',
      };
      if (message.text === '' && files.length === 0) return;
      setError(undefined);
      store.change(({ pending }) => ({ text: '', files: [], pending: [...pending, message] }));
      void delivery.run(message);
    },
    retry: (key: string) => {
      const message = store.read().pending.find((waiting) => waiting.key === key);
      if (!message || message.state === 'sending') return;
      patch(key, { state: 'sending', reason: undefined });
      void delivery.run(message);
    },
    /** Discards a failed message or aborts a pending one. */
    discard: (key: string) => {
      const message = store.read().pending.find((waiting) => waiting.key === key);
      if (message?.state === 'sending') aborts.get(key)?.abort();
      else remove(key);
    },
    remove: (keys: readonly string[]) =>
      store.change((current) => ({ ...current, pending: current.pending.filter(({ key }) => !keys.includes(key)) })),
  };
};
