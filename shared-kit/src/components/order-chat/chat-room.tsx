import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { storageAddress } from '../../api';
import { ChatComposer } from './chat-composer';
import { ChatThread } from './chat-thread';
import { Icon } from '../icon';
import { fullName } from '../../platform/formats';
import { useLocale, usePlatform, useTranslation, useUser } from '../../platform';
import { chatFileTypes, messageLength } from '../../domain/services/order-files';
import type { ChatLog } from './chat-log';
import { withFiles } from './chosen-files';
import { isOwn, type OrderChat } from './order-chat';
import styles from './order-chat.module.css';
import { unconfirmed } from './outbox';
import { shownMessage, shownPending } from './shown-messages';
import { useChatDownloads } from './use-chat-downloads';
import type { OrderMessages } from './use-order-messages';
import { useFileTarget } from './use-file-target';
import { useOutbox } from './use-outbox';

interface ChatRoomProps {
  chat: OrderChat;
  log: ChatLog;
  messages: Pick<OrderMessages, 'take' | 'earlier'>;
  /** The number of unread messages of the other side when the chat was opened. */
  unreadCount: number;
  canWrite: boolean;
  /** Shown in an empty chat. */
  empty: ReactNode;
  /** Shown instead of the composer to those who cannot write. */
  readOnly: string;
  /** Rendered above the composer, with the draft. */
  tools?: (draft: { text: string; setText: (text: string) => void }) => ReactNode;
}

/** The divider before the first unread message of the other side; undefined if all are read. */
const unreadLine = (chat: OrderChat, { messages }: ChatLog, count: number) => {
  const first = messages.filter((message) => !isOwn(chat, message)).at(-count);
  return count > 0 && first ? { first: first.id, count } : undefined;
};

/** The messages and composer of one order. */
export const ChatRoom = (props: ChatRoomProps) => {
  const { chat, log, messages, unreadCount, canWrite, empty, readOnly, tools } = props;
  const { t } = useTranslation('kitParts');
  const { t: errors } = useTranslation(chat.namespace);
  const { config } = usePlatform();
  const locale = useLocale();
  const user = useUser();
  const downloads = useChatDownloads(chat);
  const last = log.messages.at(-1);
  const outbox = useOutbox(chat, { lastId: last?.id ?? 0, take: messages.take });
  const waiting = useMemo(
    () => unconfirmed(outbox.pending, log.messages, { side: chat.side, userId: user.id }),
    [outbox.pending, log.messages, chat.side, user.id],
  );
  // a failed message whose copy has arrived is stored: only its answer was lost
  const removeStored = useEffectEvent(() => {
    const stored = outbox.pending.filter((message) => message.state === 'failed' && !waiting.includes(message));
    if (stored.length > 0) outbox.remove(stored.map(({ key }) => key));
  });
  useEffect(() => removeStored(), [waiting]);

  const stored = useMemo(
    () =>
      log.messages.map((message) =>
        shownMessage(message, {
          side: chat.side,
          locale,
          labels: { manager: t('orderChat.unnamedManager'), somebody: t('orderChat.somebody') },
          readByOther: log.readByOther,
          downloads: downloads.states,
          photoOf: (path) => storageAddress(config.apiBase, path),
        }),
      ),
    [log, chat.side, locale, t, downloads.states, config.apiBase],
  );
  const lastAt = last?.created_at;
  const name = fullName({ lastname: user.lastname, name: user.name, middlename: null });
  const shown = useMemo(() => {
    const author = { id: user.id, name };
    return [...stored, ...waiting.map((message) => shownPending(message, author, lastAt))];
  }, [stored, waiting, lastAt, user.id, name]);
  const addFiles = (added: readonly File[]) => {
    const { files, refused } = withFiles(outbox.files, added);
    const lines = refused.map(({ name, code }) => `${name}: ${errors(`errors.${code}`)}`);
    outbox.setFiles(files, lines.length > 0 ? lines.join('\n') : undefined);
  };
  const target = useFileTarget(canWrite ? addFiles : null);
  return (
    <div className={styles.room} {...target.handlers}>
      <ChatThread
        label={t('orderChat.messages', { id: chat.orderId })}
        messages={shown}
        unread={unreadLine(chat, log, unreadCount)}
        earlier={messages.earlier}
        onDownload={({ id }) => downloads.download(Number(id))}
        onRetry={({ id }) => outbox.retry(String(id))}
        onDiscard={({ id }) => outbox.discard(String(id))}
        empty={empty}
      />
      {canWrite && tools?.({ text: outbox.text, setText: outbox.setText })}
      {canWrite ? (
        <ChatComposer
          text={outbox.text}
          onText={outbox.setText}
          files={outbox.files}
          onAddFiles={addFiles}
          onRemoveFile={(gone) => outbox.setFiles(outbox.files.filter((file) => file !== gone))}
          onSend={outbox.send}
          accept={chatFileTypes.map((type) => `.${type}`).join(',')}
          limit={messageLength}
          error={outbox.error}
        />
      ) : (
        <p className={styles.readOnly}>{readOnly}</p>
      )}
      {target.isOver && (
        <div className={styles.drop}>
          <Icon name="paperclip" size={20} />
          {t('orderChat.drop')}
        </div>
      )}
    </div>
  );
};
