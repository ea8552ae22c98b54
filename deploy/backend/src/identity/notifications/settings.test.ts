import { notificationKinds } from '@fairfront/shared-kit/domain/identity/notifications';
import { testNow } from '../../testing/clock';
import { type Answer, daily, startNotifications } from './testing';

/** Notification choices of a user, and the effect of a change on pending e-mails. */
const { portal, outsider, at, day, notify, send, settings, choose, plan } = startNotifications();

describe('notification settings', () => {
  it("start with the default, and list the user's exhibitions that have not ended [SHELL-460] [SHELL-464]", async () => {
    const begun = await settings();
    expect(begun).toMatchObject({ mail: true, has_schedule: false, choices: {}, waiting: { count: 0, at: null } });
    expect(begun.schedule.timezone).toBe('Europe/Moscow');
    expect(begun.exhibitions.map(({ id }) => id)).toContain(1);
    const others = (await outsider().get<Answer>('/notification-settings')).body.data;
    expect(others.choices).toEqual({});
    expect((await portal().visitor.get('/notification-settings')).status).toBe(401);
  });

  it('store every choice separately; removing one keeps the others [SHELL-460] [SHELL-464]', async () => {
    await Promise.all([choose('order', daily), choose('chat', { portal: false, mail: 'none' })]);
    await choose('order', { portal: true, mail: 'none' }, 1);
    const chosen = await settings();
    expect(chosen.choices).toEqual({ order: daily, chat: { portal: false, mail: 'none' } });
    expect(chosen.exhibitions.find(({ id }) => id === 1)?.choices).toEqual({ order: { portal: true, mail: 'none' } });
    expect((await outsider().get<Answer>('/notification-settings')).body.data.choices).toEqual({});
    await choose('order', null);
    const { body } = await choose('order', null, 1);
    expect(body.data.choices).toEqual({ chat: { portal: false, mail: 'none' } });
    expect(body.data.exhibitions.find(({ id }) => id === 1)?.choices).toEqual({});
  });

  it("reject mandatory kinds, unknown ones and other users' exhibitions [SHELL-461] [SHELL-464]", async () => {
    const refused = await choose('pass-rejected', { portal: false, mail: 'none' });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'mandatory', errors: { kind: [/обязательн/] } },
    ]);
    expect((await choose('unknown', daily)).status).toBe(422);
    expect((await choose('order', daily, 999)).status).toBe(404);
    const foreign = await outsider().put('/notification-settings/choices', {
      kind: 'order',
      exhibition_id: 4,
      choice: daily,
    });
    expect(foreign.status).toBe(404);
  });

  it.each([
    ['a zone that does not exist', { timezone: 'Europe/Atlantis' }, 'timezone'],
    ['an offset instead of a zone', { timezone: '+03:00' }, 'timezone'],
    ['quiet hours without length', { quiet: { from: 8, until: 8 } }, 'quiet.until'],
    ['an hour that no clock shows', { daily: { hour: 24 } }, 'daily.hour'],
  ])('report the field of %s [SHELL-462] [SHELL-463]', async (_name, changes, field) => {
    const { status, body } = await plan(changes);
    expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([422, [field]]);
  });
});

describe('a changed setting', () => {
  const waiting = async () => {
    const rows = await portal()
      .database.read.selectFrom('notifications')
      .select(['letter_in', 'letter_due_at'])
      .orderBy('id')
      .execute();
    return rows.map(({ letter_in, letter_due_at }) => [letter_in, letter_due_at?.toISOString() ?? null]);
  };
  beforeEach(async () => {
    at(day(0, '10:00:00').toISOString());
    await plan({});
    await choose('order', daily);
    await notify();
    expect(await waiting()).toEqual([['daily', day(1, '06:00:00').toISOString()]]);
  });

  it('moves pending e-mails to the new hour and time zone [SHELL-465]', async () => {
    await plan({ daily: { hour: 18 } });
    expect(await waiting()).toEqual([['daily', day(0, '15:00:00').toISOString()]]);
    await plan({ timezone: 'Asia/Vladivostok', daily: { hour: 9 } });
    expect(await waiting()).toEqual([['daily', day(0, '23:00:00').toISOString()]]);
  });

  it('sends at once what waited for the daily e-mail, but nothing that was disabled [SHELL-465]', async () => {
    await notify({ type: 'document', kind: 'document', subject: null });
    await choose('order', { portal: true, mail: 'now' });
    await send();
    expect(portal().emails.map(({ subject }) => subject)).toEqual(['Order confirmed', 'Order confirmed']);
    await choose('order', daily);
    await notify();
    await plan({ daily: { is_on: false } });
    expect((await waiting()).every(([way]) => way === null)).toBe(true);
  });

  it('applies to an e-mail that the mail server has not accepted yet [SHELL-465]', async () => {
    await choose('order', { portal: true, mail: 'now' });
    await portal().database.read.deleteFrom('outbox').execute();
    await notify();
    await choose('order', daily);
    await portal().services.outbox.drain();
    expect(portal().emails).toHaveLength(0);
    expect((await waiting()).at(-1)).toEqual(['daily', day(1, '06:00:00').toISOString()]);
  });
});

it('the settings contain every kind of notification in the demo data [SHELL-460]', async () => {
  const { demoNotifications } = await import('../../../../demo/src/demo-notifications');
  const { demoCalendar } = await import('../../../../demo/src/demo-calendar');
  for (const { kind } of demoNotifications(demoCalendar(new Date(testNow)), [1]))
    expect(notificationKinds).toContain(kind);
});
