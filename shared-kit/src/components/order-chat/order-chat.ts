import type { Static } from 'typebox';
import type { MessagesPage as MessagesPageSchema, OrderMessage } from '../../domain/services/api';

/** One page of messages, oldest first. */
export type MessagesPage = Static<typeof MessagesPageSchema>;

/** Which page of a chat is read: the newest one, or the one before a message. */
export interface MessagesQuery {
  before?: number;
  limit?: number;
}

/** The chat of an order as one side uses it. */
export interface OrderChat {
  orderId: number;
  /** The side of the user: its messages are on the right. */
  side: 'exhibitor' | 'staff';
  /** The namespace whose `errors` explain refusals. */
  namespace: string;
  /** The key of the loaded messages. */
  queryKey: readonly unknown[];
  read: (query: MessagesQuery, signal?: AbortSignal) => Promise<MessagesPage>;
  /** Where messages are sent, relative to the API base. */
  messagesPath: string;
  /** Where a file is downloaded, relative to the API base. */
  filePath: (fileId: number) => string;
}

/** Whether a message is from the user's side. */
export const isOwn = ({ side }: Pick<OrderChat, 'side'>, { from }: Pick<OrderMessage, 'from'>): boolean =>
  (from === 'manager') === (side === 'staff');

/** The last message that the other side has read. */
export const readByOtherSide = (
  { side }: Pick<OrderChat, 'side'>,
  { read_by_organizer_id, read_by_exhibitor_id }: MessagesPage['meta'],
): number => (side === 'staff' ? read_by_exhibitor_id : read_by_organizer_id);
