import { Icon, isIconName } from '@fairfront/shared-kit/components/icon';
import { formatDate, formatLongDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation, type Notification } from '@fairfront/shared-kit/platform';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useShell } from '../../shell-services';
import styles from './bell-item.module.css';

interface BellItemProps {
  notification: Notification;
  close: () => void;
}

/** One notification: date, unread mark, text in the current language, exhibition and reason. */
export const BellItem = ({ notification, close }: BellItemProps) => {
  const { t } = useTranslation('bell');
  const { navigation, notifications } = usePlatform();
  const { targetAddress } = useShell();
  const locale = useLocale();
  const { id, created_at, read_at, data } = notification;
  const isNew = read_at === null;
  const place = notifications.placeOf(notification);
  const icon = notifications.iconOf(notification);
  const text = textOf(data, 'message', locale);
  const exhibition = textOf(data, 'exhibition', locale);
  return (
    <li data-id={id} className={classNames(styles.item, isNew && styles.new)}>
      <Icon name={isIconName(icon) ? icon : 'bell'} className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.top}>
          <time dateTime={created_at} title={formatLongDate(created_at, locale)} className={styles.date}>
            {formatDate(created_at, locale)}
          </time>
          {isNew && <span className={styles.mark}>{t('new')}</span>}
        </div>
        {place ? (
          <a
            className={styles.link}
            href={targetAddress(place)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              close();
              navigation.go(place);
            }}
          >
            {text}
          </a>
        ) : (
          <p>{text}</p>
        )}
        {exhibition && <p className={styles.detail}>{exhibition}</p>}
        {data.reason && <p className={styles.reason}>{t('reason', { reason: data.reason })}</p>}
      </div>
    </li>
  );
};
