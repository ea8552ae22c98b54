import { useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { StatusBadge, type StatusTone } from '@fairfront/shared-kit/components/status-badge';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import type { FeedbackState } from '@fairfront/shared-kit/domain/account';
import { formatDate, formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { ownMessagesQuery, ownMessagesStep, type OwnMessage } from '../api/support';
import styles from './support.module.css';

const looks: Record<FeedbackState, { tone: StatusTone; icon: IconName }> = {
  new: { tone: 'info', icon: 'clock' },
  in_progress: { tone: 'info', icon: 'user' },
  answered: { tone: 'success', icon: 'check-circle' },
  closed: { tone: 'neutral', icon: 'check-circle' },
};

const Message = ({
  message: { id, kind, state, message, created_at, answer, answered_at },
}: {
  message: OwnMessage;
}) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  return (
    <li className={styles.message}>
      <div className={styles.messageHead}>
        <h3 className={styles.number}>
          {t(`support.own.${kind}`)} {t('support.own.number', { id })}
        </h3>
        <StatusBadge {...looks[state]}>{t(`support.own.states.${state}`)}</StatusBadge>
        <time className={styles.quiet} dateTime={created_at}>
          {formatDateTime(created_at, locale)}
        </time>
      </div>
      <p className={styles.sent}>{message}</p>
      {answer !== null && answered_at !== null && (
        <blockquote className={styles.reply}>
          <span className={styles.quiet}>{t('support.own.answer', { date: formatDate(answered_at, locale) })}</span>
          <p className={styles.sent}>{answer}</p>
        </blockquote>
      )}
    </li>
  );
};

/** What the user has sent to support, newest first, with number, state and answer; nothing if there is none. */
export const OwnMessages = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const [count, setCount] = useState(ownMessagesStep);
  const query = useQuery({ ...ownMessagesQuery(api, count), ...failsHere });
  if (query.isError && !query.data) return <LoadError level={2} title={t('support.own.failed')} query={query} />;
  const { data: messages = [], meta } = query.data ?? {};
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="support-own" className={styles.own}>
      <h2 id="support-own" className={styles.contactTitle}>
        {t('support.own.title')}
      </h2>
      <ul className={styles.questions} aria-labelledby="support-own">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      {meta && meta.total > messages.length && (
        <Button variant="text" busy={query.isFetching} onClick={() => setCount(count + ownMessagesStep)}>
          {t('support.own.more')}
        </Button>
      )}
    </section>
  );
};
