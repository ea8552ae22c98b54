import { aUser } from '../../testing/builders/users';
import { TestApp } from '../../testing/test-app';
import { demoPassword, nextCode, signedIn, ticketFor, turnOnByApp } from '../../testing/second-factor';

const editor = 'editor@severmech.example';
const firefox = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const known = 'the-key-of-the-known-browser';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  await aUser(portal, { email: editor, name: 'Артём' });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  const db = portal.database.read;
  for (const table of ['sessions', 'devices', 'attempts', 'code_apps', 'outbox'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('users').set({ first_sign_in_at: null, second_factor_at: null, locale: 'ru' }).execute();
  portal.emails.length = 0;
});

const enter = (device: string | undefined, address = '198.51.100.7', userAgent = firefox) =>
  portal.visitor.post(
    '/auth/login',
    { email: editor, password: demoPassword, ...(device && { device }) },
    { address, headers: { 'user-agent': userAgent } },
  );
const sent = async () => {
  await portal.services.outbox.drain();
  return portal.emails;
};

it('the e-mail describes device, place, time and advice in Russian; its link gives no access by itself [SHELL-450]', async () => {
  await enter(known);
  portal.clock.set('2026-10-07T11:05:00Z');
  await enter('the-key-of-another-browser');
  const [email] = await sent();
  expect(email?.to).toBe(editor);
  expect(email?.subject).toBe('Вход с нового устройства');
  const text = email?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toMatch(/^Здравствуйте, Артём!\n\n/);
  expect(text).toContain(
    'В ваш личный кабинет вошли с устройства, с которого раньше не входили:\n\n' +
      'Устройство: Firefox, Ubuntu\nАдрес в сети: 198.51.100.7\nКогда: 07.10.2026 14:05 (Москва)\n\n' +
      'Если это были вы, ничего делать не нужно. Если нет, завершите этот сеанс и смените пароль: ' +
      'https://portal.example/profile/access\n\nТакие письма обязательные',
  );
  expect(email?.list).toBeUndefined();
});

it('the e-mail is in English for users who use English, in their time zone [SHELL-450]', async () => {
  await enter(known);
  const { id } = await portal.database.read
    .updateTable('users')
    .set({ locale: 'en' })
    .where('email', '=', editor)
    .returning('id')
    .executeTakeFirstOrThrow();
  const schedule = {
    timezone: 'Asia/Yekaterinburg',
    daily: { is_on: false, hour: 9, days: 'every' as const },
    quiet: { is_on: true, from: 0, until: 23, weekends: true },
  };
  await portal.database.read
    .insertInto('notification_settings')
    .values({ user_id: id, schedule: JSON.stringify(schedule), choices: '{}' })
    .execute();
  portal.clock.set('2026-10-07T11:05:00Z');
  await enter(undefined, '2001:db8:1:2::5', 'curl/8.5.0');
  const [email] = await sent();
  expect(email?.subject).toBe('Sign-in from a new device');
  const text = email?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toContain('Device: unknown\nNetwork address: 2001:db8:1:2::/64\nWhen: 7 Oct 2026 16:05 (Yekaterinburg');
  expect(text).toContain('end this session and change your password: https://portal.example/profile/access\n');
  await portal.database.read.deleteFrom('notification_settings').where('user_id', '=', id).execute();
});

it('the e-mail is not sent on the first sign-in of an account, and is sent once per device [SHELL-450]', async () => {
  await enter(known);
  await enter(known);
  expect(await sent()).toHaveLength(0);
  await enter('the-key-of-another-browser');
  await enter('the-key-of-another-browser', '203.0.113.9');
  await enter(known, '203.0.113.9');
  expect(await sent()).toHaveLength(1);
});

it('a program is identified by name and network, not by each of its addresses [SHELL-450]', async () => {
  await enter(known);
  await enter(undefined, '2001:db8:1:2::5', 'curl/8.5.0');
  await enter(undefined, '2001:db8:1:2::6', 'curl/8.5.0');
  expect(await sent()).toHaveLength(1);
  await enter(undefined, '2001:db8:1:3::6', 'curl/8.5.0');
  expect(await sent()).toHaveLength(2);
});

it('the e-mail is sent even if all devices were forgotten, because a used account is not new [SHELL-450]', async () => {
  await enter(known);
  await portal.database.read.deleteFrom('devices').execute();
  await enter('the-key-of-another-browser');
  expect(await sent()).toHaveLength(1);
});

it('the e-mail is sent once for two parallel sign-ins, and also if its session has ended by then [SHELL-450]', async () => {
  await enter(known);
  await Promise.all([enter('the-key-of-another-browser'), enter('the-key-of-another-browser')]);
  await portal.database.read.deleteFrom('sessions').execute();
  expect(await sent()).toHaveLength(1);
});

it('the e-mail is sent when the second step is confirmed, not after the password alone [SHELL-450] [SHELL-447]', async () => {
  const { secret } = await turnOnByApp(portal, await signedIn(portal, editor, known));
  const ticket = await ticketFor(portal, editor, 'the-key-of-another-browser');
  expect(await sent()).toHaveLength(0);
  await portal.visitor.post('/auth/login/second-step', { ticket, code: nextCode(portal, secret) });
  expect(await sent()).toHaveLength(1);
});
