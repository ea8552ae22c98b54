import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { notificationsPageSize } from '@fairfront/shared-kit/domain/common';
import type { Notification, PageMeta, QueryClient } from '@fairfront/shared-kit/platform';

const bellQueryKey = queryKeys.notifications.bell();

/** One response of GET notifications. */
export interface NotificationsPage {
  data: Notification[];
  meta: PageMeta & { unread_count: number };
}

/** The cached pages in the order of loading. */
export interface BellPages {
  pages: NotificationsPage[];
  pageParams: unknown[];
}

export const bellQuery = (api: ApiClient) => ({
  queryKey: bellQueryKey,
  queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }): Promise<NotificationsPage> =>
    api.get('/notifications', {
      params: { query: { perPage: notificationsPageSize, page: Number(pageParam) } },
      signal,
    }),
  initialPageParam: 1,
  getNextPageParam: ({ meta }: NotificationsPage) =>
    meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
  staleTime: Infinity,
});

/** The number on the bell. */
export const unreadCount = (pages: BellPages | undefined): number => pages?.pages[0]?.meta.unread_count ?? 0;

/** Every loaded notification once, newest first: pages overlap if new notifications arrive between requests. */
export const loadedNotifications = (pages: BellPages | undefined): Notification[] => {
  const byId = new Map<number, Notification>();
  for (const { data } of pages?.pages ?? []) for (const item of data) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
};

const change = (queryClient: QueryClient, update: (pages: BellPages) => BellPages) =>
  queryClient.setQueryData<BellPages>(bellQueryKey, (pages) => pages && update(pages));

const withUnread = (pages: NotificationsPage[], by: number): NotificationsPage[] =>
  pages.map((page) => ({
    ...page,
    meta: { ...page.meta, unread_count: Math.max(0, page.meta.unread_count + by) },
  }));

/**
 * Adds a received notification at the top; a known one changes nothing unless it was snoozed and has returned.
 */
export const addNotification = (queryClient: QueryClient, notification: Notification) =>
  change(queryClient, (cached) => {
    const known = loadedNotifications(cached).find(({ id }) => id === notification.id);
    if (known && known.returned_at === notification.returned_at) return cached;
    const others = cached.pages.map((page) => ({ ...page, data: page.data.filter((item) => item !== known) }));
    const isNewlyUnread = notification.read_at === null && (!known || known.read_at !== null);
    const [first, ...rest] = withUnread(others, isNewlyUnread ? 1 : 0);
    return first ? { ...cached, pages: [{ ...first, data: [notification, ...first.data] }, ...rest] } : cached;
  });

/** Marks notifications read in the cache and lowers the count accordingly. */
export const markRead = (queryClient: QueryClient, ids: readonly number[], readAt: string) =>
  change(queryClient, (cached) => {
    const fresh = loadedNotifications(cached).filter(({ id, read_at }) => ids.includes(id) && read_at === null);
    const known = new Set(fresh.map(({ id }) => id));
    const pages = withUnread(cached.pages, -fresh.length).map((page) => ({
      ...page,
      data: page.data.map((item) => (known.has(item.id) ? { ...item, read_at: readAt } : item)),
    }));
    return { ...cached, pages };
  });

/** Marks everything loaded as read (POST notifications/read-all). */
export const markAllRead = (queryClient: QueryClient, readAt: string) =>
  change(queryClient, (cached) => ({
    ...cached,
    pages: cached.pages.map((page) => ({
      meta: { ...page.meta, unread_count: 0 },
      data: page.data.map((item) => ({ ...item, read_at: item.read_at ?? readAt })),
    })),
  }));
