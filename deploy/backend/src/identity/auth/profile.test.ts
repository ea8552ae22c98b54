import { sendNotificationMail } from '../notifications/notification-mail';
import { aParticipation } from '../../testing/builders/participations';
import { aUser } from '../../testing/builders/users';
import { demoPassword as password } from '../../testing/second-factor';
import { TestApp, type TestCaller } from '../../testing/test-app';

const email = 'supervisor@stankoprom.example';
const colleagueEmail = 'editor@stankoprom.example';

interface Refusal {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
}

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  await aUser(portal, { email });
  await aUser(portal, { email: colleagueEmail });
});
afterAll(() => portal.stop());
afterEach(() => portal.clock.advance(3_600_000));

const signIn = (secret: string) =>
  portal.visitor.post<{ data: { token: string } }>('/auth/login', { email, password: secret });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const change = (user: TestCaller, old: string, fresh = 'A-new-password-1', repeated = fresh, language = 'ru') =>
  user.put<Refusal>(
    '/auth/user/change-password',
    { old_password: old, new_password: fresh, new_password_confirmation: repeated },
    { headers: { 'accept-language': language } },
  );
const auditOf = async (action: string) =>
  portal.database.read.selectFrom('audit_log').select(['details']).where('action', '=', action).execute();

describe('PUT auth/user', () => {
  it('changes only the caller, and never the e-mail [ACC-002] [ACC-004]', async () => {
    const others = () =>
      portal.database.read.selectFrom('users').selectAll().where('email', '!=', email).orderBy('id').execute();
    const before = await others();
    const user = await portal.as(email);
    const profile = { name: 'Пётр', lastname: 'Ёлкин', middlename: null, phone: '+79990000001' };
    const { status, body } = await user.put<{ data: object }>('/auth/user', {
      ...profile,
      id: 1,
      email: 'x@y.example',
    });
    expect([status, body.data]).toEqual([200, expect.objectContaining({ ...profile, email })]);
    expect(await others()).toEqual(before);
    expect((await portal.visitor.put('/auth/user', profile)).status).toBe(401);
  });
});

describe('PUT auth/user/change-password', () => {
  it('sets the password if the old one is correct, ends the other sessions and keeps this one [ACC-007] [ACC-010]', async () => {
    const user = await portal.as(email);
    const others = [await signIn(password), await signIn(password)].map(({ body }) => body.data.token);
    const colleague = await portal.as(colleagueEmail);
    const { status, body } = await change(user, password);
    expect([status, body]).toEqual([200, { message: 'Пароль изменён' }]);
    expect((await user.get('/auth/user')).status).toBe(200);
    expect((await colleague.get('/auth/user')).status).toBe(200);
    for (const token of others) expect((await portal.visitor.get('/auth/user', bearer(token))).status).toBe(401);
    expect((await signIn(password)).status).toBe(422);
    expect((await signIn('A-new-password-1')).status).toBe(200);
    expect(await auditOf('user.password-changed')).toHaveLength(1);
    expect((await change(user, 'A-new-password-1', password)).status).toBe(200);
  });

  it('rejects a wrong old password on its field, in both languages, and changes nothing [ACC-009]', async () => {
    const user = await portal.as(email);
    const { status, body } = await change(user, 'Wrong-password-1');
    expect([status, body.errors]).toEqual([422, { old_password: ['Старый пароль указан неверно'] }]);
    const english = await change(user, 'Wrong-password-1', undefined, undefined, 'en');
    expect(english.body.errors).toEqual({ old_password: ['The old password is wrong'] });
    expect((await signIn(password)).status).toBe(200);
  });

  it('validates the three fields by the rules of the screen before counting an attempt [ACC-008]', async () => {
    const user = await portal.as(email);
    for (let n = 0; n < 12; n += 1) {
      const { status, body } = await change(user, '', 'семь123', 'x');
      expect([status, body.errors]).toEqual([
        422,
        {
          old_password: ['Обязательное поле'],
          new_password: ['Введите не менее 8 символов'],
          new_password_confirmation: ['Пароли не совпадают'],
        },
      ]);
    }
  });

  it('is limited to ten wrong old passwords per user, also when parallel [ACC-190]', async () => {
    const user = await portal.as(email);
    const tries = await Promise.all(Array.from({ length: 13 }, () => change(user, 'Wrong-password-1')));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
    const late = await change(await portal.as(email), password);
    expect([late.status, late.body.message, late.headers['retry-after']]).toEqual([
      429,
      'Слишком много попыток. Повторите через 10 минут',
      '600',
    ]);
    portal.clock.advance(10 * 60_000);
    expect((await change(user, password, password)).status).toBe(200);
  });

  it('lets one of two parallel changes succeed [ACC-010]', async () => {
    const user = await portal.as(email);
    const answers = await Promise.all(
      ['First-password-1', 'Other-password-1'].map((fresh) => change(user, password, fresh)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const fresh = answers[0]?.status === 200 ? 'First-password-1' : 'Other-password-1';
    expect((await change(user, fresh, password)).status).toBe(200);
  });
});

describe('PUT auth/user/email-notifications', () => {
  const wish = (user: TestCaller, value: unknown) =>
    user.put<Refusal & { data: { can_send_notifications: boolean } }>('/auth/user/email-notifications', {
      can_send_notifications: value,
    });

  it('stores the setting and returns the user, as does GET auth/user [ACC-011] [ACC-012]', async () => {
    const user = await portal.as(email);
    for (const value of [true, false]) {
      const { status, body } = await wish(user, value);
      const { body: read } = await user.get('/auth/user');
      expect([status, body.data.can_send_notifications]).toEqual([200, value]);
      expect(body).toEqual(read);
    }
    expect(await auditOf('user.email-notifications-changed')).toEqual([
      { details: { can_send_notifications: true } },
      { details: { can_send_notifications: false } },
    ]);
  });

  it('reports the field of a value that is not a boolean [ACC-012]', async () => {
    const user = await portal.as(email);
    for (const value of [undefined, 'maybe', null]) {
      const { status, body } = await wish(user, value);
      expect([value, status, Object.keys(body.errors ?? {})]).toEqual([value, 422, ['can_send_notifications']]);
    }
  });

  it('is respected by notification e-mails [ACC-012]', async () => {
    const user = await portal.as(email);
    const { body } = await user.get<{ data: { id: number } }>('/auth/user');
    const { id: notificationId } = await portal.database.read
      .insertInto('notifications')
      .values({
        user_id: body.data.id,
        type: 'organizer',
        kind: 'organizer',
        participation_id: (await aParticipation(portal)).id,
        message_rus: 'Новость',
        message_eng: 'News',
        subject: null,
        created_at: portal.clock.now(),
        read_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const emailsAfter = async (value: boolean) => {
      await wish(user, value);
      const emails: string[] = [];
      await sendNotificationMail(portal.services, { send: async ({ to }) => void emails.push(to) }, notificationId);
      return emails;
    };
    expect(await emailsAfter(false)).toEqual([]);
    expect(await emailsAfter(true)).toEqual([email]);
  });
});
