import { within } from '@testing-library/react';
import { queryKeys } from '@fairfront/shared-kit/api';
import { axeViolations, buildParticipation, buildUser, failWith, type FakeApi } from '@fairfront/shared-kit/testing';
import { narrowViewport } from '@fairfront/shared-kit/components/viewport';
import { buildDeadline } from '../testing/deadlines';
import { act, screen, startShell, waitFor } from '../testing/shell-double';
import { shortAddress } from './calendar-feed';
import { showDeadlines, summarise } from './deadlines.model';

const dayMs = 86_400_000;
/** The end of the day `offset` days ahead, in UTC: the exhibition of these tests is in the Greenwich time zone. */
const endOfDay = (offset: number) =>
  `${new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10)}T23:59:59.000Z`;

const visa = buildDeadline({
  id: 'visa-simple',
  kind: 'visa-simple',
  at: endOfDay(8),
  detail: { code: 'fix', count: 1 },
  progress: { total: 4, accepted: 3, waiting: 0, rejected: 1 },
});
const passes = buildDeadline({ at: endOfDay(14) });
const montage = buildDeadline({
  id: 'installation-passes',
  kind: 'installation-passes',
  at: endOfDay(20),
  state: 'done',
  detail: { code: 'some', count: 7 },
  opens: { modal: 'event-modal-montage-passes' },
});
const services = buildDeadline({
  id: 'services',
  kind: 'services',
  area: 'services',
  at: endOfDay(20),
  is_optional: true,
  detail: { code: 'none', count: 0 },
  progress: null,
  opens: { route: 'categories' },
});
const catalogue = buildDeadline({
  id: 'catalogue-order',
  kind: 'catalogue-order',
  area: 'catalogue',
  at: endOfDay(-6),
  state: 'closed',
  is_passed: true,
  detail: { code: 'none', count: 0 },
  progress: null,
  opens: { modal: 'event-modal-catalog' },
});
const all = [catalogue, visa, passes, montage, services];

const participation = () => {
  const made = buildParticipation();
  Object.assign(made.exhibition, {
    timezone: 'UTC',
    installation_started_at: endOfDay(21).slice(0, 10),
    started_at: endOfDay(24).slice(0, 10),
  });
  return made;
};

const feedUrl = `https://portal.test/api/ics/9f2c${'0'.repeat(56)}41a7.ics`;

const start = (address = '/participant/101/deadlines', stub: (fake: FakeApi) => void = () => {}) =>
  startShell({ address }, (fake) => {
    fake
      .on('get', '/participants/{id}', { data: participation() })
      .on('get', '/participants/{id}/deadlines', { data: all })
      .on('get', '/participants/{id}/extensions', { data: { requests: [], rules: [] } })
      .on('get', '/calendar-feed', { data: { url: feedUrl, created_at: '2026-05-01T09:00:00.000Z', exhibitions: 3 } })
      .on('get', '/deadline-reminders', { data: { days: [14, 7, 3, 1], mail: false } });
    stub(fake);
  });

const section = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the deadline screen model', () => {
  it('names the first row, even if it is optional, and the deadline for which late orders are still accepted [SHELL-244]', () => {
    const now = Date.now();
    const late = { ...catalogue, at: endOfDay(-1), state: 'need' as const };
    const kinds = [[{ ...services, at: endOfDay(1) }, passes], [late, passes], [passes]].map(
      (deadlines) => summarise(showDeadlines(deadlines, 'UTC', now)).nearest?.kind,
    );
    expect(kinds).toEqual(['services', 'catalogue-order', 'participant-passes']);
    expect(summarise([])).toEqual({ nearest: null, todo: 0, ahead: 0, soon: 0 });
  });

  it('shows only the part of a secret address that identifies it [SHELL-248]', () => {
    expect(shortAddress(feedUrl)).toBe('…/ics/9f2c…41a7.ics');
  });
});

describe('the deadline list', () => {
  it('reports after ten seconds that loading takes longer than usual [SHELL-257]', async () => {
    jest.useFakeTimers();
    const { unmount } = await start(undefined, (fake) =>
      fake.on('get', '/participants/{id}/deadlines', () => new Promise(() => {})),
    );
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('heading', { level: 1, name: 'Сроки' })).toBeVisible();
    expect(screen.queryByText('Загружаем дольше обычного')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Загружаем дольше обычного')).toBeVisible();
    jest.useRealTimers();
    unmount();
  });

  it('shows the nearest date and three groups that can be folded [SHELL-241] [SHELL-243] [SHELL-244]', async () => {
    const { person } = await start();
    expect(await screen.findByRole('heading', { level: 1, name: /^Ближайший срок .+, через 8 дней$/ })).toBeVisible();
    const todo = section(/^Нужно сделать/);
    expect(todo.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Визы, упрощённый порядок',
      'Пропуска участников',
      'Заказ услуг к монтажу',
    ]);
    expect(todo.getByText('осталось 8 дней')).toBeVisible();
    expect(todo.getByText('Исправить 1')).toBeVisible();
    expect(todo.getByText('Если нужно')).toBeVisible();
    expect(section(/^Готово заранее/).getByText('Хватает')).toBeVisible();
    const passed = section(/^Прошли/);
    expect(passed.getByText('Закрыт')).toBeVisible();
    await person.click(passed.getByRole('button', { name: /^Свернуть ?: Прошли$/ }));
    expect(passed.queryByText('Закрыт')).not.toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('contains a link to the place of each deadline, with one primary action [SHELL-244]', async () => {
    await start();
    const fix = await screen.findByRole('link', { name: /^Исправить ?: Визы, упрощённый порядок$/ });
    expect(fix).toHaveAttribute('href', '/participant/101/deadlines?modal=event-modal-participant-passes');
    expect(fix).toHaveClass('primary');
    expect(document.querySelectorAll('main a.primary')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Выбрать ?: Заказ услуг к монтажу$/ })).toHaveAttribute(
      'href',
      '/participant/101/categories',
    );
  });

  it('contains no actions for read-only users [SHELL-244]', async () => {
    await start(undefined, (fake) => fake.on('get', '/auth/user', { data: buildUser({ id: 999, locale: 'ru' }) }));
    expect(await screen.findByRole('link', { name: /^Открыть ?: Визы, упрощённый порядок$/ })).not.toHaveClass(
      'primary',
    );
    expect(document.querySelectorAll('main a.primary')).toHaveLength(0);
  });

  it('shows no count when everything is done or past [SHELL-241]', async () => {
    await start(undefined, (fake) =>
      fake.on('get', '/participants/{id}/deadlines', { data: [catalogue, { ...montage, at: endOfDay(-2) }] }),
    );
    expect(await screen.findByText(/^Время площадки/)).toBeVisible();
    expect(screen.queryByText(/Нужно сделать/)).toBeNull();
  });

  it('reports that there are no deadlines, and offers a retry when loading fails [SHELL-257]', async () => {
    let works = false;
    const { person } = await start(undefined, (fake) =>
      fake.on('get', '/participants/{id}/deadlines', () => (works ? { data: [] } : failWith(500))),
    );
    const retry = await screen.findByRole('button', { name: 'Повторить' }, { timeout: 10_000 });
    works = true;
    await person.click(retry);
    expect(await screen.findByRole('heading', { name: 'Сроков нет' })).toBeVisible();
    expect(screen.getByText(/^Организатор ещё не назначил даты или закрыл оформление/)).toBeVisible();
  });
});

describe('the deadline month', () => {
  it('is selected in the address and shows deadlines and, optionally, the days of the exhibition [SHELL-243] [SHELL-245]', async () => {
    const { person, address } = await start();
    await person.click(await screen.findByRole('radio', { name: 'Месяц' }));
    expect(address()).toBe('/participant/101/deadlines?view=month');
    expect(screen.getByRole('grid')).toBeVisible();
    const entry = screen.getByRole('link', { name: /^Визы, упрощённые ?, скоро$/ });
    expect(entry).toHaveAttribute('href', expect.stringContaining('modal=event-modal-participant-passes'));
    await person.click(screen.getByRole('radio', { name: 'И события выставки' }));
    await person.click(screen.getAllByRole('button', { name: /20\d\d$/ })[1] as HTMLElement);
    expect(address()).toMatch(/view=month&month=\d{4}-\d{2}$/);
  });

  it('is replaced by the list in a narrow window [SHELL-245]', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === narrowViewport });
    await start('/participant/101/deadlines?view=month');
    expect(await screen.findByRole('region', { name: /^Нужно сделать/ })).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    window.matchMedia = wide;
  });

  it('is opened from the preparation calendar and from the participation calendar [SHELL-243] [ACC-160] [ACC-161]', async () => {
    const preparation = await start('/participant/101/deadlines');
    expect(await screen.findByRole('region', { name: /^Нужно сделать/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Список' })).toBeChecked();
    preparation.unmount();
    await start('/participant/101/calendar');
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Месяц' })).toBeChecked();
  });
});

describe('the personal calendar', () => {
  const clipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  it('is created on request, then copied and subscribed to [SHELL-248]', async () => {
    const { person } = await start(undefined, (fake) =>
      fake.on('get', '/calendar-feed', { data: null }).on('post', '/calendar-feed', {
        data: { url: feedUrl, created_at: '2026-05-01T09:00:00.000Z', exhibitions: 3 },
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
    expect(await screen.findByText('…/ics/9f2c…41a7.ics')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Подписаться' })).toHaveAttribute(
      'href',
      feedUrl.replace('https:', 'webcal:'),
    );
    const writeText = jest.fn(() => Promise.resolve());
    clipboard(writeText);
    await person.click(screen.getByRole('button', { name: 'Скопировать ссылку' }));
    expect(writeText).toHaveBeenCalledWith(feedUrl);
    expect(await screen.findByText('Ссылка скопирована')).toBeVisible();
  });

  it('is replaced and switched off after a confirmation [SHELL-248]', async () => {
    const { person, fake } = await start(undefined, (api) =>
      api
        .on('post', '/calendar-feed', {
          data: { url: feedUrl.replace('9f2c', 'aaaa'), created_at: '2026-05-02T09:00:00.000Z', exhibitions: 3 },
        })
        .on('delete', '/calendar-feed', undefined),
    );
    await person.click(await screen.findByRole('button', { name: 'Сменить' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Сменить' }));
    expect(await screen.findByText('…/ics/aaaa…41a7.ics')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Отключить' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отключить' }));
    expect(await screen.findByRole('button', { name: 'Создать ссылку' })).toBeVisible();
    expect(fake.sent('delete', '/calendar-feed')).toHaveLength(1);
  });
});

describe('the reminder settings', () => {
  it('show when reminders are sent and are saved at once, day by day [SHELL-254]', async () => {
    const { person, fake, queryClient } = await start(undefined, (api) =>
      api.on('put', '/deadline-reminders', ({ body }) => ({ data: body })),
    );
    const block = within(await screen.findByRole('region', { name: 'Напоминания' }));
    expect(block.getByText('за 14, 7, 3 и 1 день')).toBeVisible();
    expect(block.getByText('выключены')).toBeVisible();
    await person.click(block.getByRole('button', { name: 'Настроить' }));
    await person.click(block.getByRole('checkbox', { name: 'за 14 дней' }));
    expect(await block.findByText('за 7, 3 и 1 день')).toBeVisible();
    await person.click(block.getByRole('switch', { name: 'И письмом' }));
    await waitFor(() =>
      expect(fake.sent('put', '/deadline-reminders').at(-1)?.body).toEqual({ days: [7, 3, 1], mail: true }),
    );
    expect(block.getAllByText('за 7, 3 и 1 день')).toHaveLength(2);
    // the profile shows the same setting
    await waitFor(() =>
      expect(queryClient.getQueryData(queryKeys.user())).toMatchObject({ can_send_notifications: true }),
    );
  });

  it('are reverted when saving fails [SHELL-254]', async () => {
    const { person } = await start(undefined, (api) => api.on('put', '/deadline-reminders', () => failWith(500)));
    const block = within(await screen.findByRole('region', { name: 'Напоминания' }));
    await person.click(block.getByRole('button', { name: 'Настроить' }));
    await person.click(block.getByRole('checkbox', { name: 'за 7 дней' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(block.getByRole('checkbox', { name: 'за 7 дней' })).toBeChecked();
  });
});
