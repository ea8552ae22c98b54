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
import styles from './notifications.module.css';

interface NotificationRowProps {
  notification: Notification;
  /** Name of its type, when the list of types is there. */
  typeName: string | undefined;
  onRead: () => void;
}

/** One notification; following it or ticking it off marks it read (ACC-142, ACC-146). */
export const NotificationRow = ({ notification, typeName, onRead }: NotificationRowProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { created_at, read_at, data } = notification;
  const isNew = read_at === null;
  const place = notificationPlace(notification);
  const title = textOf(data, 'message', locale);
  const icon = notificationIcon(notification);
  return (
    <li className={classNames(styles.row, isNew && styles.new)}>
      <span className={styles.icon}>
        <Icon name={isIconName(icon) ? icon : 'bell'} size={18} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {isNew && <span className={styles.mark}>{t('notifications.new')}</span>}
          {place && 'route' in place ? (
            <RouteLink
              to={place.route}
              params={place.params}
              query={place.query}
              look="quiet"
              onClick={() => {
                if (isNew) onRead();
              }}
            >
              {title}
            </RouteLink>
          ) : (
            title
          )}
        </p>
        {typeName && <p className={styles.detail}>{typeName}</p>}
      </div>
      <time
        dateTime={created_at}
        title={formatDateTime(created_at, locale, { format: 'notification' })}
        className={classNames('ff-num', styles.time)}
      >
        {formatTime(created_at)}
      </time>
      <span className={styles.tick}>
        {isNew && <IconButton icon="check" label={t('notifications.markRead', { title })} onClick={onRead} />}
      </span>
    </li>
  );
};
