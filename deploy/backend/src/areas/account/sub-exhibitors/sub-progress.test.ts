import { readXlsx } from 'hucre/xlsx';
import { aCatalogueOrder } from '../../../testing/builders/catalogue-orders';
import { aCollectiveStand, type CollectiveStand } from '../../../testing/builders/collective-stand';
import { anExhibitor, aStranger } from '../../../testing/builders/exhibitor';
import { aStand, aSubExhibitor } from '../../../testing/builders/participations';
import { aPersonalPass } from '../../../testing/builders/passes';
import { storeTemplate } from '../../../testing/catalogue-template';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { SubProgress } from '@fairfront/shared-kit/domain/account/api';

let portal: TestApp;
let of: CollectiveStand;
let ids: number[];
let path: string;
let stand: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  of = await aCollectiveStand(portal);
  const { host, rezets, frezer, kalibr } = of;
  ids = [rezets.id, frezer.id, kalibr.id];
  path = `${host.path}/sub-progress`;
  stand = await host.as('supervisor');
  await storeTemplate(portal, { exhibitionId: host.exhibitionId });
  await aCatalogueOrder(portal, rezets, { status: 'moderation' });
  await aStand(portal, rezets, { title: '24A06-1' });
  await aPersonalPass(portal, rezets, { status: 'accepted' });
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
describe('GET sub-progress', () => {
  it('returns steps, passes, catalogue, documents, services and nearest deadline of every sub-exhibitor [ACC-260]', async () => {
    expect((await rows()).map(({ id }) => id)).toEqual(ids);
    const rezets = await rowOf(of.rezets.id);
    expect(rezets).toMatchObject({
      company: { name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' },
      stands: ['24A06-1'],
      is_edit: true,
      catalogue: 'moderation',
      addresses: 1,
      resend_from: null,
      letter_at: null,
    });
    expect(rezets.participants).toMatchObject({ total: 5, count: 1 });
    expect(await rowOf(of.frezer.id)).toMatchObject({ is_edit: false, catalogue: 'none' });
    expect(await rowOf(of.kalibr.id)).toMatchObject({ addresses: 0, resend_from: expect.any(String) as string });
  });

  it('returns the checklist steps and the nearest deadline of each sub-exhibitor, extensions included [ACC-261]', async () => {
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
    const { kind, at } = (await rowOf(of.frezer.id)).deadline ?? { kind: '', at: '' };
    expect(kind).toBe('catalogue-order');
    await portal.database.read
      .updateTable('participations')
      .set({ extended_dates: JSON.stringify({ catalog_order_deadline: '2026-05-04' }) })
      .where('id', '=', of.frezer.id)
      .execute();
    const later = (await rowOf(of.frezer.id)).deadline;
    expect(later && later.at > at).toBe(true);
  });

  it('returns the areas with open steps, following the data [ACC-260] [ACC-261]', async () => {
    const before = await rowOf(of.frezer.id);
    expect(before.open).toContain('catalogue');
    await aPersonalPass(portal, of.frezer, { status: 'rejected' });
    const after = await rowOf(of.frezer.id);
    expect(after.participants.rejected).toBe(before.participants.rejected + 1);
    expect(after.open).toContain('participants');
  });

  it('runs three statements for three companies and for sixty [ACC-261] [SHELL-340]', async () => {
    expect(await statements(rows)).toBe(3);
    const parent = { id: of.host.id, exhibition_id: of.host.exhibitionId };
    const made: number[] = [];
    for (let n = 0; n < 60; n += 1) made.push((await aSubExhibitor(portal, parent)).id);
    expect(await statements(rows)).toBe(3);
    expect((await rows()).length).toBe(63);
    await portal.database.read.deleteFrom('participations').where('id', 'in', made).execute();
  });

  it('is open to every role of the collective organiser except installers, and to nobody else [ACC-275]', async () => {
    const answers = async (caller: TestCaller) => {
      const read = await caller.get(path);
      const file = await caller.get(`${path}/download`);
      return [read.status, file.status];
    };
    expect(await answers(await of.rezets.as('edit'))).toEqual([404, 404]);
    expect(await answers(await aStranger(portal))).toEqual([404, 404]);
    const self = await anExhibitor(portal);
    expect((await (await self.as('supervisor')).get(`${self.path}/sub-progress`)).status).toBe(403);
    const role = (to: 'installer' | 'supervisor') =>
      portal.database.read
        .updateTable('participation_users')
        .set({ role: to })
        .where('participation_id', '=', of.host.id)
        .execute();
    await role('installer');
    expect(await answers(stand)).toEqual([403, 403]);
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
    expect(russian.cells[head + 1]?.[3]).toBe((await rowOf(of.rezets.id)).steps.done);
    const english = await sheetOf('', 'en');
    expect(english.name).toContain('Sub-exhibitors 2026');
    const first = english.cells.findIndex((row) => row[0] === 'Sub-exhibitor');
    expect(english.cells[first]).toEqual(
      expect.arrayContaining(['Participants', 'Catalogue', 'What is left', 'Deadline']),
    );
    expect(english.cells[first + 1]?.[0]).toBe('Rezets LLC');
  });

  it('contains only the selected sub-exhibitors, and only of this stand [ACC-265] [ACC-275]', async () => {
    const { cells } = await sheetOf(`?ids=${of.kalibr.id}&ids=${of.rezets.id}`, 'ru');
    const head = cells.findIndex((row) => row[0] === 'Субэкспонент');
    expect(cells.slice(head + 1, head + 3).map((row) => row[0])).toEqual(['ООО «Резец»', 'ООО «Калибр»']);
    expect(cells.flat()).not.toContain('АО «Фрезер»');
    const neighbour = await anExhibitor(portal, { exhibition_id: of.host.exhibitionId });
    expect((await stand.get(`${path}/download?ids=${of.rezets.id}&ids=${neighbour.id}`)).status).toBe(404);
  });
});

describe('live updates', () => {
  it('a change in a sub-exhibitor updates the open table of its organiser without sending data [ACC-273]', async () => {
    await portal.services.outbox.drain();
    const written = await stand.put(`${of.host.path}/sub-participants/${of.rezets.id}`, {
      is_edit: true,
      certificate: 4,
    });
    expect(written.status).toBe(200);
    const published = (await portal.events()).filter(({ event }) => event === 'sub-participant.updated');
    expect(published.map(({ channel, data }) => [channel, data])).toEqual([
      [
        `private-participants.${of.host.id}`,
        expect.objectContaining({ id: of.rezets.id, updated_at: expect.any(String) as string }),
      ],
    ]);
  });
});
