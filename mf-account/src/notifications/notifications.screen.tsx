import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { addDays, dayAt } from '@fairfront/shared-kit/domain/common';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { notificationOptionsQuery, notificationsQuery } from '../api/notifications';
import { notificationsByDay } from './by-day';
import { NotificationFilters } from './notification-filters';
import { NotificationRow } from './notification-row';
import styles from './notifications.module.css';
import { useNotificationFilters } from './use-notification-filters';
import { useReadMarks } from './use-read-marks';

/** All notifications of the user, grouped by day, with filters in the address. */
const NotificationsScreen = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const locale = useLocale();
  const isNarrow = useNarrow();
  const { filters, turnTo, state, showState, ...choice } = useNotificationFilters();
  const list = useQuery({ ...notificationsQuery(api, filters), ...failsHere });
  const types = useQuery(notificationOptionsQuery(api, '/notification-types'));
  const { markRead, markUnread, snooze, markAllRead, isMarkingAll } = useReadMarks();
  const typeNameOf = (id: string) => {
    const type = types.data?.find((option) => option.id === id);
    return type && textOf(type, 'name', locale);
  };
  const markDenial = ({ data, isError }: typeof list) => {
    if (data) return data.meta.unread_count > 0 ? undefined : t('notifications.allRead');
    return t(isError ? 'notifications.failed' : 'notifications.loading');
  };
  const items = list.data?.data ?? [];
  const meta = list.data?.meta;
  const counts = meta && { all: meta.shown_count, new: meta.unread_count, snoozed: meta.snoozed_count };
  const empty = choice.isFiltered ? 'nothing' : state === undefined ? 'empty' : (`${state}Empty` as const);
  const readAll = {
    icon: 'check',
    busy: isMarkingAll,
    disabledReason: isMarkingAll ? undefined : markDenial(list),
    onClick: markAllRead,
  } as const;

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('notifications.title')}</h1>
        <SettingsLink isNarrow={isNarrow} />
        {/* always rendered, also after the press, to prevent a layout shift */}
        {isNarrow ? (
          <IconButton {...readAll} size="lg" framed label={t('notifications.readAll')} />
        ) : (
          <Button {...readAll}>{t('notifications.readAll')}</Button>
        )}
      </div>
      <SegmentedControl
        label={t('notifications.states')}
        className={styles.states}
        value={state ?? 'all'}
        onChange={(next) => showState(next === 'all' ? undefined : next)}
        segments={(['all', 'new', 'snoozed'] as const).map((value) => ({
          value,
          label: t(`notifications.state.${value}`),
          end: counts && <CountBadge count={counts[value]} />,
        }))}
      />
      <NotificationFilters {...choice} />
      {list.isPending && (
        <Loading label={t('notifications.loading')} className={styles.card}>
          <div className={styles.pad}>
            <SkeletonLines count={6} />
          </div>
        </Loading>
      )}
      {list.isError && !list.data && (
        <LoadError level={2} title={t('notifications.failed')} query={list}>
          {t('notifications.failedText')}
        </LoadError>
      )}
      {list.data && items.length === 0 && (
        <EmptyState
          level={2}
          live
          title={t(`notifications.${empty}`)}
          actions={choice.isFiltered && <Button onClick={choice.reset}>{t('notifications.reset')}</Button>}
        >
          {t(`notifications.${empty}Text`)}
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
              onUnread={() => markUnread(item.id)}
              onSnooze={(until) => snooze({ id: item.id, until })}
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

/** Icon only on a phone, so that title and actions share a line. */
const SettingsLink = ({ isNarrow }: { isNarrow: boolean }) => {
  const { t } = useTranslation('account');
  const label = t('notifications.settings');
  return isNarrow ? (
    <RouteLink
      to="notification-settings"
      params={{}}
      variant="quiet"
      aria-label={label}
      title={label}
      className={styles.settings}
    >
      <Icon name="gear" size={20} />
    </RouteLink>
  ) : (
    <RouteLink to="notification-settings" params={{}} variant="text" icon="gear">
      {label}
    </RouteLink>
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
