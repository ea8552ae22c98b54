import { within } from '@testing-library/react';
import { axeViolations, failWith } from '@fairfront/shared-kit/testing';
import type { SecondFactor } from '@fairfront/shared-kit/platform';
import { openParticipation } from '../testing/open-participation';
import { screen, startShell, waitFor } from '../testing/shell-double';

type Demand = SecondFactor['demands'][number];
const later = '2099-12-01';
const passed = '2020-12-01';
const demand = (second_factor_from: string, over: Partial<Demand> = {}): Demand => ({
  ...{ exhibition_id: 1, title_rus: 'ТехноФорум', title_eng: 'Techno Forum', timezone: 'Europe/Moscow' },
  ...{ second_factor_from, participations: [101] },
  ...over,
});
const off: SecondFactor = {
  ...{ since: null, is_proved: true, app: null, passkeys: [], recovery_codes: { left: 0, total: 0 } },
  demands: [demand(passed)],
};
const on: SecondFactor = {
  ...off,
  ...{ since: '2026-01-01T08:01:00.000Z', app: { confirmed_at: '2026-01-01T08:00:00.000Z' } },
  recovery_codes: { left: 10, total: 10 },
};
const closed = failWith(403, { code: 'second_factor_required', message: 'Нужен второй фактор' });
type Start = Parameters<typeof startShell>[1];

const start = (address: string, factor: SecondFactor, more?: Start) =>
  startShell({ address }, (fake) => {
    fake.on('get', '/auth/second-factor', { data: factor });
    fake.on('get', '/auth/sessions', { data: [] });
    fake.on('post', '/auth/second-factor/on', { data: on });
    fake.on('post', '/auth/second-factor/recovery-codes', { data: { codes: ['7KQA-M2XD'] } });
    more?.(fake);
  });

describe('a participation that is closed without a second factor', () => {
  const title = { level: 1, name: 'Для выставки «ТехноФорум» нужен второй фактор входа' };

  it('names exhibition and reason, and links to the set-up with a return address [SHELL-498]', async () => {
    await start('/participant/101/deadlines?view=list', off, (fake) => fake.on('get', '/participants/{id}', closed));
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByText(/^С 1.декабря.*2020.* организатор открывает её администраторам/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Настроить второй фактор' })).toHaveAttribute(
      'href',
      `/profile/access?${new URLSearchParams({ return: '/participant/101/deadlines?view=list' }).toString()}`,
    );
    expect(screen.getByRole('link', { name: 'К моим выставкам' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('navigation', { name: 'Разделы выставки' })).toBeNull();
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'Fairfront' })).toBeVisible();
    expect(within(header).queryByRole('link', { name: 'К выставкам' })).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('replaces an open page, and disappears when the factor is set up elsewhere [SHELL-498]', async () => {
    let isClosed = false;
    let factor = off;
    const { fake, address, queryClient } = await start('/participant/101', off, (double) => {
      double.on('get', '/participants/{id}', () =>
        isClosed ? closed : { data: openParticipation({ second_factor_from: passed }) },
      );
      double.on('get', '/auth/second-factor', () => ({ data: factor }));
    });
    expect(await screen.findByRole('heading', { level: 1, name: /^До открытия/ })).toBeVisible();
    isClosed = true;
    await queryClient.invalidateQueries({ queryKey: ['participant', 101] });
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(address()).toBe('/participant/101');
    isClosed = false;
    factor = on;
    await queryClient.invalidateQueries({ queryKey: ['own-access'] });
    expect(await screen.findByRole('heading', { level: 1, name: /^До открытия/ })).toBeVisible();
    expect(fake.sent('get', '/participants/{id}').length).toBeGreaterThan(1);
  });

  it('omits the name if it failed to load [SHELL-498]', async () => {
    await start('/participant/101', off, (fake) => {
      fake.on('get', '/participants/{id}', closed);
      fake.on('get', '/auth/second-factor', failWith(500, {}));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Нужен второй фактор входа' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Настроить второй фактор' })).toBeVisible();
  });
});

describe('the hub notice', () => {
  const open = (second_factor_from: string | null) =>
    start('/participant/101', off, (fake) =>
      fake.on('get', '/participants/{id}', { data: openParticipation({ second_factor_from }) }),
    );
  const notice = /^С 1.декабря.*2099.* администраторам нужен второй фактор входа/;
  beforeEach(() => sessionStorage.clear());

  it('names the day and links to the set-up; once dismissed it stays hidden for this day [SHELL-498]', async () => {
    const { person, unmount } = await open(later);
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Настроить' })).toHaveAttribute(
      'href',
      '/profile/access?return=%2Fparticipant%2F101',
    );
    await person.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
    expect(screen.queryByText(notice)).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    const again = await open(later);
    expect(await screen.findByRole('heading', { level: 1, name: /^До открытия/ })).toBeVisible();
    expect(screen.queryByText(notice)).toBeNull();
    again.unmount();
    await open('2099-11-30');
    expect(await screen.findByText(/^С 30.ноября.*2099/)).toBeVisible();
  });

  it('is absent for users without the requirement [SHELL-498]', async () => {
    await open(null);
    expect(await screen.findByRole('heading', { level: 1, name: /^До открытия/ })).toBeVisible();
    expect(screen.queryByText(/второй фактор входа/)).toBeNull();
  });
});

describe('the access page', () => {
  const other = { exhibition_id: 2, title_rus: 'ПродТех', title_eng: 'FoodTech', participations: [102] };

  it('lists exhibitions that require a second factor, and from when [SHELL-499]', async () => {
    await start('/profile/access', { ...off, demands: [demand(passed), demand(later, other)] });
    expect(await screen.findByText('«ТехноФорум»: администраторам нужен второй фактор')).toBeVisible();
    expect(screen.getByText(/^«ПродТех»: администраторам нужен второй фактор с 1.декабря.*2099/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('names what closes before the factor is turned off [SHELL-499]', async () => {
    const { person, fake } = await start('/profile/access', { ...on, demands: [demand(passed), demand(later, other)] });
    await person.click(await screen.findByRole('button', { name: 'Выключить' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Выставка «ТехноФорум» сразу закроется для вас');
    expect(question).toHaveTextContent(/Выставка «ПродТех» закроется для вас 1.декабря.*2099/);
    expect(fake.sent('delete', '/auth/second-factor')).toEqual([]);
  });

  it('names what closes before the last passkey is removed [SHELL-499]', async () => {
    const passkey = { id: 5, name: 'Телефон', added_at: '2026-01-01T08:00:00.000Z', last_used_at: null };
    const { person } = await start('/profile/access', { ...on, app: null, passkeys: [passkey] });
    await person.click(await screen.findByRole('button', { name: 'Удалить: Телефон' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Выставка «ТехноФорум» сразу закроется для вас');
  });

  it('links back to the closed page once the factor is on [SHELL-498]', async () => {
    const { person, address } = await start(
      '/profile/access/second-factor?return=%2Fparticipant%2F101%2Fdeadlines',
      { ...off, app: on.app },
      (fake) => fake.on('get', '/participants/{id}', { data: openParticipation() }),
    );
    await person.click(await screen.findByRole('button', { name: 'Получить новые коды' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Коды сохранены в надёжном месте' }));
    await person.click(screen.getByRole('button', { name: 'Включить второй фактор' }));
    await waitFor(() => expect(address()).toBe('/participant/101/deadlines'));
  });

  it('does not link to other sites [SHELL-498] [SHELL-043]', async () => {
    await start('/profile/access?return=https%3A%2F%2Fevil.example', off);
    expect(await screen.findByRole('link', { name: 'Настроить' })).toHaveAttribute(
      'href',
      '/profile/access/second-factor?return=%2F',
    );
  });
});
