import { axeViolations, buildUser, failWith, startClock, within, type FakeApi } from '@fairfront/shared-kit/testing';
import type { LivingEmbedToken, OwnSession } from '@fairfront/shared-kit/platform';
import { screen, startShell, waitFor } from '../testing/shell-double';

const inAnHour = (): string => new Date(Date.now() + 3_000_000).toISOString();
const { id, name, lastname } = buildUser();
const me = { id, name, lastname };
const token = (over: Partial<LivingEmbedToken> = {}): LivingEmbedToken => ({
  ...{ id: 1, user: me, issued_by: null, is_by_organizer: true, site: 'https://fair.example', expires_at: inAnHour() },
  participation: {
    ...{ id: 101, title_rus: 'Металлообработка', title_eng: 'Metalworking' },
    ...{ company_rus: 'Северная механика', company_eng: 'Northern Mechanics' },
  },
  ...{ created_at: '2025-11-12T05:15:00.000Z', last_used_at: '2025-11-12T05:20:00.000Z' },
  ...over,
});
const forColleague = token({
  ...{ id: 2, site: null, last_used_at: null },
  ...{ user: { id: me.id + 1, name: 'Пётр', lastname: 'Ильин' }, issued_by: me, is_by_organizer: false },
});

const start = (tokens: LivingEmbedToken[], stub?: (fake: FakeApi) => void) =>
  startShell({ address: '/profile/access' }, (fake) => {
    fake.on('get', '/auth/sessions', { data: [] });
    fake.on('get', '/auth/second-factor', {
      data: {
        ...{ since: null, is_proved: true, app: null, passkeys: [], demands: [] },
        recovery_codes: { left: 0, total: 0 },
      },
    });
    fake.on('get', '/auth/embed-tokens', { data: tokens });
    fake.on('delete', '/auth/embed-tokens/{tokenId}', undefined);
    fake.on('delete', '/auth/embed-tokens', undefined);
    stub?.(fake);
  });
const card = async () => within(await screen.findByRole('region', { name: /^Доступ сайтов к каталогу/ }));
const rows = async () => (await (await card()).findAllByRole('listitem')).map(({ textContent }) => textContent);

it('embed tokens show site, exhibition, company, creator, creation time, acting user, last use and expiry [SHELL-621]', async () => {
  await start([token(), forColleague]);
  expect(await rows()).toEqual([
    expect.stringMatching(
      /^fair\.exampleМеталлообработка, Северная механикаСоздан организатором: 12.ноября.*2025.*Последнее обращение: 12.ноября.*2025.*действует до \d\d:\d\dЗавершить$/,
    ),
    expect.stringMatching(
      /^Сайт неизвестен.*От имени: Пётр ИльинСоздан вами: 12.ноября.*Обращений не было.· действует до/,
    ),
  ]);
  expect(await axeViolations()).toEqual([]);
});

it('the embed tokens say in one sentence that no site has access [SHELL-621]', async () => {
  await start([]);
  expect((await card()).getByText('Сейчас ни один сайт не открывает заявку в каталог от вашего имени')).toBeVisible();
  expect((await card()).queryByRole('button')).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

it('the embed tokens report a failed load, keep the sessions, and offer a retry [SHELL-621]', async () => {
  const { fake, person } = await start([token()], (api) => api.on('get', '/auth/embed-tokens', failWith(503)));
  expect(await (await card()).findByRole('alert')).toHaveTextContent('Не удалось загрузить доступ сайтов к каталогу');
  expect(screen.getByRole('region', { name: /^Ваши сеансы/ })).toBeVisible();
  fake.on('get', '/auth/embed-tokens', { data: [token()] });
  await person.click((await card()).getByRole('button', { name: 'Повторить' }));
  expect(await rows()).toHaveLength(1);
});

it('embed tokens are revoked one by one after a confirmation, with a message and the focus on the heading [SHELL-621]', async () => {
  const { person, fake } = await start([token(), forColleague]);
  await rows();
  await person.click((await card()).getByRole('button', { name: /^Завершить доступ: fair\.example, 12.ноября/ }));
  const question = within(await screen.findByRole('alertdialog', { name: /fair\.example/ }));
  expect(fake.sent('delete', '/auth/embed-tokens/{tokenId}')).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Завершить' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(fake.sent('delete', '/auth/embed-tokens/{tokenId}').map(({ path }) => path)).toEqual(['/auth/embed-tokens/1']);
  expect(await screen.findByText('Доступ сайта завершён')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Доступ сайтов к каталогу/ })).toHaveFocus());
});

it('embed tokens that were already revoked disappear, and one that could not be revoked stays with the reason [SHELL-621]', async () => {
  const { person, fake } = await start([token(), forColleague]);
  await rows();
  const endFirst = async () => {
    await person.click((await card()).getAllByRole('button', { name: /^Завершить доступ: / })[0] as HTMLElement);
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Завершить' }));
  };
  fake.on('delete', '/auth/embed-tokens/{tokenId}', failWith(503, { message: 'Сервис временно недоступен' }));
  await endFirst();
  expect(await screen.findByText(/Сервис временно недоступен/)).toBeVisible();
  expect(await rows()).toHaveLength(2);
  fake.on('delete', '/auth/embed-tokens/{tokenId}', failWith(404));
  await endFirst();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

it('embed tokens are all revoked after a confirmation [SHELL-621]', async () => {
  const { person, fake } = await start([token(), forColleague]);
  await rows();
  await person.click((await card()).getByRole('button', { name: 'Завершить доступ всех сайтов' }));
  expect(fake.sent('delete', '/auth/embed-tokens')).toEqual([]);
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Завершить' }));
  expect(await screen.findByText('Сейчас ни один сайт не открывает заявку в каталог от вашего имени')).toBeVisible();
  expect(fake.sent('delete', '/auth/embed-tokens')).toHaveLength(1);
});

it('embed tokens are refetched when a session ends, because its tokens end with it [SHELL-621]', async () => {
  const session: OwnSession = {
    ...{ id: 1, is_current: true, kind: 'computer', browser: 'Chrome', system: 'Windows', network: null },
    ...{ created_at: '2026-01-01T08:00:00.000Z', last_used_at: '2026-01-01T08:00:00.000Z' },
  };
  const { person, fake } = await start([token()], (api) => {
    api.on('get', '/auth/sessions', {
      data: [session, { ...session, id: 2, is_current: false }],
    });
    api.on('delete', '/auth/sessions/{sessionId}', undefined);
  });
  await rows();
  fake.on('get', '/auth/embed-tokens', { data: [] });
  await person.click(screen.getByRole('button', { name: /^Завершить сеанс: / }));
  expect(await screen.findByText('Сейчас ни один сайт не открывает заявку в каталог от вашего имени')).toBeVisible();
});

it('embed tokens are refetched when one expires [SHELL-621]', async () => {
  const clock = startClock('2026-05-05T12:00:00Z');
  const { fake } = await start([token({ expires_at: '2026-05-05T12:40:00Z' })]);
  await clock.advance(2_000);
  expect(await rows()).toHaveLength(1);
  fake.on('get', '/auth/embed-tokens', { data: [] });
  await clock.advance(40 * 60_000);
  expect((await card()).getByText('Сейчас ни один сайт не открывает заявку в каталог от вашего имени')).toBeVisible();
});
