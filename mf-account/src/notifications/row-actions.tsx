import { lazy, Suspense } from 'react';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, type Notification } from '@fairfront/shared-kit/platform';
import styles from './notifications.module.css';

/** The menu loads lazily after the list; until then its button ignores presses. */
const SnoozeMenu = lazy(() => import('./snooze-menu'));

/** The actions on a notification. */
export interface RowActionsProps {
  notification: Notification;
  onRead: () => void;
  onUnread: () => void;
  /** Ms since the epoch; null brings it back at once. */
  onSnooze: (until: number | null) => void;
  onPick: () => void;
}

/** Snooze and tick off, or mark as unread; a snoozed notification can be brought back. */
export const RowActions = ({ notification, onRead, onUnread, onSnooze, onPick }: RowActionsProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { read_at, snoozed_until, data } = notification;
  const title = textOf(data, 'message', locale);
  const label = t('notifications.snooze.label', { title });
  if (snoozed_until !== null) {
    return (
      <span className={styles.tick}>
        <IconButton icon="undo" label={t('notifications.snooze.back', { title })} onClick={() => onSnooze(null)} />
      </span>
    );
  }
  return (
    <span className={styles.tick}>
      <Suspense fallback={<IconButton icon="clock" label={label} disabled />}>
        <SnoozeMenu
          title={title}
          deadline={data.deadline_at === undefined ? null : Date.parse(data.deadline_at)}
          onSnooze={onSnooze}
          onPick={onPick}
        />
      </Suspense>
      {read_at === null ? (
        <IconButton icon="check" label={t('notifications.markRead', { title })} onClick={onRead} />
      ) : (
        <IconButton icon="mail" label={t('notifications.markUnread', { title })} onClick={onUnread} />
      )}
    </span>
  );
};
