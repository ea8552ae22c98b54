import { IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon, isIconName } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { formatDateTime, formatTime, textOf } from '@fairfront/shared-kit/formats';
import {
  notificationIcon,
  notificationPlace,
  useLocale,
  useTranslation,
  type Notification,
} from '@fairfront/shared-kit/platform';
import { actionOf } from './action-of';
import styles from './notifications.module.css';

interface NotificationRowProps {
  notification: Notification;
  /** Name of its type, when the list of types is there. */
  typeName: string | undefined;
  onRead: () => void;
}

/** One notification with its exhibition, reason and action; following it or ticking it off marks it read (ACC-142, ACC-146). */
export const NotificationRow = ({ notification, typeName, onRead }: NotificationRowProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { created_at, read_at, data } = notification;
  const isNew = read_at === null;
  const place = notificationPlace(notification);
  const title = textOf(data, 'message', locale);
  const icon = notificationIcon(notification);
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
            <RouteLink to={place.route} params={place.params} query={place.query} look="quiet" onClick={follow}>
              {title}
            </RouteLink>
          ) : (
            title
          )}
        </p>
        {about && <p className={styles.detail}>{about}</p>}
        {data.reason && <p className={styles.reason}>{t('notifications.reason', { reason: data.reason })}</p>}
      </div>
      <time
        dateTime={created_at}
        title={formatDateTime(created_at, locale)}
        className={classNames('ff-num', styles.time)}
      >
        {formatTime(created_at)}
      </time>
      <span className={styles.action}>
        {action && place && 'route' in place && (
          <RouteLink
            to={place.route}
            params={place.params}
            query={place.query}
            look="secondary"
            size="sm"
            aria-label={`${t(`notifications.action.${action}`)}: ${title}`}
            onClick={follow}
          >
            {t(`notifications.action.${action}`)}
          </RouteLink>
        )}
      </span>
      <span className={styles.tick}>
        {isNew && <IconButton icon="check" label={t('notifications.markRead', { title })} onClick={onRead} />}
      </span>
    </li>
  );
};
