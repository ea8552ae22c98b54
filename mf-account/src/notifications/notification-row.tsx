import { lazy, Suspense, useState } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon, isIconName } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { formatDateTime, formatProseDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation, type Notification } from '@fairfront/shared-kit/platform';
import { actionOf } from './action-of';
import { RowActions, type RowActionsProps } from './row-actions';
import styles from './notifications.module.css';

const SnoozeForm = lazy(() => import('./snooze-form'));

interface NotificationRowProps extends Pick<RowActionsProps, 'onRead' | 'onUnread' | 'onSnooze'> {
  notification: Notification;
  /** The name of its type, once the list of types is loaded. */
  typeName: string | undefined;
}

/** One notification with its exhibition, reason and action; following the action or ticking it off marks it as read. */
export const NotificationRow = ({ notification, typeName, onRead, onUnread, onSnooze }: NotificationRowProps) => {
  const { t } = useTranslation('account');
  const { notifications } = usePlatform();
  const locale = useLocale();
  const [isPicking, setPicking] = useState(false);
  const { created_at, read_at, snoozed_until, returned_at, data } = notification;
  const shownAt = returned_at ?? created_at;
  const isNew = read_at === null && snoozed_until === null;
  const place = notifications.placeOf(notification);
  const title = textOf(data, 'message', locale);
  const icon = notifications.iconOf(notification);
  const action = actionOf(notification);
  const about = [textOf(data, 'exhibition', locale), typeName].filter(Boolean).join(', ');
  const follow = () => {
    if (isNew) onRead();
  };
  return (
    <li className={classNames(styles.row, isNew && styles.new)}>
      <span className={styles.icon}>
        <Icon name={isIconName(icon) ? icon : 'bell'} size={18} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {isNew && <span className={styles.mark}>{t('notifications.new')}</span>}
          {place && 'route' in place ? (
            <RouteLink to={place.route} params={place.params} query={place.query} variant="quiet" onClick={follow}>
              {title}
            </RouteLink>
          ) : (
            title
          )}
        </p>
        {about && <p className={styles.detail}>{about}</p>}
        {snoozed_until !== null && (
          <p className={styles.detail}>
            {t('notifications.snooze.until', {
              date: formatProseDate(snoozed_until, locale),
              time: formatTime(snoozed_until),
            })}
          </p>
        )}
        {data.reason && <p className={styles.reason}>{t('notifications.reason', { reason: data.reason })}</p>}
      </div>
      <time dateTime={shownAt} title={formatDateTime(shownAt, locale)} className={classNames('ff-num', styles.time)}>
        {formatTime(shownAt)}
      </time>
      <span className={styles.action}>
        {action && place && 'route' in place && (
          <RouteLink
            to={place.route}
            params={place.params}
            query={place.query}
            variant="secondary"
            size="sm"
            aria-label={`${t(`notifications.action.${action}`)}: ${title}`}
            onClick={follow}
          >
            {t(`notifications.action.${action}`)}
          </RouteLink>
        )}
      </span>
      <RowActions
        notification={notification}
        onRead={onRead}
        onUnread={onUnread}
        onSnooze={onSnooze}
        onPick={() => setPicking(true)}
      />
      {isPicking && (
        <Suspense fallback={null}>
          <SnoozeForm title={title} onSnooze={onSnooze} onCancel={() => setPicking(false)} />
        </Suspense>
      )}
    </li>
  );
};
