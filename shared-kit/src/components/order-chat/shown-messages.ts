import type { ChatFile, ChatMessage } from './chat-message';
import { fullName } from '../../platform/formats';
import { textOf } from '../../domain/common';
import { extensionOf } from '../../domain/services/order-files';
import type { Locale } from '../../domain/common';
import type { OrderMessage } from '../../domain/services/api';
import { isOwn, type OrderChat } from './order-chat';
import type { PendingMessage } from './outbox';

/** The download states by file id. */
export type Downloads = ReadonlyMap<number, ChatFile['download']>;

/** The context for rendering messages. */
export interface MessageContext extends Pick<OrderChat, 'side'> {
  locale: Locale;
  /** The name of deleted authors and unnamed managers. */
  labels: { manager: string; somebody: string };
  readByOther: number;
  downloads: Downloads;
  photoOf: (path: string) => string;
}

const authorOf = ({ from, user, manager }: OrderMessage, { locale, labels, photoOf }: MessageContext) => {
  if (from === 'user') {
    if (!user) return { id: 0, name: labels.somebody };
    // members of the collective organiser come without a name
    return { id: user.id, name: fullName({ ...user, middlename: null }) || labels.somebody };
  }
  if (!manager) return { id: 0, name: labels.manager };
  const name = [textOf(manager, 'lastname', locale), textOf(manager, 'name', locale)].filter(Boolean).join(' ');
  return { id: 0, name: name || labels.manager, photo: manager.image && photoOf(manager.image.thumbnail_path) };
};

/** Converts a stored message for the thread: the other side left, the user's side right. */
export const shownMessage = (message: OrderMessage, context: MessageContext): ChatMessage => ({
  id: message.id,
  side: isOwn(context, message) ? 'own' : 'other',
  author: authorOf(message, context),
  isManager: message.from === 'manager',
  text: message.text,
  at: message.created_at,
  files: message.files.map(({ id, original_name, extension, size }) => ({
    ...{ id, name: original_name, extension, size },
    download: context.downloads.get(id),
  })),
  isRead: isOwn(context, message) && message.id <= context.readByOther,
});

/** Converts a pending message for the thread; it follows the stored ones, whatever the clocks say. */
export const shownPending = (
  { key, text, files, at, state, progress, reason }: PendingMessage,
  author: ChatMessage['author'],
  after: string | undefined,
): ChatMessage => ({
  id: key,
  side: 'own',
  author,
  text,
  at: after !== undefined && Date.parse(after) > Date.parse(at) ? after : at,
  files: files.map((file, index) => ({
    id: `${key} ${index}`,
    name: file.name,
    size: file.size,
    extension: extensionOf(file.name),
  })),
  delivery: { state, progress, reason },
});
