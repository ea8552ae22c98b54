import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { formatDate, textOf } from '@fairfront/shared-kit/formats';
import { addDays, dayAt } from '@fairfront/shared-kit/model';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { notificationOptionsQuery, notificationsQuery } from '../api/notifications';
import { NotLoaded } from '../not-loaded/not-loaded';
import { notificationsByDay } from './by-day';
import { NotificationFilters } from './notification-filters';
import { NotificationRow } from './notification-row';
import styles from './notifications.module.css';
import { useNotificationFilters } from './use-notification-filters';
import { useReadMarks } from './use-read-marks';

/** All notifications of the person, by day, with filters in the address (SHELL-019, ACC-142). */
const NotificationsScreen = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const locale = useLocale();
  const { filters, turnTo, ...choice } = useNotificationFilters();
  const list = useQuery({ ...notificationsQuery(api, filters), ...failsHere });
  const types = useQuery(notificationOptionsQuery(api, '/notification-types'));
  const { markRead, markAllRead, isMarkingAll } = useReadMarks();
  const typeNameOf = (id: string) => {
    const type = types.data?.find((option) => option.id === id);
    return type && textOf(type, 'name', locale);
  };
  const whyNotMarked = ({ data, isError }: typeof list) => {
    if (data) return data.meta.unread_count > 0 ? undefined : t('notifications.allRead');
    return t(isError ? 'notifications.failed' : 'notifications.loading');
  };
  const items = list.data?.data ?? [];
  const meta = list.data?.meta;

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('notifications.title')}</h1>
        <RouteLink to="profile" params={{}} look="text" icon="gear">
          {t('notifications.settings')}
        </RouteLink>
        {/* stands from the start, and after the press too: what would come or go moves everything below it */}
        <Button
          icon="check"
          busy={isMarkingAll}
          disabledReason={isMarkingAll ? undefined : whyNotMarked(list)}
          onClick={markAllRead}
        >
          {t('notifications.readAll')}
        </Button>
      </div>
      <NotificationFilters {...choice} />
      {list.isPending && (
        <Loading label={t('notifications.loading')} className={styles.card}>
          <div className={styles.pad}>
            <SkeletonLines count={6} />
          </div>
        </Loading>
      )}
      {list.isError && !list.data && (
        <NotLoaded level={2} title={t('notifications.failed')} query={list}>
          {t('notifications.failedText')}
        </NotLoaded>
      )}
      {list.data && items.length === 0 && (
        <EmptyState
          level={2}
          live
          title={t(choice.isFiltered ? 'notifications.nothing' : 'notifications.empty')}
          actions={choice.isFiltered && <Button onClick={choice.reset}>{t('notifications.reset')}</Button>}
        >
          {t(choice.isFiltered ? 'notifications.nothingText' : 'notifications.emptyText')}
        </EmptyState>
      )}
      <div aria-busy={list.isPlaceholderData || undefined}>
        <Days items={items}>
          {(item) => (
            <NotificationRow
              key={item.id}
              notification={item}
              typeName={typeNameOf(item.type)}
              onRead={() => markRead(item.id)}
            />
          )}
        </Days>
      </div>
      {meta && (
        <Pagination
          page={meta.current_page}
          pages={meta.last_page}
          total={meta.total}
          perPage={meta.per_page}
          label={t('notifications.pages')}
          onChange={turnTo}
        />
      )}
    </div>
  );
};

type Items = Parameters<typeof notificationsByDay>[0];

const Days = ({ items, children }: { items: Items; children: (item: Items[number]) => React.ReactNode }) => {
  const { t } = useTranslation('account');
  const { now } = usePlatform();
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayAt(now(), zone);
  const nameOf = (day: string) => {
    const date = formatDate(day, locale);
    if (day === today) return t('notifications.today', { date });
    return day === addDays(today, -1) ? t('notifications.yesterday', { date }) : date;
  };
  return notificationsByDay(items, zone).map(({ day, items: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
      <h2 id={`day-${day}`} className={styles.dayName}>
        {nameOf(day)}
      </h2>
      <ul className={styles.card}>{ofDay.map(children)}</ul>
    </section>
  ));
};

export default NotificationsScreen;
