import { useEffect, useRef } from 'react';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Button } from '@fairfront/shared-kit/components/button';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, useInfiniteQuery, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useLiveAbsence } from '../header/use-live-absence';
import { bellQuery, loadedNotifications, unreadCount } from '../../realtime/bell.query';
import { BellItem } from './bell-item';
import { useMarkRead } from './use-mark-read';
import { useSeenItems } from './use-seen-items';
import type { Popover } from '../menus/use-popover';
import styles from './bell-dropdown.module.css';

interface BellDropdownProps {
  id: string;
  close: Popover['close'];
}

/** The open bell: pages of five; seen items are marked read when it closes. */
const BellDropdown = ({ id, close }: BellDropdownProps) => {
  const { t } = useTranslation('bell');
  const { api } = usePlatform();
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({ ...bellQuery(api), ...failsHere });
  const items = loadedNotifications(query.data);
  const { markRead, markAllRead, isMarkingAll } = useMarkRead();
  const absence = useLiveAbsence();

  const seen = useSeenItems(list, items.length);
  const atClosing = useRef(() => {});
  useEffect(() => {
    atClosing.current = () => markRead(items.filter((item) => item.read_at === null && seen.current.has(item.id)));
  });
  useEffect(() => {
    panel.current?.focus();
    return () => atClosing.current();
  }, []);

  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    const mark = end.current;
    if (!mark || !hasNextPage || isFetchingNextPage) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  return (
    <div ref={panel} id={id} role="dialog" aria-label={t('title')} tabIndex={-1} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        {unreadCount(query.data) > 0 && (
          <Button size="sm" variant="text" busy={isMarkingAll} onClick={markAllRead}>
            {t('readAll')}
          </Button>
        )}
        <RouteLink
          to="notification-settings"
          params={{}}
          variant="quiet"
          className={styles.settings}
          aria-label={t('settings')}
          title={t('settings')}
          onClick={() => close()}
        >
          <Icon name="gear" />
        </RouteLink>
      </div>
      {absence !== null && (
        <p className={styles.absence}>
          <Icon name="wifi" size={16} />
          {absence.full}
        </p>
      )}
      <div className={styles.scroller} tabIndex={-1}>
        {query.isPending && (
          <Loading label={t('loading')} className={styles.pad}>
            <SkeletonLines count={5} />
          </Loading>
        )}
        {query.isError && items.length === 0 && (
          <p className={styles.empty}>
            <Icon name="plug" className={styles.emptyIcon} />
            {t('failed')}
            <Button size="sm" icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          </p>
        )}
        {query.isSuccess && items.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
        <ul ref={list} aria-live="polite">
          {items.map((item) => (
            <BellItem key={item.id} notification={item} close={close} />
          ))}
        </ul>
        <div ref={end} className={styles.end}>
          {isFetchingNextPage && <SkeletonLines count={2} />}
        </div>
      </div>
      <RouteLink to="notifications" params={{}} variant="text" wide className={styles.all} onClick={() => close()}>
        {t('all')}
      </RouteLink>
    </div>
  );
};

export default BellDropdown;
