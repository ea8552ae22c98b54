import { anExhibitorNamed } from '../../testing/builders/collective-stand';
import { anExhibition } from '../../testing/builders/exhibitions';
import { anExhibitor, aStaffCaller, aStranger, type Exhibitor } from '../../testing/builders/exhibitor';
import { aNotification } from '../../testing/builders/notifications';
import { aPersonalPass } from '../../testing/builders/passes';
import { aUser } from '../../testing/builders/users';
import { TestApp, type TestCaller } from '../../testing/test-app';
import { queueBroadcastEmails } from './broadcasts.service';
import { notifyParticipation } from './notify';

interface Notification {
  id: number;
  created_at: string;
  read_at: string | null;
  type: string;
  data: { message_rus: string; message_eng: string; participant_id?: number };
}
interface Listed {
  data: Notification[];
  meta: { total: number; unread_count: number; last_page: number; per_page: number };
}
interface Options {
  data: { id: number | string; name_rus: string; name_eng: string }[];
}

let portal: TestApp;
let editor: TestCaller;
let reader: TestCaller;
let organizer: TestCaller;
let exhibitor: Exhibitor;
/** Each of the two has eight notifications, four of them unread; one of the eight is about vehicles, two are about orders. */
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  const { id: exhibition_id } = await anExhibition(portal, { title_rus: 'ТехноФорум', title_eng: 'TechnoForum' });
  exhibitor = await anExhibitorNamed(portal, ['ООО «Северная механика»', 'Severnaya Mekhanika LLC'], { exhibition_id });
  await exhibitor.member('supervisor');
  const types = ['car-pass', 'order', 'order', ...Array<'personal-pass'>(5).fill('personal-pass')] as const;
  for (const [index, type] of types.entries())
    for (const role of ['edit', 'read'] as const)
      await aNotification(portal, await exhibitor.member(role), {
        ...{ type, participation_id: exhibitor.id, read_at: index < 4 ? null : portal.clock.now() },
        created_at: new Date(portal.clock.now().getTime() - index * 60_000),
      });
  editor = await exhibitor.as('edit');
  reader = await exhibitor.as('read');
  organizer = await aStaffCaller(portal);
});
afterAll(() => portal.stop());
beforeEach(() => portal.clock.advance(1_000));

const storedNotifications = async () =>
  (await portal.database.read.selectFrom('notifications').select('id').execute()).length;
const list = (query = '', who = editor) => who.get<Listed>(`/notifications${query}`);

it("the list contains the user's notifications, newest first, five per page, with total and unread count [SHELL-086 to SHELL-088]", async () => {
  const { body } = await list();
  expect(body.meta).toMatchObject({ per_page: 5, total: 8, last_page: 2, unread_count: 4 });
  const times = body.data.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
  const second = await list('?page=2&perPage=5');
  expect(second.body.data).toHaveLength(3);
  expect(second.body.data[0]?.id).not.toBe(body.data[0]?.id);
});

it('the list is filtered by type, company and exhibition without changing the unread count [SHELL-087]', async () => {
  const ofType = await list('?notification_type=order');
  expect(new Set(ofType.body.data.map(({ type }) => type))).toEqual(new Set(['order']));
  expect(ofType.body.meta.unread_count).toBe(4);
  const other = await anExhibitor(portal);
  expect(
    (await list(`?exhibition_id=${exhibitor.exhibitionId}&company_id=${exhibitor.companyId}`)).body.meta.total,
  ).toBe(8);
  expect((await list(`?exhibition_id=${other.exhibitionId}`)).body.meta.total).toBe(0);
  expect((await list(`?company_id=${other.companyId}`)).body.meta.total).toBe(0);
});

it('filter options contain only values that occur [ACC-143]', async () => {
  const types = await editor.get<Options>('/notification-types');
  expect(types.body.data).toContainEqual({
    id: 'car-pass',
    name_rus: 'Пропуска на автомобили',
    name_eng: 'Car passes',
  });
  const exhibitions = await editor.get<Options>('/notifications/exhibitions');
  expect(exhibitions.body.data).toEqual([
    { id: exhibitor.exhibitionId, name_rus: 'ТехноФорум', name_eng: 'TechnoForum' },
  ]);
  const companies = await editor.get<Options>('/notifications/companies');
  expect(companies.body.data.map(({ id }) => id)).toEqual([exhibitor.companyId]);
  const nonMember = await aStranger(portal);
  expect((await nonMember.get<Options>('/notification-types')).body.data).toEqual([]);
});

it('one notification is marked as read once, and those of other users are not found [SHELL-093]', async () => {
  const [first] = (await list()).body.data;
  const id = first?.id ?? 0;
  const read = await editor.put<{ data: Notification }>(`/notifications/${id}`);
  expect(read.body.data.read_at).toBe(portal.clock.now().toISOString());
  portal.clock.advance(60_000);
  const again = await editor.put<{ data: Notification }>(`/notifications/${id}`);
  expect(again.body).toEqual(read.body);
  expect((await list()).body.meta.unread_count).toBe(3);
  expect((await reader.put(`/notifications/${id}`)).status).toBe(404);
  expect((await reader.put('/notifications/999999')).status).toBe(404);
});

it('“mark all” marks all of the caller’s notifications as read, regardless of the filter, and nobody else’s [ACC-144]', async () => {
  expect((await editor.post('/notifications/read-all')).status).toBe(200);
  expect((await list()).body.meta.unread_count).toBe(0);
  expect((await list('', reader)).body.meta.unread_count).toBe(4);
});

it('a change notifies the users of a participation except the actor, live and by e-mail in their language if enabled [SVC-144, SHELL-082, SHELL-097, ACC-012, ACC-203]', async () => {
  await portal.services.outbox.drain();
  portal.emails.length = 0;
  const db = portal.database.read;
  const users = await db
    .selectFrom('participation_users')
    .select('user_id')
    .where('participation_id', '=', exhibitor.id)
    .orderBy('user_id')
    .execute();
  const [cause, wantsEmails] = users.map(({ user_id }) => user_id);
  await db
    .updateTable('users')
    .set({ can_send_notifications: true, locale: 'en' })
    .where('id', 'in', [cause ?? 0, wantsEmails ?? 0])
    .execute();
  await portal.database.transaction((trx) =>
    notifyParticipation(trx, portal.services, {
      participationId: exhibitor.id,
      exceptUserId: cause ?? null,
      type: 'personal-pass',
      kind: 'pass-status',
      message_rus: 'Пропуск (Иванов Иван): Принят',
      message_eng: 'Pass of Иванов Иван: Accepted',
      reason: 'Имя не как в паспорте',
      subject: { kind: 'personal-pass', id: 7 },
    }),
  );
  const events = await portal.events();
  expect(events.map(({ channel }) => channel)).toEqual(users.slice(1).map(({ user_id }) => `private-users.${user_id}`));
  expect(events[0]).toMatchObject({
    event: 'notification.created',
    data: {
      read_at: null,
      type: 'personal-pass',
      data: {
        participant_id: exhibitor.id,
        subject: { kind: 'personal-pass', id: 7 },
        exhibition_rus: 'ТехноФорум',
        exhibition_eng: 'TechnoForum',
        reason: 'Имя не как в паспорте',
      },
    },
  });
  await portal.services.outbox.drain();
  expect(portal.emails).toHaveLength(1);
  expect(portal.emails[0]?.subject).toBe('Pass of Иванов Иван: Accepted');
  expect(portal.emails[0]?.text).toContain('Reason: Имя не как в паспорте');
  expect(portal.emails[0]?.text).toContain(`https://portal.example/participant/${exhibitor.id}`);
});

it.each(['certificate', 'installation'] as const)(
  'a pass notification contains the type of the pass, so that its own list opens: %s [ACC-203]',
  async (type) => {
    const { id } = await aPersonalPass(portal, exhibitor, { type });
    const subject = { kind: 'personal-pass', id } as const;
    await portal.services.outbox.drain();
    await portal.database.transaction((trx) =>
      notifyParticipation(trx, portal.services, {
        participationId: exhibitor.id,
        exceptUserId: null,
        type: 'personal-pass',
        kind: 'pass-status',
        message_rus: 'Пропуск',
        message_eng: 'Pass',
        subject,
      }),
    );
    const [newest] = (await list()).body.data;
    expect(newest?.data).toMatchObject({ subject: { ...subject, type } });
    expect((await portal.events())[0]).toMatchObject({ data: { data: { subject: { ...subject, type } } } });
  },
);

it('a rolled-back change sends no notification', async () => {
  await portal.services.outbox.drain();
  const before = (await list()).body.meta.total;
  const work = portal.database.transaction(async (trx) => {
    await notifyParticipation(trx, portal.services, {
      participationId: exhibitor.id,
      exceptUserId: null,
      type: 'order',
      kind: 'order',
      message_rus: 'Нет',
      message_eng: 'No',
      subject: null,
    });
    throw new Error('stop');
  });
  await expect(work).rejects.toThrow('stop');
  expect(await portal.events()).toEqual([]);
  expect((await list()).body.meta.total).toBe(before);
});

describe('organiser news', () => {
  it('are sent to the users of one participation [SHELL-138]', async () => {
    const { status, body } = await organizer.post(`/organizer${exhibitor.path}/notifications`, {
      message_rus: 'Ворота № 4 закрыты',
      message_eng: 'Gate 4 is closed',
    });
    expect([status, body]).toEqual([201, { data: { recipients: 3 } }]);
    const [newest] = (await list()).body.data;
    expect(newest).toMatchObject({
      type: 'organizer',
      data: { message_eng: 'Gate 4 is closed', participant_id: exhibitor.id },
    });
    const unknown = await organizer.post('/organizer/participants/999999/notifications', {
      message_rus: 'а',
      message_eng: 'a',
    });
    expect(unknown.status).toBe(404);
  });

  it('are sent to everybody who can sign in, except staff', async () => {
    // invited, cannot sign in yet
    await aUser(portal, { password_hash: null });
    const { body } = await organizer.post<{ data: { recipients: number } }>('/organizer/notifications', {
      message_rus: 'План зала обновлён',
      message_eng: 'The floor plan has changed',
    });
    const { people } = await portal.database.read
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .where('access', '=', 'participant')
      .where('password_hash', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(body.data.recipients).toBe(people);
    expect((await list()).body.data[0]?.data).toEqual({
      message_rus: 'План зала обновлён',
      message_eng: 'The floor plan has changed',
    });
    expect((await list('', organizer)).body.meta.total).toBe(0);
  });

  it('for everybody are one row, one live event and one entry for e-mails, however many users there are [SHELL-097]', async () => {
    await portal.services.outbox.drain();
    for (let more = 0; more < 10; more += 1) await aUser(portal);
    const spy = jest.spyOn(portal.database.read.getExecutor(), 'executeQuery');
    const before = await storedNotifications();
    const text = { message_rus: 'Буфет открыт', message_eng: 'The canteen is open' };
    expect((await organizer.post('/organizer/notifications', text)).status).toBe(201);
    const inserts = spy.mock.calls.filter(([{ sql }]) => sql.startsWith('insert'));
    spy.mockRestore();
    // broadcast, audit, two entries with the number and the copy of the event, the key of the call
    expect(inserts.length).toBeLessThanOrEqual(8);
    expect(await portal.database.read.selectFrom('outbox').select('kind').orderBy('kind').execute()).toEqual([
      { kind: 'broadcast-emails' },
      { kind: 'event' },
    ]);
    expect(await portal.events()).toEqual([{ channel: 'broadcasts', event: 'broadcast.created', data: {} }]);
    expect(await storedNotifications()).toBe(before);
  });

  it('for everybody come once, unread and at their time, however many tabs read them at once [SHELL-097]', async () => {
    const at = portal.clock.now().toISOString();
    const text = { message_rus: 'Такси у входа Б', message_eng: 'Taxis at entrance B' };
    await organizer.post('/organizer/notifications', text);
    portal.clock.advance(60_000);
    const total = (await list()).body.meta.total;
    const pages = await Promise.all([list(), list(), list('?state=new')]);
    expect(pages.map(({ body }) => body.meta.total)).toContain(total);
    const { data, meta } = (await list()).body;
    expect([meta.total, data[0]]).toMatchObject([total, { created_at: at, read_at: null, data: text }]);
    // who registers later has missed it
    const later = await portal.as((await aUser(portal)).email);
    expect((await list('', later)).body.meta.total).toBe(0);
  });

  it('for everybody are sent as e-mails to those who want them, once, page by page [SHELL-097]', async () => {
    // the e-mails of earlier news, too, which the first round queues
    await portal.services.outbox.drain();
    await portal.services.outbox.drain();
    const { read } = portal.database;
    const user = { name: 'Анна', lastname: 'Петрова', password_hash: 'any', can_send_notifications: true };
    const at = { email_confirmed_at: portal.clock.now(), primary_participation_id: null };
    const wanting = await read
      .insertInto('users')
      .values(Array.from({ length: 501 }, (_, n) => ({ ...user, ...at, email: `wants${n}@exhibitor.example` })))
      .returning(['id', 'email'])
      .execute();
    const text = { message_rus: 'Склад закрыт', message_eng: 'The store is closed' };
    await organizer.post('/organizer/notifications', text);
    // one of them reads it before the e-mails are queued
    await list('', await portal.as(wanting[0]?.email ?? ''));
    const queued = (kind: 'notification-mail' | 'broadcast-emails') =>
      read.selectFrom('outbox').select('payload').where('kind', '=', kind).orderBy('id').execute();
    const first = { broadcastId: 1, afterUserId: 0 };
    await queueBroadcastEmails(portal.services, first);
    expect(await queued('notification-mail')).toHaveLength(500);
    const last = (await queued('broadcast-emails')).at(-1)?.payload;
    expect(last).toEqual({ broadcastId: 1, afterUserId: expect.any(Number) });
    await queueBroadcastEmails(portal.services, last as typeof first);
    await queueBroadcastEmails(portal.services, first);
    const payloads = (await queued('notification-mail')).map(({ payload }) => payload as { notificationId: number });
    const rows = await read
      .selectFrom('notifications')
      .select(['user_id', 'message_eng'])
      .where(
        'id',
        'in',
        payloads.map(({ notificationId }) => notificationId),
      )
      .where('user_id', '>=', wanting[0]?.id ?? 0)
      .orderBy('user_id')
      .execute();
    expect(rows).toEqual(wanting.map(({ id }) => ({ user_id: id, message_eng: text.message_eng })));
    await read.deleteFrom('outbox').execute();
  });

  it.each(['everybody', 'one participation'])(
    'are refused with unknown keys, which the answer names, for %s [SHELL-332] [ORG-001]',
    async (to) => {
      const path = `/organizer${to === 'everybody' ? '' : exhibitor.path}/notifications`;
      const texts = '"message_rus":"План зала","message_eng":"Floor plan"';
      const more =
        '"constructor":{},"toString":1,"":1,"id":1,"user_id":1,"read_at":"2026-05-18T09:00:00Z","data":[[{}]]';
      const before = (await list()).body.meta.total;
      const { status, body } = await organizer.post<{ errors: object }>(path, Buffer.from(`{${texts},${more}}`), {
        headers: { 'content-type': 'application/json' },
      });
      expect([status, Object.keys(body.errors)]).toEqual([
        422,
        expect.arrayContaining(['id', 'user_id', 'read_at', 'data']),
      ]);
      expect((await list()).body.meta.total).toBe(before);
    },
  );

  it('require both languages', async () => {
    const { status, body } = await organizer.post('/organizer/notifications', { message_rus: '' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { message_rus: ['Обязательное поле'], message_eng: ['Обязательное поле'] } });
  });
});
