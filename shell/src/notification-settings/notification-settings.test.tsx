import { within } from '@testing-library/react';
import { axeViolations, failWith, type FakeApi } from '@fairfront/shared-kit/testing';
import type { NotificationSettingsResponse } from '@fairfront/shared-kit/api';
import { narrowViewport } from '@fairfront/shared-kit/components/viewport';
import { defaultSchedule, kindFacts, notificationKinds } from '@fairfront/shared-kit/domain/identity/notifications';
import en from '../locales/en/notification-settings.json';
import ru from '../locales/ru/notification-settings.json';
import { screen, startShell, waitFor } from '../testing/shell-double';

const answer = (changes: Partial<NotificationSettingsResponse> = {}): NotificationSettingsResponse => ({
  email: 'editor@severmech.example',
  mail: true,
  has_schedule: true,
  schedule: { timezone: 'Europe/Moscow', ...defaultSchedule },
  choices: { 'pass-status': { portal: true, mail: 'daily' } },
  exhibitions: [
    { id: 1, title_rus: 'ТехноФорум', title_eng: 'TechnoForum', choices: {} },
    {
      id: 2,
      title_rus: 'Мебельный салон',
      title_eng: 'Furniture Show',
      choices: { order: { portal: true, mail: 'none' } },
    },
  ],
  waiting: {
    count: 7,
    at: '2026-11-24T06:00:00Z',
    items: [
      {
        ...{ id: 5, message_rus: 'Приняты пропуска: 2', message_eng: 'Passes accepted: 2' },
        ...{ exhibition_rus: 'ТехноФорум', exhibition_eng: 'TechnoForum' },
      },
    ],
  },
  ...changes,
});

const open = async (
  query = '',
  changes: Partial<NotificationSettingsResponse> = {},
  prepare?: (fake: FakeApi) => void,
) => {
  const shell = await startShell({ address: `/profile/notifications${query}` }, (fake) => {
    fake.on('get', '/notification-settings', { data: answer(changes) });
    fake.on('put', '/notification-settings/choices', ({ body }) => {
      const { kind, choice, exhibition_id } = body as { kind: string; choice: never; exhibition_id: number | null };
      const data = answer(changes);
      if (exhibition_id === null) return { data: { ...data, choices: { ...data.choices, [kind]: choice } } };
      return { data: { ...data, exhibitions: data.exhibitions.map((one) => ({ ...one, choices: {} })) } };
    });
    fake.on('put', '/notification-settings/schedule', ({ body }) => ({
      data: answer({ ...changes, schedule: body as NotificationSettingsResponse['schedule'] }),
    }));
    prepare?.(fake);
  });
  return shell;
};
// jsdom has no layout to scroll
Element.prototype.scrollIntoView = () => {};

const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText((text) => text.startsWith(name), { selector: 'th *' })).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};

it('every kind has a category, a name in both languages and a row [SHELL-460]', async () => {
  await open();
  await rowOf('Пропуск отклонён');
  for (const kind of notificationKinds) {
    for (const texts of [ru, en]) {
      expect(texts.kind[kind]).toMatch(/\S/);
      expect(texts.category[kindFacts(kind).category]).toMatch(/\S/);
    }
    expect(await rowOf(ru.kind[kind])).toBeVisible();
  }
  expect(Object.keys(ru.kind).sort()).toEqual([...notificationKinds].sort());
  expect(await axeViolations()).toEqual([]);
});

it('mandatory kinds are marked and offer no choice [SHELL-461]', async () => {
  await open();
  const row = await rowOf('Пропуск отклонён');
  expect(row).toHaveTextContent('обязательное');
  expect(row).toHaveTextContent('Письмо сразу, в любое время');
  expect(within(row).queryByRole('radio')).toBeNull();
  expect(within(row).queryByRole('checkbox')).toBeNull();
});

it('the e-mail about a new device is marked as always sent [SHELL-450]', async () => {
  await open('', { mail: false });
  expect(await screen.findByText(/^Письмо о входе с нового устройства тоже обязательное/)).toBeVisible();
});

it('a change shows at once and is saved, with the time of saving [SHELL-460] [SHELL-469]', async () => {
  const { person, fake } = await open();
  const row = await rowOf('Сообщение менеджера');
  await person.click(within(row).getByRole('radio', { name: 'Сообщение менеджера: в письме дня' }));
  expect(within(row).getByRole('radio', { name: /в письме дня/ })).toBeChecked();
  expect(await screen.findByText(/Сохранено в \d\d:\d\d/)).toBeVisible();
  expect(fake.sent('put', '/notification-settings/choices')[0]?.body).toEqual({
    kind: 'chat',
    exhibition_id: null,
    choice: { portal: true, mail: 'daily' },
  });
});

it('a change that fails to save is reverted with an error [SHELL-469]', async () => {
  const { person } = await open('', {}, (fake) =>
    fake.on('put', '/notification-settings/choices', () => failWith(422, { message: 'Выставка закончилась' })),
  );
  const row = await rowOf('Сообщение менеджера');
  await person.click(within(row).getByRole('checkbox'));
  expect(await screen.findByText('Выставка закончилась')).toBeVisible();
  await waitFor(() => expect(within(row).getByRole('checkbox')).toBeChecked());
});

it('an exhibition follows the general choice, overrides it and follows it again [SHELL-464]', async () => {
  const { person, fake, address } = await open('?exhibition=2');
  const order = await rowOf('Статус и документы заказа');
  expect(order).toHaveTextContent('не как общие');
  expect(within(await rowOf('Пропуск принят')).getByRole('radio', { name: /в письме дня/ })).toBeChecked();
  await person.click(within(order).getByRole('button', { name: 'Как в общих: Статус и документы заказа' }));
  expect(order).not.toHaveTextContent('не как общие');
  await waitFor(() =>
    expect(fake.sent('put', '/notification-settings/choices')[0]?.body).toEqual({
      kind: 'order',
      exhibition_id: 2,
      choice: null,
    }),
  );
  await person.click(screen.getByRole('radio', { name: /^Все выставки/ }));
  await waitFor(() => expect(address()).toBe('/profile/notifications'));
});

it('the link of an email leads to the control of its kind [SHELL-468]', async () => {
  await open('?kind=chat');
  const row = await rowOf('Сообщение менеджера');
  await waitFor(() => expect(within(row).getByRole('checkbox')).toHaveFocus());
});

it('the settings show when the next daily e-mail is sent and its content, and have no column for it without one [SHELL-462]', async () => {
  const { person, fake } = await open();
  expect(await screen.findByText(/^Следующее: \d+.[а-я]+(.\d{4})?, 09:00$/)).toBeVisible();
  expect(screen.getByText('Приняты пропуска: 2')).toBeVisible();
  expect(screen.getByText('И ещё 6 событий')).toBeVisible();
  await person.click(screen.getByRole('switch', { name: 'Письмо дня' }));
  expect(screen.queryByText(/^Следующее/)).toBeNull();
  expect(screen.getByRole('radio', { name: 'Сообщение менеджера: в письме дня' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await waitFor(() =>
    expect(fake.sent('put', '/notification-settings/schedule')[0]?.body).toMatchObject({ daily: { is_on: false } }),
  );
});

it('quiet hours are enabled by a click and cannot end when they start [SHELL-463]', async () => {
  const { person, fake } = await open();
  await person.click(await screen.findByRole('switch', { name: 'Тихие часы' }));
  await person.click(await screen.findByRole('combobox', { name: 'Конец тихих часов' }));
  const same = await screen.findByRole('option', { name: /^21:00/ });
  expect(same).toHaveAttribute('aria-disabled', 'true');
  await person.click(screen.getByRole('option', { name: /^07:00/ }));
  await waitFor(() =>
    expect(fake.sent('put', '/notification-settings/schedule').at(-1)?.body).toMatchObject({
      quiet: { is_on: true, from: 21, until: 7 },
    }),
  );
});

it('only mandatory e-mails are sent while e-mails are off, and one click turns them on [SHELL-461] [SHELL-469]', async () => {
  const { person, fake } = await open('', { mail: false }, (api) =>
    api.on('put', '/auth/user/email-notifications', ({ body }) => ({ data: body as never })),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Приходят только обязательные письма' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Сообщение менеджера: письмо сразу' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await person.click(screen.getByRole('button', { name: 'Включить письма' }));
  expect(await screen.findByRole('heading', { level: 1, name: /вид/ })).toBeVisible();
  await waitFor(() => expect(fake.sent('put', '/auth/user/email-notifications')).toHaveLength(1));
});

it('the settings are a list on a phone [SHELL-469]', async () => {
  const wide = window.matchMedia.bind(window);
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query === narrowViewport });
  await open();
  expect(await screen.findByRole('combobox', { name: 'Письмо: Сообщение менеджера' })).toHaveTextContent('Сразу');
  expect(screen.queryByRole('table')).toBeNull();
  expect(await axeViolations()).toEqual([]);
  window.matchMedia = wide;
});

it('a load failure is shown with a retry [SHELL-469]', async () => {
  const { person, fake } = await open('', {}, (api) => api.on('get', '/notification-settings', () => failWith(500)));
  const retry = await screen.findByRole('button', { name: /Повторить/ });
  fake.on('get', '/notification-settings', { data: answer() });
  await person.click(retry);
  expect(await rowOf('Пропуск отклонён')).toBeVisible();
});

it('the settings include the reminders and the calendar link of the deadline centre, without the file of a participation [SHELL-551]', async () => {
  const { person, fake } = await open('', {}, (api) =>
    api
      .on('get', '/deadline-reminders', { data: { days: [7, 1], mail: true } })
      .on('put', '/deadline-reminders', ({ body }) => ({ data: body }))
      .on('get', '/calendar-feed', {
        data: {
          url: `https://portal.test/api/ics/9f2c${'0'.repeat(56)}41a7.ics`,
          created_at: '2026-05-01T09:00:00.000Z',
          exhibitions: 3,
        },
      }),
  );
  const calendar = within(await screen.findByRole('region', { name: 'Сроки в вашем календаре' }));
  expect(await calendar.findByText('…/ics/9f2c…41a7.ics')).toBeVisible();
  expect(calendar.getByText('В календаре 3 предстоящие выставки.')).toBeVisible();
  expect(calendar.queryByRole('button', { name: 'Файл ICS' })).toBeNull();
  const reminders = within(await screen.findByRole('region', { name: 'Напоминания' }));
  await person.click(reminders.getByRole('button', { name: 'Настроить' }));
  fake.on('get', '/notification-settings', { data: answer({ mail: false }) });
  await person.click(reminders.getByRole('switch', { name: 'И письмом' }));
  expect(fake.sent('put', '/deadline-reminders').map(({ body }) => body)).toEqual([{ days: [7, 1], mail: false }]);
  // the head of the screen follows
  expect(await screen.findByRole('heading', { level: 1, name: ru.headOff })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
