import { queryKeys } from '@fairfront/shared-kit/api';
import { createQueryClient } from '@fairfront/shared-kit/platform';
import { buildNotification, buildNotificationsPage } from '@fairfront/shared-kit/testing';
import { addNotification, loadedNotifications, unreadCount, type BellPages } from './bell.query';

const returned = (changes: Parameters<typeof buildNotification>[0] = {}) =>
  buildNotification({ id: 1, returned_at: '2026-05-04T09:00:00Z', ...changes });

it.each([
  ['read in this tab', '2026-05-03T12:00:00Z', 2],
  ['still unread in this tab', null, 2],
])('a returned notification that is %s comes first and is counted once [SHELL-466]', (_name, read_at, unread) => {
  const cache = createQueryClient();
  const page = buildNotificationsPage([buildNotification({ id: 2 }), buildNotification({ id: 1, read_at })]);
  cache.setQueryData<BellPages>(queryKeys.notifications.bell(), { pages: [page], pageParams: [1] });
  const shown = () => cache.getQueryData<BellPages>(queryKeys.notifications.bell());
  for (let time = 0; time < 2; time += 1) addNotification(cache, returned());
  expect(loadedNotifications(shown()).map(({ id }) => id)).toEqual([1, 2]);
  expect(unreadCount(shown())).toBe(unread);
});
