import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
beforeEach(async () => {
  portal = await TestApp.start();
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
const as = (name: string) => portal.as(`${name}.example`);
const listOf = async (caller: TestCaller, id = 101) =>
  (await caller.get<{ data: Listed[] }>(`/participants/${id}/announcements`)).body.data;
const detailOf = (caller: TestCaller, announcement: number, id = 101) =>
  caller.get<{ data: Detail }>(`/participants/${id}/announcements/${announcement}`);
const read = (caller: TestCaller, announcement: number, id = 101) =>
  caller.post<{ data: Detail }>(`/participants/${id}/announcements/${announcement}/read`);
const remind = (caller: TestCaller, announcement: number, id = 101) =>
  caller.post<{ data: { recipients: number; remind_from: string | null }; code?: string }>(
    `/participants/${id}/announcements/${announcement}/reminders`,
  );
const progressOf = async (caller: TestCaller, id = 101) => {
  const { body } = await caller.get<{ data: { done: number; total: number }[] }>('/preparations', {
    query: { ids: String(id) },
  });
  return { done: body.data[0]?.done ?? 0, total: body.data[0]?.total ?? 0 };
};

it('announcements are listed newest first, without their texts, with what the team has read [ACC-220] [ACC-223]', async () => {
  const list = await listOf(await as('supervisor@severmech'));
  expect(list.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  expect(list.map((one) => [one.is_compulsory, one.is_counted, one.readers_count])).toEqual([
    [true, false, 2],
    [true, true, 3],
    [false, true, 2],
    [false, false, 0],
    [false, true, 1],
  ]);
  expect(list.map(({ own_read_at }) => own_read_at !== null)).toEqual([false, true, true, false, false]);
  expect(list[4]?.colleague).toEqual({ id: 2, name: 'Павел', lastname: 'Дементьев' });
  expect(list[0]).not.toHaveProperty('body_rus');
});

it.each([
  ['supervisor@severmech', 101, [5, 4, 3, 2, 1]],
  ['installer@severmech', 101, [5, 4, 3, 1]],
  ['supervisor@stankoprom', 110, [5, 4, 3, 2, 1]],
  ['editor@rezets', 111, [5, 4, 3, 2, 1]],
  ['supervisor@montazhstroy', 120, [5, 4, 3, 1]],
  ['supervisor@metal-time', 150, [1]],
  ['supervisor@young-engineers', 160, [3, 1]],
  ['supervisor@severmech', 102, []],
])(
  '%s reads in participation %i only the announcements for its type and role [ACC-221] [ACC-229]',
  async (name, id, ids) => {
    const caller = await as(name);
    expect((await listOf(caller, id)).map((one) => one.id)).toEqual(ids);
    for (const announcement of [1, 2, 3, 4, 5]) {
      const expected = ids.some((one) => one === announcement) ? 200 : 404;
      expect((await detailOf(caller, announcement, id)).status).toBe(expected);
      expect((await read(caller, announcement, id)).status).toBe(expected);
    }
  },
);

it('an announcement shows its text, who has read it and who has not [ACC-224]', async () => {
  const { body } = await detailOf(await as('reader@severmech'), 5);
  expect(body.data.body_rus).toContain('- На площадке нужен ответственный');
  expect(body.data.readers.map(({ lastname }) => lastname)).toEqual(['Кузнецов', 'Гринёв']);
  expect(body.data.waiting.map(({ lastname }) => lastname)).toEqual(['Соколова', 'Дементьев', 'Лебедева']);
  // installers do not receive the announcement about the café, so nobody waits for them
  const other = await detailOf(await as('reader@severmech'), 2);
  expect(other.body.data.waiting.map(({ lastname }) => lastname)).not.toContain('Гринёв');
});

it('an administrator’s read mark completes the step of the participation; other members’ marks are only their own [ACC-222] [SHELL-281]', async () => {
  const reader = await as('reader@severmech');
  const admin = await as('admin@severmech');
  const before = await progressOf(admin);
  const own = await read(reader, 5);
  expect([own.status, own.body.data.is_counted, own.body.data.own_read_at]).toEqual([
    200,
    false,
    portal.clock.now().toISOString(),
  ]);
  expect(await progressOf(admin)).toEqual(before);
  expect((await read(admin, 5)).body.data.is_counted).toBe(true);
  expect(await progressOf(admin)).toEqual({ done: before.done + 1, total: before.total });
  // what was read stays read after the reader has left the team
  await portal.database.read.deleteFrom('participation_users').where('user_id', '=', 2).execute();
  const [first] = await listOf(reader);
  expect([first?.is_counted, first?.colleague?.lastname]).toEqual([true, 'Кузнецов']);
});

it('a second read mark changes nothing, but completes the step if its author has become an administrator [ACC-222] [ACC-224]', async () => {
  const reader = await as('reader@severmech');
  const first = await read(reader, 5);
  const marks = async () => (await portal.events()).filter(({ event }) => event === 'announcement.updated').length;
  const notified = await marks();
  portal.clock.advance(60_000);
  const again = await read(reader, 5);
  expect(again.body.data.own_read_at).toBe(first.body.data.own_read_at);
  expect(await marks()).toBe(notified);
  await portal.database.read
    .updateTable('participation_users')
    .set({ role: 'admin' })
    .where('participation_id', '=', 101)
    .where('user_id', '=', 4)
    .execute();
  const counted = await read(reader, 5);
  expect([counted.body.data.is_counted, counted.body.data.own_read_at]).toEqual([true, first.body.data.own_read_at]);
  expect(await marks()).toBe(notified + 1);
});

it('announcement steps follow the audience and count for nobody else [ACC-221] [ACC-222]', async () => {
  const installer = await as('installer@severmech');
  const supervisor = await as('supervisor@severmech');
  const total = async (caller: TestCaller) => (await progressOf(caller)).total;
  const isStep = async (caller: TestCaller) => (await listOf(caller)).find(({ id }) => id === 5)?.is_step;
  expect([await isStep(supervisor), await isStep(installer)]).toEqual([true, true]);
  const before = [await total(supervisor), await total(installer)];
  await portal.database.read
    .updateTable('announcements')
    .set({ audience: JSON.stringify(['self']) })
    .where('id', '=', 5)
    .execute();
  expect([await total(supervisor), await total(installer)]).toEqual([before[0], (before[1] ?? 0) - 1]);
  await portal.database.read
    .updateTable('announcements')
    .set({ audience: JSON.stringify(['installer']) })
    .where('id', '=', 5)
    .execute();
  expect([await total(supervisor), await total(installer)]).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 1]);
  expect([await isStep(supervisor), await isStep(installer)]).toEqual([undefined, false]);
});

it('the organiser of a collective stand marks announcements for its sub-exhibitors, and its name is not shown there [ACC-222] [ACC-229] [SHELL-218]', async () => {
  const parent = await as('supervisor@stankoprom');
  const own = await as('editor@frezer');
  expect((await read(parent, 5, 112)).body.data.readers.map(({ lastname }) => lastname)).toEqual(['Щукина']);
  const [listed] = await listOf(own, 112);
  expect([listed?.is_counted, listed?.readers_count, listed?.colleague]).toEqual([true, 1, null]);
  expect((await detailOf(own, 5, 112)).body.data.readers).toEqual([]);
  // a participation shows nothing of another one
  expect((await listOf(own, 112))[1]?.is_counted).toBe(false);
  expect((await listOf(parent, 110))[1]?.is_counted).toBe(true);
});

it('every announcement call is refused to non-members and visitors [ACC-229]', async () => {
  const nonMember = await as('supervisor@volga-tools');
  for (const call of [detailOf, read, remind]) {
    const [there, nowhere] = [await call(nonMember, 5), await call(nonMember, 5, 999_999)];
    expect([there.status, there.raw.equals(nowhere.raw)]).toEqual([404, true]);
    expect((await call(portal.visitor, 5)).status).toBe(401);
  }
});

it('the file of an announcement is open only to its audience [ACC-129] [ACC-229]', async () => {
  const { read: db } = portal.database;
  const stored_name = await portal.services.files.put(Buffer.from('%PDF-1.7\n%%EOF'), 'pdf');
  const { id } = await db
    .insertInto('announcement_files')
    .values({ announcement_id: 2, stored_name, original_name: 'Питание.pdf', size: 14 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const statuses = async (...names: string[]) =>
    Promise.all(names.map(async (name) => (await (await as(name)).get(`/files/${id}/download`)).status));
  expect(await statuses('reader@severmech', 'editor@frezer', 'supervisor@stankoprom')).toEqual([200, 200, 200]);
  expect(await statuses('installer@severmech', 'supervisor@montazhstroy', 'supervisor@metal-time')).toEqual([
    404, 404, 404,
  ]);
  const [, , , cafe] = await listOf(await as('reader@severmech'));
  expect(cafe?.file).toEqual({ id, original_name: 'Питание.pdf', size: 14 });
});

describe('a reminder to the others', () => {
  it('a reminder notifies members who have not read the announcement, once a day, and links to it [ACC-226] [ACC-203]', async () => {
    const supervisor = await as('supervisor@severmech');
    const first = await remind(supervisor, 5);
    const from = new Date(portal.clock.now().getTime() + 86_400_000).toISOString();
    expect([first.status, first.body.data]).toEqual([201, { recipients: 2, remind_from: from }]);
    expect((await detailOf(supervisor, 5)).body.data.remind_from).toBe(from);
    const again = await remind(await as('admin@severmech'), 5);
    expect([again.status, again.body.code]).toEqual([422, 'reminded_already']);
    const rows = await portal.database.read
      .selectFrom('notifications')
      .select(['user_id', 'participation_id', 'message_rus', 'message_eng', 'subject'])
      .where('type', '=', 'announcement')
      .orderBy('user_id')
      .execute();
    expect(rows.map(({ user_id, participation_id, subject }) => [user_id, participation_id, subject])).toEqual([
      [2, 101, { kind: 'announcement', id: 5 }],
      [4, 101, { kind: 'announcement', id: 5 }],
    ]);
    expect(rows[0]?.message_rus).toBe(
      'Не забудьте прочитать объявление: «Правила монтажа высоких конструкций». Прочитать до 19\u00a0апреля',
    );
    expect(rows[0]?.message_eng).toContain('Read by 19\u00a0April');
    portal.clock.advance(86_400_000);
    expect((await remind(supervisor, 5)).body.data.recipients).toBe(2);
  });

  it('only administrators of the team can remind, and a reminder does nothing when everybody has read [ACC-226]', async () => {
    for (const name of ['editor@severmech', 'reader@severmech', 'installer@severmech']) {
      expect((await remind(await as(name), 5)).status).toBe(403);
    }
    for (const name of ['admin@severmech', 'reader@severmech']) await read(await as(name), 5);
    const { status, body } = await remind(await as('supervisor@severmech'), 5);
    expect([status, body.data]).toEqual([201, { recipients: 0, remind_from: null }]);
  });
});
