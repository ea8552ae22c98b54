import {
  axeViolations,
  buildNotification,
  buildNotificationsPage,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import type { Notification } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import NotificationsScreen from './notifications.screen';

const now = '2026-11-22T11:06:00Z';
const title = '3 days left';
const item = (changes: Partial<Notification> = {}) =>
  buildNotification({
    id: 5,
    created_at: '2026-11-22T09:00:00Z',
    type: 'deadline',
    data: {
      message_rus: 'Осталось 3 дня',
      message_eng: title,
      participant_id: 101,
      deadline_at: '2026-11-25T20:59:59Z',
    },
    ...changes,
  });

const open = (items: Notification[], query = '', prepare: (api: FakeApi) => void = () => {}) => {
  const api = createFakeApi()
    .on('get', '/notifications', () => buildNotificationsPage(items, { snoozed_count: 1, shown_count: 3 }))
    .on('get', '/notification-types', { data: [] })
    .on('get', '/notifications/companies', { data: [] })
    .on('get', '/notifications/exhibitions', { data: [] })
    .on('put', '/notifications/{id}/snooze', () => {
      items.length = 0;
      return { data: item() };
    })
    .on('put', '/notifications/{id}/unread', { data: item() });
  prepare(api);
  return renderInPlatform(<NotificationsScreen />, {
    texts: { account: { ru, en } },
    api,
    now,
    participation: null,
    route: { name: 'notifications', query: new URLSearchParams(query) },
  });
};
const bodyOf = (api: FakeApi) => api.sent('put', '/notifications/{id}/snooze')[0]?.body;

it('a notification snoozed for an hour disappears at once, and its return time is shown [SHELL-466]', async () => {
  const { platform, person } = open([item()]);
  await person.click(await screen.findByRole('button', { name: `Snooze: ${title}`, expanded: false }));
  const offers = await screen.findAllByRole('menuitem');
  expect(offers.map(({ textContent }) => textContent?.replace(/[,\d].*/, ''))).toEqual([
    'In an hour',
    'Tomorrow morning',
    'A day before the deadline',
    'Choose day and hour…',
  ]);
  await person.click(screen.getByRole('menuitem', { name: /^In an hour/ }));
  await waitFor(() => expect(bodyOf(platform.api)).toEqual({ until: '2026-11-22T12:06:00.000Z' }));
  await waitFor(() => expect(platform.log.notices[0]).toMatch(/^It returns on 22.November.* at \d\d:06$/));
  expect(screen.queryByText(title)).toBeNull();
});

it('the snooze form takes a day and an hour, and explains an invalid time [SHELL-466]', async () => {
  const { platform, person } = open([item()]);
  await person.click(await screen.findByRole('button', { name: `Snooze: ${title}`, expanded: false }));
  await person.click(await screen.findByRole('menuitem', { name: /^Choose day/ }));
  const day = await screen.findByRole('textbox', { name: 'Day' });
  await waitFor(() => expect(day).toHaveFocus());
  expect(await axeViolations()).toEqual([]);
  await person.clear(day);
  await person.type(day, '11212026');
  await person.click(screen.getByRole('button', { name: 'Snooze' }));
  expect(day).toHaveAccessibleDescription(/Choose a later time/);
  expect(platform.api.sent('put', '/notifications/{id}/snooze')).toEqual([]);
  await person.clear(day);
  await person.type(day, '11302026');
  await person.click(screen.getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(bodyOf(platform.api)).toEqual({ until: new Date(2026, 10, 30, 9).toISOString() }));
});

it('the snoozed list shows return times and brings a notification back [SHELL-466]', async () => {
  const { platform, person } = open([item({ snoozed_until: '2026-11-23T06:00:00Z' })], 'state=snoozed');
  expect(await screen.findByText(/^Snoozed until 23.November/)).toBeVisible();
  expect(platform.api.sent('get', '/notifications')[0]?.query.get('state')).toBe('snoozed');
  await person.click(screen.getByRole('button', { name: `Return now: ${title}` }));
  await waitFor(() => expect(bodyOf(platform.api)).toEqual({ until: null }));
  expect(await screen.findByRole('heading', { name: 'Nothing is snoozed' })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: /^New/ }));
  expect(platform.log.navigated.at(-1)?.query).toMatchObject({ state: 'new' });
});

it('a notification is marked unread optimistically and rolled back on a refusal [SHELL-467]', async () => {
  const { platform, person } = open([item({ read_at: now })], '', (api) =>
    api.on('put', '/notifications/{id}/unread', () => failWith(422, { message: 'Not now' })),
  );
  await person.click(await screen.findByRole('button', { name: `Mark as unread: ${title}` }));
  await waitFor(() => expect(platform.api.sent('put', '/notifications/{id}/unread')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: `Mark as unread: ${title}` })).toBeVisible();
});
