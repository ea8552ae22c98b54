import { lazy, Suspense } from 'react';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useTranslation, type Notification } from '@fairfront/shared-kit/platform';
import styles from './notifications.module.css';

/** The menu comes after the list: nobody waits for it; until it is there its button takes no press that would be lost. */
const SnoozeMenu = lazy(() => import('./snooze-menu'));

/** What can be done with a notification itself. */
export interface RowActionsProps {
  notification: Notification;
  onRead: () => void;
  onUnread: () => void;
  /** Ms since the epoch; null brings it back at once. */
  onSnooze: (until: number | null) => void;
  onPick: () => void;
}

/** Put off and tick off, or back to the new ones; what is put off comes back at a press (SHELL-466, SHELL-467). */
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
