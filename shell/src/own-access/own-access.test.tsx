import { axeViolations, failWith } from '@fairfront/shared-kit/testing';
import type { OwnSession } from '@fairfront/shared-kit/platform';
import { screen, startShell, waitFor } from '../testing/shell-double';

const session = (over: Partial<OwnSession>): OwnSession => ({
  ...{ id: 1, is_current: false, kind: 'computer', browser: 'Chrome', system: 'Windows', network: '203.0.113.9' },
  ...{ created_at: '2026-01-01T08:00:00.000Z', last_used_at: new Date().toISOString() },
  ...over,
});
const own = session({ is_current: true });
const phone = session({ id: 2, kind: 'phone', browser: 'Safari', system: 'iPhone', network: '198.51.100.7' });
const library = session({ id: 3, browser: 'Firefox', system: 'Ubuntu', last_used_at: '2025-11-12T05:15:00.000Z' });

const start = (sessions: OwnSession[]) =>
  startShell({ address: '/profile/access' }, (fake) => {
    fake.on('get', '/auth/sessions', { data: sessions });
    fake.on('get', '/auth/second-factor', {
      data: {
        since: null,
        is_proved: true,
        app: null,
        passkeys: [],
        recovery_codes: { left: 0, total: 0 },
        demands: [],
      },
    });
    fake.on('delete', '/auth/sessions/{sessionId}', undefined);
    fake.on('delete', '/auth/sessions', undefined);
  });

it('the list of sessions shows every device with its place and last use, and marks the current one [SHELL-443]', async () => {
  await start([own, phone, library]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Вы вошли на 3 устройствах' })).toBeVisible();
  expect(screen.getByText('Этот компьютер')).toBeVisible();
  expect(screen.getByText('Chrome, Windows · 203.0.113.9')).toBeVisible();
  expect(screen.getByText('iPhone, Safari')).toBeVisible();
  expect(screen.getByText(/^198\.51\.100\.7 · сегодня, \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByText(/12.ноября.*2025/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Завершить сеанс: / })).toHaveLength(2);
  expect(await axeViolations()).toEqual([]);
});

it('the list of sessions ends one session only once however often it is clicked, and moves the focus to the heading [SHELL-443]', async () => {
  const { person, fake } = await start([own, phone]);
  await person.dblClick(await screen.findByRole('button', { name: /^Завершить сеанс: iPhone/ }));
  await waitFor(() => expect(screen.queryByText('iPhone, Safari')).toBeNull());
  expect(fake.sent('delete', '/auth/sessions/{sessionId}').map(({ path }) => path)).toEqual(['/auth/sessions/2']);
  expect(screen.getByRole('heading', { name: /^Ваши сеансы/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Завершить остальные/ })).toBeNull();
});

it('the list of sessions treats an already ended session as done [SHELL-443]', async () => {
  const { person, fake } = await start([own, phone]);
  fake.on('delete', '/auth/sessions/{sessionId}', failWith(404));
  await person.click(await screen.findByRole('button', { name: /^Завершить сеанс: iPhone/ }));
  await waitFor(() => expect(screen.queryByText('iPhone, Safari')).toBeNull());
});

it('the list of sessions keeps the row and shows the error when a session fails to end [SHELL-443]', async () => {
  const { person, fake } = await start([own, phone]);
  fake.on('delete', '/auth/sessions/{sessionId}', failWith(503, { message: 'Сервис временно недоступен' }));
  await person.click(await screen.findByRole('button', { name: /^Завершить сеанс: iPhone/ }));
  expect(await screen.findByText(/Сервис временно недоступен/)).toBeVisible();
  expect(screen.getByText('iPhone, Safari')).toBeVisible();
});

it('the list of sessions ends all other sessions after a confirmation [SHELL-443]', async () => {
  const { person, fake } = await start([own, phone, library]);
  await person.click(await screen.findByRole('button', { name: 'Завершить остальные: 2' }));
  expect(fake.sent('delete', '/auth/sessions')).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Завершить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Вы вошли на 1 устройстве' })).toBeVisible();
  expect(fake.sent('delete', '/auth/sessions')).toHaveLength(1);
});
