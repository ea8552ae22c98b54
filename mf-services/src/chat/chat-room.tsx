import { storageAddress } from '@fairfront/shared-kit/api';
import { ChatComposer } from './thread/chat-composer';
import { ChatThread } from './thread/chat-thread';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { fullName } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ChatAddress } from '../api/order-messages';
import { chatFileTypes, messageLength } from '@fairfront/shared-kit/domain/services/order-files';
import type { ChatLog } from './chat-log';
import styles from './chat.module.css';
import { withFiles } from './chosen-files';
import { unconfirmed } from './outbox';
import { shownMessage, shownPending } from './shown-messages';
import { useChatDownloads } from './use-chat-downloads';
import type { ChatMessages } from './use-chat-log';
import { useFileTarget } from './use-file-target';
import { useOutbox } from './use-outbox';

interface ChatRoomProps {
  address: ChatAddress;
  log: ChatLog;
  chat: ChatMessages;
  /** The number of unread manager messages when the chat was opened. */
  unreadCount: number;
  canWrite: boolean;
}

/** The divider before the first unread manager message; undefined if all are read. */
const unreadLine = ({ messages }: ChatLog, count: number) => {
  const first = messages.filter(({ from }) => from === 'manager').at(-count);
  return count > 0 && first ? { first: first.id, count } : undefined;
};

/** The messages and composer of one order. */
export const ChatRoom = ({ address, log, chat, unreadCount, canWrite }: ChatRoomProps) => {
  const { t } = useTranslation('services');
  const { config } = usePlatform();
  const locale = useLocale();
  const user = useUser();
  const downloads = useChatDownloads(address);
  const last = log.messages.at(-1);
  const outbox = useOutbox(address, { lastId: last?.id ?? 0, take: chat.take });
  const waiting = useMemo(
    () => unconfirmed(outbox.pending, log.messages, user.id),
    [outbox.pending, log.messages, user.id],
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
          locale,
          labels: { manager: t('chat.manager'), somebody: t('orders.bySomebody') },
          readByOrganizerId: log.readByOrganizerId,
          downloads: downloads.states,
          photoOf: (path) => storageAddress(config.apiBase, path),
        }),
      ),
    [log, locale, t, downloads.states, config.apiBase],
  );
  const lastAt = last?.created_at;
  const name = fullName({ lastname: user.lastname, name: user.name, middlename: null });
  const shown = useMemo(() => {
    const author = { id: user.id, name };
    return [...stored, ...waiting.map((message) => shownPending(message, author, lastAt))];
  }, [stored, waiting, lastAt, user.id, name]);
  const addFiles = (added: readonly File[]) => {
    const { files, refused } = withFiles(outbox.files, added);
    const lines = refused.map(({ name, code }) => t('chat.refused', { name, reason: t(`errors.${code}`) }));
    outbox.setFiles(files, lines.length > 0 ? lines.join('\n') : undefined);
  };
  const target = useFileTarget(canWrite ? addFiles : null);
  return (
    <div className={styles.room} {...target.handlers}>
      <ChatThread
        label={t('chat.messages', { id: address.orderId })}
        messages={shown}
        unread={unreadLine(log, unreadCount)}
        earlier={chat.earlier}
        onDownload={({ id }) => downloads.download(Number(id))}
        onRetry={({ id }) => outbox.retry(String(id))}
        onDiscard={({ id }) => outbox.discard(String(id))}
        empty={<EmptyState title={t('chat.empty')}>{t('chat.emptyText')}</EmptyState>}
      />
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
        <p className={styles.readOnly}>{t('chat.readOnly')}</p>
      )}
      {target.isOver && (
        <div className={styles.drop}>
          <Icon name="paperclip" size={20} />
          {t('chat.drop')}
        </div>
      )}
    </div>
  );
};
