import { useState } from 'react';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Link } from '@fairfront/shared-kit/components/link';
import { ChatRoom, useOrderMessages } from '@fairfront/shared-kit/components/order-chat';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { formatPhone, fullName, phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { staffChat, type StaffOrder } from '../api/orders';
import { ChatTemplates } from './chat-templates';
import styles from './order.module.css';
import { useChatRead } from './use-chat-read';
import { useOrderLive } from './use-order-live';

/** The chat with the exhibitor, with the name of the exhibitor. */
export const OrderChatPane = ({ order, canWrite }: { order: StaffOrder; canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const { placed_by: author } = order;
  const chat = staffChat(api, order.id);
  const messages = useOrderMessages(chat);
  const [unreadAtOpening] = useState(order.unread_messages_count);
  const newest = messages.log?.messages.filter(({ from }) => from === 'user').at(-1)?.id ?? 0;
  useChatRead(order.id, newest, canWrite);
  useOrderLive(order, messages);
  return (
    <aside className={styles.chat} aria-label={t('orderPage.chat.label')}>
      <header className={styles.chatHead}>
        <h2 className={styles.contact}>
          {author ? fullName({ ...author, middlename: null }) : t('orderPage.chat.label')}
        </h2>
        {author && (
          <p className={styles.second}>
            {author.role && `${t(`teamRoles.${author.role}`)}, `}
            {author.phone ? (
              <Link href={phoneAddress(author.phone)}>{formatPhone(author.phone)}</Link>
            ) : (
              <Link href={`mailto:${author.email}`}>{author.email}</Link>
            )}
          </p>
        )}
      </header>
      {messages.log ? (
        <ChatRoom
          chat={chat}
          log={messages.log}
          messages={messages}
          unreadCount={unreadAtOpening}
          canWrite={canWrite}
          readOnly={t('orderPage.chat.readOnly')}
          empty={<EmptyState title={t('orderPage.chat.empty')}>{t('orderPage.chat.emptyText')}</EmptyState>}
          tools={(draft) => <ChatTemplates draft={draft} locale={author?.locale ?? null} />}
        />
      ) : messages.error ? (
        <LoadError
          level={3}
          title={t('orderPage.chat.failed')}
          query={{ error: messages.error, refetch: messages.retry, isFetching: messages.isRetrying }}
        />
      ) : (
        <Loading label={t('loading')}>
          <SkeletonLines count={5} />
        </Loading>
      )}
    </aside>
  );
};
