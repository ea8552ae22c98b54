import type { MessagesPage, OrderMessage } from '../api/order-messages';

/** The messages of a chat that this page knows. */
export interface ChatLog {
  /** Oldest first, each once. */
  messages: OrderMessage[];
  hasEarlier: boolean;
  readByOrganizerId: number;
  /** Up to this message nothing is missing: live messages may stand behind a gap until the next reading fills it. */
  completeTo: number;
}

/** Both lists as one, oldest first, each message once (SVC-120). */
export const mergeMessages = (known: readonly OrderMessage[], added: readonly OrderMessage[]): OrderMessage[] => {
  const byId = new Map([...known, ...added].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
};

/** The log with a message that came live or as the answer of sending; the same log when it has it already. */
export const withMessage = (log: ChatLog, message: OrderMessage): ChatLog =>
  log.messages.some(({ id }) => id === message.id) ? log : { ...log, messages: mergeMessages(log.messages, [message]) };

/** The log after somebody of the organiser has read up to a message; marks never go back. */
export const withReadMark = (log: ChatLog, readId: number): ChatLog =>
  readId > log.readByOrganizerId ? { ...log, readByOrganizerId: readId } : log;

/** The log with an older page before it. */
export const withEarlier = (log: ChatLog, page: MessagesPage): ChatLog => ({
  ...log,
  messages: mergeMessages(page.data, log.messages),
  hasEarlier: page.meta.has_earlier,
});

/** Larger pages while a gap is filled. */
const gapPage = 200;
/** A gap of more pages is not filled: the chat starts anew from its newest messages, older ones come by scrolling. */
const gapPages = 10;

/**
 * Reads the newest messages and everything between them and what is known, so that nothing is missing after a lost connection
 * (SVC-166).
 * @param read asks for one page
 * @param known the log on screen, undefined at first
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
