import type { MessagesPage, OrderMessage } from '../api/order-messages';

/** The loaded messages of a chat. */
export interface ChatLog {
  /** Oldest first, without duplicates. */
  messages: OrderMessage[];
  hasEarlier: boolean;
  readByOrganizerId: number;
  /** The log is complete up to this message; live messages may follow a gap until the next read fills it. */
  completeTo: number;
}

/** Merges both lists, oldest first, without duplicates. */
export const mergeMessages = (known: readonly OrderMessage[], added: readonly OrderMessage[]): OrderMessage[] => {
  const byId = new Map([...known, ...added].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
};

/** Adds a live or sent message to the log; returns the same log if it already contains it. */
export const withMessage = (log: ChatLog, message: OrderMessage): ChatLog =>
  log.messages.some(({ id }) => id === message.id) ? log : { ...log, messages: mergeMessages(log.messages, [message]) };

/** Advances the organiser's read mark; marks never go back. */
export const withReadMark = (log: ChatLog, readId: number): ChatLog =>
  readId > log.readByOrganizerId ? { ...log, readByOrganizerId: readId } : log;

/** Prepends an older page to the log. */
export const withEarlier = (log: ChatLog, page: MessagesPage): ChatLog => ({
  ...log,
  messages: mergeMessages(page.data, log.messages),
  hasEarlier: page.meta.has_earlier,
});

/** The page size while filling a gap; larger than usual. */
const gapPage = 200;
/** A gap of more pages is not filled: the chat restarts from its newest messages, and scrolling loads older ones. */
const gapPages = 10;

/**
 * Reads the newest messages and everything back to the known ones, so that none is missing after a reconnect.
 * @param read reads one page
 * @param known the current log; undefined at first
 */
export const catchUp = async (
  read: (query: { before?: number; limit?: number }) => Promise<MessagesPage>,
  known: ChatLog | undefined,
): Promise<ChatLog> => {
  const newest = await read({});
  let { data: messages } = newest;
  let hasEarlier = newest.meta.has_earlier;
  const complete = known?.completeTo ?? 0;
  const isGap = () => complete > 0 && hasEarlier && (messages[0]?.id ?? 0) > complete;
  for (let page = 0; isGap() && page < gapPages; page += 1) {
    const older = await read({ before: messages[0]?.id, limit: gapPage });
    messages = [...older.data, ...messages];
    hasEarlier = older.meta.has_earlier;
  }
  const facts = { readByOrganizerId: newest.meta.read_by_organizer_id, completeTo: messages.at(-1)?.id ?? 0 };
  if (!known || isGap()) return { ...facts, messages, hasEarlier };
  return {
    ...facts,
    messages: mergeMessages(known.messages, messages),
    hasEarlier: known.messages.length === 0 ? hasEarlier : known.hasEarlier,
  };
};
