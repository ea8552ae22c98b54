import { eventTypes, type EventType, type Role } from '@fairfront/shared-kit/domain/participations';
import { anAnnouncement, aReadMark } from '../../../testing/builders/announcements';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStranger, aTeam, type Exhibitor } from '../../../testing/builders/exhibitor';
import type { User } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

const titles = ['evacuation', 'cafe', 'hotline', 'schedule', 'rules'] as const;
type Title = (typeof titles)[number];

let portal: TestApp;
/** An exhibitor of every type at one exhibition; that of type self has a whole team. */
let of: Record<EventType, Exhibitor>;
let team: Record<Role, User>;
/** Five announcements, the last one the newest; schedule and rules have to be read. */
let ids: Record<Title, number>;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  const { id: exhibition_id } = await anExhibition(portal);
  const made: Partial<typeof of> = {};
  for (const type of eventTypes) {
    const parent_id = type === 'sub' ? made.collective?.id : null;
    made[type] = await anExhibitor(portal, { exhibition_id, type, parent_id });
  }
  of = made as typeof of;
  team = await aTeam(of.self);
  const publish = async (rest: Partial<Parameters<typeof anAnnouncement>[1]>) => {
    portal.clock.advance(60_000);
    return (await anAnnouncement(portal, { exhibition_id, ...rest })).id;
  };
  const main: EventType[] = ['self', 'collective', 'sub'];
  ids = {
    evacuation: await publish({}),
    cafe: await publish({ audience: main }),
    hotline: await publish({ audience: [...main, 'installer', 'special-project'] }),
    schedule: await publish({ audience: [...main, 'installer'], is_compulsory: true }),
    rules: await publish({
      ...{ audience: [...main, 'installer'], is_compulsory: true, read_until: '2026-04-19' },
      ...{ title_rus: 'Правила монтажа высоких конструкций', body_rus: '- На площадке нужен ответственный' },
    }),
  };
  const haveRead: [Title, Role[]][] = [
    ['evacuation', ['admin']],
    ['hotline', ['supervisor', 'read']],
    ['schedule', ['supervisor', 'admin', 'edit']],
    ['rules', ['edit', 'installer']],
  ];
  for (const [title, roles] of haveRead)
    for (const role of roles) {
      portal.clock.advance(60_000);
      const isCounted = role === 'supervisor' || role === 'admin';
      await aReadMark(portal, {
        announcement: { id: ids[title] },
        participation: of.self,
        user: team[role],
        isCounted,
      });
    }
});
afterEach(() => portal.stop());

interface Person {
  id: number;
  name: string;
  lastname: string;
}
interface Listed {
  id: number;
  is_step: boolean;
  is_compulsory: boolean;
  read_until: string | null;
  file: { id: number; size: number } | null;
  own_read_at: string | null;
  is_counted: boolean;
  readers_count: number;
  colleague: Person | null;
}
interface Detail extends Listed {
  body_rus: string;
  readers: (Person & { read_at: string })[];
  waiting: Person[];
  remind_from: string | null;
}
const as = (role: Role) => of.self.as(role);
const listOf = async (caller: TestCaller, id = of.self.id) =>
  (await caller.get<{ data: Listed[] }>(`/participants/${id}/announcements`)).body.data;
const detailOf = (caller: TestCaller, announcement: Title, id = of.self.id) =>
  caller.get<{ data: Detail }>(`/participants/${id}/announcements/${ids[announcement]}`);
const read = (caller: TestCaller, announcement: Title, id = of.self.id) =>
  caller.post<{ data: Detail }>(`/participants/${id}/announcements/${ids[announcement]}/read`);
const remind = (caller: TestCaller, announcement: Title, id = of.self.id) =>
  caller.post<{ data: { recipients: number; remind_from: string | null }; code?: string }>(
    `/participants/${id}/announcements/${ids[announcement]}/reminders`,
  );
const progressOf = async (caller: TestCaller, id = of.self.id) => {
  const { body } = await caller.get<{ data: { done: number; total: number }[] }>('/preparations', {
    query: { ids: String(id) },
  });
  return { done: body.data[0]?.done ?? 0, total: body.data[0]?.total ?? 0 };
};

it('announcements are listed newest first, without their texts, with what the team has read [ACC-220] [ACC-223]', async () => {
  const list = await listOf(await as('supervisor'));
  expect(list.map(({ id }) => id)).toEqual([ids.rules, ids.schedule, ids.hotline, ids.cafe, ids.evacuation]);
  expect(list.map((one) => [one.is_compulsory, one.is_counted, one.readers_count])).toEqual([
    [true, false, 2],
    [true, true, 3],
    [false, true, 2],
    [false, false, 0],
    [false, true, 1],
  ]);
  expect(list.map(({ own_read_at }) => own_read_at !== null)).toEqual([false, true, true, false, false]);
  expect(list[4]?.colleague).toEqual({ id: team.admin.id, name: 'Павел', lastname: 'Дементьев' });
  expect(list[0]).not.toHaveProperty('body_rus');
});

it.each<[Role, EventType | 'other', Title[]]>([
  ['supervisor', 'self', ['rules', 'schedule', 'hotline', 'cafe', 'evacuation']],
  ['installer', 'self', ['rules', 'schedule', 'hotline', 'evacuation']],
  ['supervisor', 'collective', ['rules', 'schedule', 'hotline', 'cafe', 'evacuation']],
  ['edit', 'sub', ['rules', 'schedule', 'hotline', 'cafe', 'evacuation']],
  ['supervisor', 'installer', ['rules', 'schedule', 'hotline', 'evacuation']],
  ['supervisor', 'part-time', ['evacuation']],
  ['supervisor', 'organizer-and-media', ['evacuation']],
  ['supervisor', 'special-project', ['hotline', 'evacuation']],
  ['supervisor', 'other', []],
])(
  'role %s in a participation of type %s reads only the announcements for its type and role [ACC-221] [ACC-229]',
  async (role, type, shown) => {
    const exhibitor = type === 'other' ? await anExhibitor(portal) : of[type];
    const caller = await exhibitor.as(role);
    const { id } = exhibitor;
    expect((await listOf(caller, id)).map((one) => one.id)).toEqual(shown.map((title) => ids[title]));
    for (const title of titles) {
      const expected = shown.includes(title) ? 200 : 404;
      expect((await detailOf(caller, title, id)).status).toBe(expected);
      expect((await read(caller, title, id)).status).toBe(expected);
    }
  },
);

it('an announcement shows its text, who has read it and who has not [ACC-224]', async () => {
  const { body } = await detailOf(await as('read'), 'rules');
  expect(body.data.body_rus).toContain('- На площадке нужен ответственный');
  expect(body.data.readers.map(({ lastname }) => lastname)).toEqual(['Кузнецов', 'Гринёв']);
  expect(body.data.waiting.map(({ lastname }) => lastname)).toEqual(['Соколова', 'Дементьев', 'Лебедева']);
  // installers do not receive the announcement about the café, so nobody waits for them
  const other = await detailOf(await as('read'), 'cafe');
  expect(other.body.data.waiting.map(({ lastname }) => lastname)).not.toContain('Гринёв');
});

it('an administrator’s read mark completes the step of the participation; other members’ marks are only their own [ACC-222] [SHELL-281]', async () => {
  const reader = await as('read');
  const admin = await as('admin');
  const before = await progressOf(admin);
  const own = await read(reader, 'rules');
  expect([own.status, own.body.data.is_counted, own.body.data.own_read_at]).toEqual([
    200,
    false,
    portal.clock.now().toISOString(),
  ]);
  expect(await progressOf(admin)).toEqual(before);
  expect((await read(admin, 'rules')).body.data.is_counted).toBe(true);
  expect(await progressOf(admin)).toEqual({ done: before.done + 1, total: before.total });
  // what was read stays read after the reader has left the team
  await portal.database.read.deleteFrom('participation_users').where('user_id', '=', team.admin.id).execute();
  const [first] = await listOf(reader);
  expect([first?.is_counted, first?.colleague?.lastname]).toEqual([true, 'Кузнецов']);
});

it('a second read mark changes nothing, but completes the step if its author has become an administrator [ACC-222] [ACC-224]', async () => {
  const reader = await as('read');
  const first = await read(reader, 'rules');
  const marks = async () => (await portal.events()).filter(({ event }) => event === 'announcement.updated').length;
  const notified = await marks();
  portal.clock.advance(60_000);
  const again = await read(reader, 'rules');
  expect(again.body.data.own_read_at).toBe(first.body.data.own_read_at);
  expect(await marks()).toBe(notified);
  await portal.database.read
    .updateTable('participation_users')
    .set({ role: 'admin' })
    .where('participation_id', '=', of.self.id)
    .where('user_id', '=', team.read.id)
    .execute();
  const counted = await read(reader, 'rules');
  expect([counted.body.data.is_counted, counted.body.data.own_read_at]).toEqual([true, first.body.data.own_read_at]);
  expect(await marks()).toBe(notified + 1);
});

it('announcement steps follow the audience and count for nobody else [ACC-221] [ACC-222]', async () => {
  const installer = await as('installer');
  const supervisor = await as('supervisor');
  const total = async (caller: TestCaller) => (await progressOf(caller)).total;
  const isStep = async (caller: TestCaller) => (await listOf(caller)).find(({ id }) => id === ids.rules)?.is_step;
  expect([await isStep(supervisor), await isStep(installer)]).toEqual([true, true]);
  const before = [await total(supervisor), await total(installer)];
  await portal.database.read
    .updateTable('announcements')
    .set({ audience: JSON.stringify(['self']) })
    .where('id', '=', ids.rules)
    .execute();
  expect([await total(supervisor), await total(installer)]).toEqual([before[0], (before[1] ?? 0) - 1]);
  await portal.database.read
    .updateTable('announcements')
    .set({ audience: JSON.stringify(['installer']) })
    .where('id', '=', ids.rules)
    .execute();
  expect([await total(supervisor), await total(installer)]).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 1]);
  expect([await isStep(supervisor), await isStep(installer)]).toEqual([undefined, false]);
});

it('the organiser of a collective stand marks announcements for its sub-exhibitors, and its name is not shown there [ACC-222] [ACC-229] [SHELL-218]', async () => {
  await of.collective.member('supervisor', { lastname: 'Щукина' });
  const parent = await of.collective.as('supervisor');
  const own = await of.sub.as('edit');
  const { id } = of.sub;
  expect((await read(parent, 'schedule', of.collective.id)).status).toBe(200);
  expect((await read(parent, 'rules', id)).body.data.readers.map(({ lastname }) => lastname)).toEqual(['Щукина']);
  const [listed] = await listOf(own, id);
  expect([listed?.is_counted, listed?.readers_count, listed?.colleague]).toEqual([true, 1, null]);
  expect((await detailOf(own, 'rules', id)).body.data.readers).toEqual([]);
  // a participation shows nothing of another one
  expect((await listOf(own, id))[1]?.is_counted).toBe(false);
  expect((await listOf(parent, of.collective.id))[1]?.is_counted).toBe(true);
});

it('every announcement call is refused to non-members and visitors [ACC-229]', async () => {
  const nonMember = await aStranger(portal);
  for (const call of [detailOf, read, remind]) {
    const [there, nowhere] = [await call(nonMember, 'rules'), await call(nonMember, 'rules', 999_999)];
    expect([there.status, there.raw.equals(nowhere.raw)]).toEqual([404, true]);
    expect((await call(portal.visitor, 'rules')).status).toBe(401);
  }
});

it('the file of an announcement is open only to its audience [ACC-129] [ACC-229]', async () => {
  const { read: db } = portal.database;
  const stored_name = await portal.services.files.put(Buffer.from('%PDF-1.7\n%%EOF'), 'pdf');
  const { id } = await db
    .insertInto('announcement_files')
    .values({ announcement_id: ids.cafe, stored_name, original_name: 'Питание.pdf', size: 14 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const status = async (type: EventType, role: Role) =>
    (await (await of[type].as(role)).get(`/files/${id}/download`)).status;
  for (const [type, role] of [
    ['self', 'read'],
    ['sub', 'edit'],
    ['collective', 'supervisor'],
  ] as const)
    expect([type, await status(type, role)]).toEqual([type, 200]);
  for (const [type, role] of [
    ['self', 'installer'],
    ['installer', 'supervisor'],
    ['organizer-and-media', 'read'],
  ] as const)
    expect([type, await status(type, role)]).toEqual([type, 404]);
  const [, , , cafe] = await listOf(await as('read'));
  expect(cafe?.file).toEqual({ id, original_name: 'Питание.pdf', size: 14 });
});

describe('a reminder to the others', () => {
  it('a reminder notifies members who have not read the announcement, once a day, and links to it [ACC-226] [ACC-203]', async () => {
    const supervisor = await as('supervisor');
    const first = await remind(supervisor, 'rules');
    const from = new Date(portal.clock.now().getTime() + 86_400_000).toISOString();
    expect([first.status, first.body.data]).toEqual([201, { recipients: 2, remind_from: from }]);
    expect((await detailOf(supervisor, 'rules')).body.data.remind_from).toBe(from);
    const again = await remind(await as('admin'), 'rules');
    expect([again.status, again.body.code]).toEqual([422, 'reminded_already']);
    const rows = await portal.database.read
      .selectFrom('notifications')
      .select(['user_id', 'participation_id', 'message_rus', 'message_eng', 'subject'])
      .where('type', '=', 'announcement')
      .orderBy('user_id')
      .execute();
    expect(rows.map(({ user_id, participation_id, subject }) => [user_id, participation_id, subject])).toEqual([
      [team.admin.id, of.self.id, { kind: 'announcement', id: ids.rules }],
      [team.read.id, of.self.id, { kind: 'announcement', id: ids.rules }],
    ]);
    expect(rows[0]?.message_rus).toBe(
      'Не забудьте прочитать объявление: «Правила монтажа высоких конструкций». Прочитать до 19\u00a0апреля',
    );
    expect(rows[0]?.message_eng).toContain('Read by 19\u00a0April');
    portal.clock.advance(86_400_000);
    expect((await remind(supervisor, 'rules')).body.data.recipients).toBe(2);
  });

  it('only administrators of the team can remind, and a reminder does nothing when everybody has read [ACC-226]', async () => {
    for (const role of ['edit', 'read', 'installer'] as const) {
      expect((await remind(await as(role), 'rules')).status).toBe(403);
    }
    for (const role of ['admin', 'read'] as const) await read(await as(role), 'rules');
    const { status, body } = await remind(await as('supervisor'), 'rules');
    expect([status, body.data]).toEqual([201, { recipients: 0, remind_from: null }]);
  });
});
