import { readXlsx } from 'hucre/xlsx';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { SubProgress } from '@fairfront/shared-kit/domain/account/api';

const path = '/participants/110/sub-progress';
let portal: TestApp;
let stand: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  stand = await portal.as('supervisor@stankoprom.example');
});
afterAll(() => portal.stop());

const rows = async (): Promise<SubProgress[]> => (await stand.get<{ data: SubProgress[] }>(path)).body.data;
const rowOf = async (id: number): Promise<SubProgress> => {
  const row = (await rows()).find((one) => one.id === id);
  if (!row) throw new Error(`no row of ${id}`);
  return row;
};
const statements = async (work: () => Promise<unknown>): Promise<number> => {
  const spy = jest.spyOn(portal.database.read.getExecutor(), 'executeQuery');
  await work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
};
/** More companies on the stand, as the organiser would have invited them. */
const addCompanies = async (count: number): Promise<number[]> => {
  const db = portal.database.read;
  const parent = await db.selectFrom('participations').selectAll().where('id', '=', 110).executeTakeFirstOrThrow();
  const { id: _id, ...own } = parent;
  const made: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id: company_id } = await db
      .insertInto('companies')
      .values({ name_rus: `ООО «Завод ${n}»`, name_eng: `Plant ${n} LLC` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const json = { currencies: JSON.stringify(own.currencies), pavilions: '[]', extended_dates: '{}' };
    const { id } = await db
      .insertInto('participations')
      .values({ ...own, ...json, company_id, type: 'sub', parent_id: 110, quota_certificate: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    made.push(id);
  }
  return made;
};

describe('GET sub-progress', () => {
  it('returns steps, passes, catalogue, documents, services and nearest deadline of every sub-exhibitor [ACC-260]', async () => {
    expect((await rows()).map(({ id }) => id)).toEqual([111, 112, 113]);
    const rezets = await rowOf(111);
    expect(rezets).toMatchObject({
      company: { name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' },
      stands: ['24A06-1'],
      is_edit: true,
      catalogue: 'moderation',
      addresses: 1,
      resend_from: null,
      letter_at: null,
    });
    expect(rezets.participants).toMatchObject({ total: 5 });
    expect(await rowOf(112)).toMatchObject({ is_edit: false, catalogue: 'none' });
    expect(await rowOf(113)).toMatchObject({ addresses: 0, resend_from: expect.any(String) as string });
  });

  it('returns the checklist steps and the nearest deadline of each sub-exhibitor, extensions included [ACC-261]', async () => {
    const ids = [111, 112, 113];
    const query = ids.map((id) => `ids=${id}`).join('&');
    const { body } = await stand.get<{ data: { participation_id: number; done: number; total: number }[] }>(
      `/preparations?${query}`,
    );
    const all = await rows();
    expect(all.map(({ id, steps }) => ({ participation_id: id, ...steps }))).toEqual(
      body.data.map(({ participation_id, done, total }) => ({ participation_id, done, total })),
    );
    for (const { id, deadline } of all) {
      const deadlines = await stand.get<{ data: { kind: string; at: string; state: string }[] }>(
        `/participants/${id}/deadlines`,
      );
      const entry = deadlines.body.data.find(({ kind }) => kind === deadline?.kind);
      expect([id, entry?.at, entry?.state]).toEqual([id, deadline?.at, 'need']);
    }
    const { kind, at } = (await rowOf(112)).deadline ?? { kind: '', at: '' };
    expect(kind).toBe('catalogue-order');
    await portal.database.read
      .updateTable('participations')
      .set({ extended_dates: JSON.stringify({ catalog_order_deadline: '2026-05-04' }) })
      .where('id', '=', 112)
      .execute();
    const later = (await rowOf(112)).deadline;
    expect(later && later.at > at).toBe(true);
  });

  it('returns the areas with open steps, following the data [ACC-260] [ACC-261]', async () => {
    const before = await rowOf(112);
    expect(before.open).toContain('catalogue');
    await portal.database.read
      .insertInto('personal_passes')
      .columns([
        'participation_id',
        'type',
        'status',
        'lastname',
        'name',
        'lastname_sort',
        'company_name',
        'barcode',
        'created_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('personal_passes')
          .select(({ val }) => [
            val(112).as('participation_id'),
            'type',
            val('rejected' as const).as('status'),
            'lastname',
            'name',
            'lastname_sort',
            'company_name',
            val('SUBPROGRESS1').as('barcode'),
            'created_at',
          ])
          .where('participation_id', '=', 101)
          .where('type', '=', 'certificate')
          .limit(1),
      )
      .execute();
    const after = await rowOf(112);
    expect(after.participants.rejected).toBe(before.participants.rejected + 1);
    expect(after.open).toContain('participants');
  });

  it('runs three statements for three companies and for sixty [ACC-261] [SHELL-340]', async () => {
    expect(await statements(rows)).toBe(3);
    const made = await addCompanies(60);
    expect(await statements(rows)).toBe(3);
    expect((await rows()).length).toBe(63);
    await portal.database.read.deleteFrom('participations').where('id', 'in', made).execute();
  });

  it('is open to every role of the collective organiser except installers, and to nobody else [ACC-275]', async () => {
    const answers = async (email: string) => {
      const caller = await portal.as(email);
      const read = await caller.get(path);
      const file = await caller.get(`${path}/download`);
      return [read.status, file.status];
    };
    expect(await answers('editor@rezets.example')).toEqual([404, 404]);
    expect(await answers('supervisor@volga-tools.example')).toEqual([404, 404]);
    expect((await (await portal.as('supervisor@severmech.example')).get('/participants/101/sub-progress')).status).toBe(
      403,
    );
    const role = (to: 'installer' | 'supervisor') =>
      portal.database.read
        .updateTable('participation_users')
        .set({ role: to })
        .where('participation_id', '=', 110)
        .execute();
    await role('installer');
    expect(await answers('supervisor@stankoprom.example')).toEqual([403, 403]);
    await role('supervisor');
    expect((await portal.visitor.get(path)).status).toBe(401);
  });

  it('contains no people of a sub-exhibitor, neither in the response nor in the workbook [ACC-268] [ACC-275]', async () => {
    const people = await portal.database.read
      .selectFrom('users')
      .select(['email', 'lastname'])
      .where('email', 'in', ['editor@rezets.example', 'editor@frezer.example', 'director@kalibr.example'])
      .execute();
    expect(people).toHaveLength(3);
    const text = (await stand.get(path)).raw.toString();
    const sheet = JSON.stringify((await readXlsx((await stand.get(`${path}/download`)).raw)).sheets[0]?.rows);
    for (const word of people.flatMap(({ email, lastname }) => [email, lastname].filter(Boolean))) {
      expect(text).not.toContain(word);
      expect(sheet).not.toContain(word);
    }
  });
});

describe('the workbook', () => {
  const sheetOf = async (query: string, locale: string) => {
    const answer = await stand.get(`${path}/download${query}`, { headers: { 'accept-language': locale } });
    expect(answer.status).toBe(200);
    const [sheet] = (await readXlsx(answer.raw)).sheets;
    const name = decodeURIComponent(String(answer.headers['content-disposition']));
    return { cells: (sheet?.rows ?? []) as (string | number | null)[][], name };
  };

  it('contains one row per sub-exhibitor, numbers as numbers and column titles in the caller’s language [ACC-265]', async () => {
    const russian = await sheetOf('', 'ru');
    expect(russian.name).toContain('Субэкспоненты 2026');
    const head = russian.cells.findIndex((row) => row[0] === 'Субэкспонент');
    expect(russian.cells[head]).toEqual(
      expect.arrayContaining(['Участники', 'Монтаж', 'Каталог', 'Что осталось', 'Срок']),
    );
    expect(russian.cells.slice(head + 1, head + 4).map((row) => row[0])).toEqual([
      'ООО «Резец»',
      'АО «Фрезер»',
      'ООО «Калибр»',
    ]);
    expect(russian.cells[head + 1]?.[3]).toBe((await rowOf(111)).steps.done);
    const english = await sheetOf('', 'en');
    expect(english.name).toContain('Sub-exhibitors 2026');
    const first = english.cells.findIndex((row) => row[0] === 'Sub-exhibitor');
    expect(english.cells[first]).toEqual(
      expect.arrayContaining(['Participants', 'Catalogue', 'What is left', 'Deadline']),
    );
    expect(english.cells[first + 1]?.[0]).toBe('Rezets LLC');
  });

  it('contains only the selected sub-exhibitors, and only of this stand [ACC-265] [ACC-275]', async () => {
    const { cells } = await sheetOf('?ids=113&ids=111', 'ru');
    const head = cells.findIndex((row) => row[0] === 'Субэкспонент');
    expect(cells.slice(head + 1, head + 3).map((row) => row[0])).toEqual(['ООО «Резец»', 'ООО «Калибр»']);
    expect(cells.flat()).not.toContain('АО «Фрезер»');
    expect((await stand.get(`${path}/download?ids=111&ids=101`)).status).toBe(404);
  });
});

describe('live updates', () => {
  it('a change in a sub-exhibitor updates the open table of its organiser without sending data [ACC-273]', async () => {
    await portal.services.outbox.drain();
    const written = await stand.put('/participants/110/sub-participants/111', { is_edit: true, certificate: 4 });
    expect(written.status).toBe(200);
    const published = (await portal.events()).filter(({ event }) => event === 'sub-participant.updated');
    expect(published.map(({ channel, data }) => [channel, data])).toEqual([
      ['private-participants.110', expect.objectContaining({ id: 111, updated_at: expect.any(String) as string })],
    ]);
  });
});
