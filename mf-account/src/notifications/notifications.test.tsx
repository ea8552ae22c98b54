import {
  axeViolations,
  buildNotification,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  type FakeApi,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { notificationsByDay } from './by-day';
import NotificationsScreen from './notifications.screen';

const option = (id: number, name: string) => ({ id, name_rus: `${name} (ру)`, name_eng: name });
const now = '2026-05-26T12:00:00Z';
const items = [
  buildNotification({
    id: 3,
    created_at: '2026-05-26T09:02:00Z',
    data: {
      message_rus: 'Пропуск (Иванов Иван): отклонён',
      message_eng: 'Pass of Ivanov Ivan: rejected',
      participant_id: 101,
      exhibition_rus: 'ТехноФорум',
      exhibition_eng: 'TechnoForum',
      reason: 'Имя не как в паспорте',
      subject: { kind: 'personal-pass', id: 17, type: 'installation' },
    },
  }),
  buildNotification({
    id: 2,
    created_at: '2026-05-25T09:00:00Z',
    type: 'order',
    data: { message_rus: 'Заказ № 1042 ждёт', message_eng: 'Order No. 1042 is waiting', participant_id: 101 },
  }),
  buildNotification({
    id: 1,
    created_at: '2026-05-22T09:00:00Z',
    read_at: '2026-05-22T10:00:00Z',
    data: { message_rus: 'План монтажа', message_eng: 'Installation plan' },
  }),
];
const apiWith = (data = items, meta: { last_page?: number; unread_count?: number; total?: number } = {}) =>
  createFakeApi()
    .on('get', '/notifications', ({ query }) => ({
      data,
      meta: {
        current_page: Number(query.get('page') ?? 1),
        last_page: 1,
        per_page: 5,
        total: data.length,
        unread_count: data.filter(({ read_at }) => read_at === null).length,
        snoozed_count: 0,
        shown_count: data.length,
        ...meta,
      },
    }))
    .on('get', '/notification-types', {
      data: [
        { id: 'personal_pass_status', name_rus: 'Пропуска', name_eng: 'Passes' },
        { id: 'order', name_rus: 'Заказы', name_eng: 'Orders' },
      ],
    })
    .on('get', '/notifications/companies', { data: [option(1, 'Severnaya Mekhanika LLC')] })
    .on('get', '/notifications/exhibitions', { data: [option(1, 'TechnoForum')] });

/** The shell resolves the place of a pass. */
const notifications: PlatformDoubleOptions['notifications'] = {
  placeOf: ({ data: { participant_id: id, subject } }) =>
    id === undefined
      ? null
      : { route: 'participant', params: { id }, query: subject && { modal: 'of-pass', pass: String(subject.id) } },
};

const screenOf = (api: FakeApi, query = '', options: PlatformDoubleOptions = {}) =>
  renderInPlatform(<NotificationsScreen />, {
    texts: { account: { ru, en } },
    api,
    now,
    participation: null,
    notifications,
    route: { name: 'notifications', query: new URLSearchParams(query) },
    ...options,
  });

describe('the notifications screen', () => {
  it('the list groups notifications by day with date, unread mark and text in the current language [SHELL-019] [ACC-142]', async () => {
    const { platform } = screenOf(apiWith());
    expect(await screen.findByText('Pass of Ivanov Ivan: rejected', { selector: 'a' })).toBeVisible();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Today, 26 May 2026', 'Yesterday, 25 May 2026', '22 May 2026']);
    expect(screen.getAllByText('New', { selector: 'p *' })).toHaveLength(2);
    await platform.setLocale('ru');
    expect(screen.getByText('Заказ № 1042 ждёт')).toBeVisible();
    expect(screen.getAllByText('Новое', { selector: 'p *' })).toHaveLength(2);
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('filters and page come from the address, so a link shows the same list [SHELL-019] [ACC-142] [ACC-145]', async () => {
    const { platform } = screenOf(apiWith(), 'notification_type=order&company_id=1&exhibition_id=2&page=3');
    await screen.findByText('Order No. 1042 is waiting');
    const [request] = platform.api.sent('get', '/notifications');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      notification_type: 'order',
      company_id: '1',
      exhibition_id: '2',
      page: '3',
      perPage: '20',
    });
    expect(await screen.findByRole('combobox', { name: 'Type' })).toHaveTextContent('Orders');
  });

  it('the filters offer values that occur in the user’s notifications and default to all [ACC-143] [ACC-145]', async () => {
    const { platform, person } = screenOf(apiWith(), 'company_id=1&page=2');
    await screen.findByText('Order No. 1042 is waiting');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveTextContent('All types');
    expect(screen.getByRole('combobox', { name: 'Exhibition' })).toHaveTextContent('All exhibitions');
    await person.click(screen.getByRole('combobox', { name: 'Type' }));
    await person.click(await screen.findByRole('option', { name: 'Orders' }));
    expect(platform.log.navigated.at(-1)).toEqual({
      name: 'notifications',
      params: {},
      query: { notification_type: 'order', company_id: '1', exhibition_id: undefined },
      replace: true,
    });
  });

  it('the page number is in the address [ACC-142]', async () => {
    const { platform, person } = screenOf(apiWith(items, { last_page: 4, total: 20 }), 'notification_type=order');
    await person.click(await screen.findByRole('button', { name: /page 3|3/i }));
    expect(platform.log.navigated.at(-1)?.query).toMatchObject({ notification_type: 'order', page: '3' });
  });

  it('an item is marked as read when it is followed or ticked off [ACC-146]', async () => {
    const api = apiWith().on('put', '/notifications/{id}', { data: buildNotification({ read_at: now }) });
    const { platform, person } = screenOf(api);
    await person.click(await screen.findByRole('link', { name: 'Pass of Ivanov Ivan: rejected' }));
    expect(platform.log.navigated.at(-1)).toMatchObject({
      name: 'participant',
      params: { id: 101 },
      query: { modal: 'of-pass', pass: '17' },
    });
    await waitFor(() => expect(platform.api.sent('put', '/notifications/3')).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: 'Mark as read: Order No. 1042 is waiting' }));
    await waitFor(() => expect(platform.api.sent('put', '/notifications/2')).toHaveLength(1));
  });

  it('an item names its exhibition and reason, and links to the place of the fix [ACC-203]', async () => {
    const api = apiWith().on('put', '/notifications/{id}', { data: buildNotification({ read_at: now }) });
    const { platform, person } = screenOf(api);
    expect(await screen.findByText('TechnoForum, Passes')).toBeVisible();
    expect(screen.getByText('Reason: Имя не как в паспорте')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Fix the pass: Pass of Ivanov Ivan: rejected' }));
    expect(platform.log.navigated.at(-1)).toMatchObject({ query: { modal: 'of-pass', pass: '17' } });
    await waitFor(() => expect(platform.api.sent('put', '/notifications/3')).toHaveLength(1));
    expect(screen.getAllByRole('link', { name: /^(Fix|Open)/ })).toHaveLength(1);
  });

  it('mark all as read sends one request and refetches list and bell [ACC-144]', async () => {
    let isRead = false;
    const api = apiWith()
      .on('post', '/notifications/read-all', () => {
        isRead = true;
        return { message: 'ok' };
      })
      .on('get', '/notifications', () => ({
        data: isRead ? items.map((item) => ({ ...item, read_at: now })) : items,
        meta: {
          current_page: 1,
          last_page: 1,
          per_page: 5,
          total: 3,
          unread_count: isRead ? 0 : 2,
          snoozed_count: 0,
          shown_count: 3,
        },
      }));
    const { platform, person } = screenOf(api);
    const markAll = screen.getByRole('button', { name: 'Mark all as read' });
    // the button is rendered while nothing is known and explains why it is disabled
    expect(markAll).toHaveAccessibleDescription('Loading notifications');
    await waitFor(() => expect(markAll).not.toHaveAttribute('aria-disabled'));
    await person.click(markAll);
    await waitFor(() => expect(screen.queryByText('New', { selector: 'p *' })).toBeNull());
    await waitFor(() => expect(markAll).toHaveAccessibleDescription('All notifications are read'));
    expect(markAll).toHaveFocus();
    expect(platform.api.sent('get', '/notifications').length).toBeGreaterThan(1);
    expect(platform.log.notices).toEqual(['All notifications are read']);
  });

  it('a mark is rolled back with the reason when the server refuses it', async () => {
    const api = apiWith().on('put', '/notifications/{id}', () => failWith(404));
    const { platform, person } = screenOf(api);
    await person.click(await screen.findByRole('button', { name: 'Mark as read: Order No. 1042 is waiting' }));
    await waitFor(() => expect(platform.log.errors).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByText('New', { selector: 'p *' })).toHaveLength(2));
  });

  it('the screen tells apart an empty list, an empty search and a failed read', async () => {
    const empty = screenOf(apiWith([]));
    expect(await screen.findByRole('heading', { name: 'You have no notifications' })).toBeVisible();
    empty.unmount();
    const filtered = screenOf(apiWith([]), 'notification_type=order');
    expect(await screen.findByRole('heading', { name: 'No notifications match these filters' })).toBeVisible();
    filtered.unmount();
    const api = apiWith().on('get', '/notifications', () => failWith(500));
    const { person } = screenOf(api);
    expect(await screen.findByRole('heading', { name: 'The notifications did not load' })).toBeVisible();
    api.on('get', '/notifications', {
      data: items,
      meta: { current_page: 1, last_page: 1, per_page: 5, total: 3, unread_count: 2, snoozed_count: 0, shown_count: 0 },
    });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Order No. 1042 is waiting')).toBeVisible();
  });
});

describe('notificationsByDay', () => {
  it('days are split by the reader’s time zone', () => {
    const late = buildNotification({ id: 9, created_at: '2026-05-25T21:30:00Z' });
    const early = buildNotification({ id: 8, created_at: '2026-05-25T20:30:00Z' });
    expect(notificationsByDay([late, early], 'Europe/Moscow').map(({ day }) => day)).toEqual([
      '2026-05-26',
      '2026-05-25',
    ]);
    expect(notificationsByDay([late, early], 'UTC')).toHaveLength(1);
  });
});
