import type { ChatFile, ChatMessage } from './thread/chat-message';
import { fullName } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { extensionOf } from '@fairfront/shared-kit/domain/services/order-files';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { OrderMessage } from '../api/order-messages';
import type { PendingMessage } from './outbox';

/** The download states by file id. */
export type Downloads = ReadonlyMap<number, ChatFile['download']>;

/** The context for rendering messages. */
export interface MessageContext {
  locale: Locale;
  /** The name of deleted authors and unnamed managers. */
  labels: { manager: string; somebody: string };
  readByOrganizerId: number;
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

/** Converts a stored message for the thread: managers left, the exhibitor's side right. */
export const shownMessage = (message: OrderMessage, context: MessageContext): ChatMessage => ({
  id: message.id,
  side: message.from === 'manager' ? 'manager' : 'own',
  author: authorOf(message, context),
  text: message.text,
  at: message.created_at,
  files: message.files.map(({ id, original_name, extension, size }) => ({
    ...{ id, name: original_name, extension, size },
    download: context.downloads.get(id),
  })),
  isRead: message.from === 'user' && message.id <= context.readByOrganizerId,
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
