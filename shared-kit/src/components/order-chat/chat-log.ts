import type { OrderMessage } from '../../domain/services/api';
import { readByOtherSide, type MessagesPage, type OrderChat } from './order-chat';

/** The loaded messages of a chat. */
export interface ChatLog {
  /** Oldest first, without duplicates. */
  messages: OrderMessage[];
  hasEarlier: boolean;
  /** The last message that the other side has read. */
  readByOther: number;
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

/** Advances the read mark of the other side; marks never go back. */
export const withReadMark = (log: ChatLog, readId: number): ChatLog =>
  readId > log.readByOther ? { ...log, readByOther: readId } : log;

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
 * @param chat reads one page
 * @param known the current log; undefined at first
 */
export const catchUp = async (
  chat: Pick<OrderChat, 'side' | 'read'>,
  known: ChatLog | undefined,
  signal?: AbortSignal,
): Promise<ChatLog> => {
  const newest = await chat.read({}, signal);
  let { data: messages } = newest;
  let hasEarlier = newest.meta.has_earlier;
  const complete = known?.completeTo ?? 0;
  const isGap = () => complete > 0 && hasEarlier && (messages[0]?.id ?? 0) > complete;
  for (let page = 0; isGap() && page < gapPages; page += 1) {
    const older = await chat.read({ before: messages[0]?.id, limit: gapPage }, signal);
    messages = [...older.data, ...messages];
    hasEarlier = older.meta.has_earlier;
  }
  const facts = { readByOther: readByOtherSide(chat, newest.meta), completeTo: messages.at(-1)?.id ?? 0 };
  if (!known || isGap()) return { ...facts, messages, hasEarlier };
  return {
    ...facts,
    messages: mergeMessages(known.messages, messages),
    hasEarlier: known.messages.length === 0 ? hasEarlier : known.hasEarlier,
  };
};
