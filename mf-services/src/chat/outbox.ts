import { newIdempotencyKey } from '@fairfront/shared-kit/api';
import { storedValue } from '@fairfront/shared-kit/platform';
import type { OrderMessage } from '../api/order-messages';

/** A message that the server has not confirmed yet. */
export interface PendingMessage {
  /** Names it here, and is the idempotency key of every try (SHELL-229). */
  key: string;
  text: string;
  files: readonly File[];
  /** ISO instant of the first try. */
  at: string;
  /** The newest message that was known then: its stored copy has a greater id. */
  afterId: number;
  state: 'sending' | 'failed';
  /** Sent share of the files, from 0 to 1. */
  progress?: number;
  reason?: string;
}

/** What somebody has written in a chat and not sent, and what is on its way. */
interface Outbox {
  text: string;
  files: readonly File[];
  pending: readonly PendingMessage[];
}

/** An outbox that lives as long as the page; its texts survive a reload, files cannot be stored (SVC-166). */
export interface OutboxStore {
  read: () => Outbox;
  change: (change: (outbox: Outbox) => Outbox) => void;
  /** Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

const empty: Outbox = { text: '', files: [], pending: [] };

type StoredPending = Pick<PendingMessage, 'key' | 'text' | 'at' | 'afterId'>;

const isStoredPending = (value: unknown): value is StoredPending => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, at, afterId } = value as Record<string, unknown>;
  return [key, text, at].every((field) => typeof field === 'string') && typeof afterId === 'number';
};

/** What was kept before the reload; its messages wait for another try. */
const restored = (json: string | null): Outbox => {
  if (json === null) return empty;
  try {
    const { text, pending } = JSON.parse(json) as { text?: unknown; pending?: unknown };
    return {
      text: typeof text === 'string' ? text : '',
      files: [],
      pending: (Array.isArray(pending) ? pending : [])
        .filter(isStoredPending)
        .map((kept) => ({ ...kept, files: [], state: 'failed' as const })),
    };
  } catch {
    return empty;
  }
};

/** A message whose files a reload takes away is another message then, so it gets another key. */
const kept = ({ text, pending }: Outbox): string | null => {
  const texts = pending.filter((message) => message.text !== '');
  if (text === '' && texts.length === 0) return null;
  return JSON.stringify({
    text,
    pending: texts.map(({ key, files, at, afterId, ...message }) => ({
      key: files.length > 0 ? newIdempotencyKey() : key,
      text: message.text,
      at,
      afterId,
    })),
  });
};

const stores = new Map<string, OutboxStore>();

/** The outbox of a user in the chat of an order. */
export const outboxOf = (userId: number, orderId: number): OutboxStore => {
  const name = `${userId}.${orderId}`;
  const known = stores.get(name);
  if (known) return known;
  const stored = storedValue(`draft.${name}`);
  const listeners = new Set<() => void>();
  let current = restored(stored.read());
  const store: OutboxStore = {
    read: () => current,
    change: (change) => {
      const next = change(current);
      const isSameText = next.text === current.text && next.pending === current.pending;
      current = next;
      if (!isSameText) stored.write(kept(next));
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stores.set(name, store);
  return store;
};

const isCopyOf = (pending: PendingMessage, message: OrderMessage, userId: number): boolean =>
  message.user?.id === userId &&
  message.id > pending.afterId &&
  message.text === pending.text &&
  message.files.length === pending.files.length &&
  message.files.every((file, index) => file.original_name === pending.files[index]?.name);

/**
 * The pending messages that the log does not hold yet: a live event may bring the stored copy before the answer, or instead of a
 * lost one, and nobody is to see it twice (SVC-120, SVC-166). Each stored message is the copy of one pending one.
 */
export const unconfirmed = (
  pending: readonly PendingMessage[],
  messages: readonly OrderMessage[],
  userId: number,
): PendingMessage[] => {
  const taken = new Set<number>();
  return pending.filter((waiting) => {
    const copy = messages.find((message) => !taken.has(message.id) && isCopyOf(waiting, message, userId));
    if (copy) taken.add(copy.id);
    return !copy;
  });
};
