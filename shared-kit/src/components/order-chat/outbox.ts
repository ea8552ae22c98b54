import { newIdempotencyKey } from '../../api';
import type { OrderMessage } from '../../domain/services/api';
import { storedValue } from '../../platform';
import { isOwn, type OrderChat } from './order-chat';

/** A message that the server has not confirmed yet. */
export interface PendingMessage {
  /** The local id; also the idempotency key of every attempt. */
  key: string;
  text: string;
  files: readonly File[];
  /** The ISO time of the first attempt. */
  at: string;
  /** The newest known message at that time: the stored copy has a greater id. */
  afterId: number;
  state: 'sending' | 'failed';
  /** The upload progress of the files, from 0 to 1. */
  progress?: number;
  reason?: string;
}

/** The draft and the pending messages of a chat. */
interface Outbox {
  text: string;
  files: readonly File[];
  pending: readonly PendingMessage[];
}

/** An outbox that lives as long as the page; texts survive a reload, but files cannot be stored. */
export interface OutboxStore {
  read: () => Outbox;
  change: (change: (outbox: Outbox) => Outbox) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

const empty: Outbox = { text: '', files: [], pending: [] };

type StoredPending = Pick<PendingMessage, 'key' | 'text' | 'at' | 'afterId'>;

const isStoredPending = (value: unknown): value is StoredPending => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, at, afterId } = value as Record<string, unknown>;
  return [key, text, at].every((field) => typeof field === 'string') && typeof afterId === 'number';
};

/** Restores the state from before the reload; its messages wait for a retry. */
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

/** A message that loses its files in a reload becomes a different message, so it gets a new key. */
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

/** Whose messages the outbox sends. */
interface Sender extends Pick<OrderChat, 'side'> {
  userId: number;
}

const isCopyOf = (pending: PendingMessage, message: OrderMessage, sender: Sender): boolean =>
  isOwn(sender, message) &&
  // messages of staff name a manager instead of their author
  (sender.side === 'staff' || message.user?.id === sender.userId) &&
  message.id > pending.afterId &&
  message.text === pending.text &&
  message.files.length === pending.files.length &&
  message.files.every((file, index) => file.original_name === pending.files[index]?.name);

/**
 * The pending messages that are not in the log yet. A live event may deliver the stored copy before the answer or instead of
 * a lost one, and it must not be shown twice. Each stored message matches one pending message.
 */
export const unconfirmed = (
  pending: readonly PendingMessage[],
  messages: readonly OrderMessage[],
  sender: Sender,
): PendingMessage[] => {
  const taken = new Set<number>();
  return pending.filter((waiting) => {
    const copy = messages.find((message) => !taken.has(message.id) && isCopyOf(waiting, message, sender));
    if (copy) taken.add(copy.id);
    return !copy;
  });
};
