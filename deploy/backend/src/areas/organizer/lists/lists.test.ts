import type { ListMeta, OrderRow, PassRow, RowOf } from '@fairfront/shared-kit/domain/organizer/api';
import type { Static } from 'typebox';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database';
import type { Tables } from '../../../platform/database/tables';
import { readList } from './lists.service';
import { aStaffCaller, type Exhibitor } from '../../../testing/builders/exhibitor';
import { anOrder } from '../../../testing/builders/orders';
import { aListedExhibitor } from '../../../testing/listed-exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let staff: TestCaller;
/** One of three exhibitors of an exhibition. */
let exhibitor: Exhibitor;
/** An exhibitor of another exhibition. */
let other: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  staff = await aStaffCaller(portal);
  exhibitor = await aListedExhibitor(portal);
  await anOrder(portal, exhibitor, { status: 'confirmed' });
  for (let more = 0; more < 2; more += 1) await aListedExhibitor(portal, { exhibition_id: exhibitor.exhibitionId });
  other = await aListedExhibitor(portal);
});
afterAll(() => portal.stop());

interface Page<Row> {
  data: Row[];
  meta: Static<typeof ListMeta>;
}
type Query = Record<string, string>;
const page = async <Row>(list: string, query: Query = {}) =>
  (await staff.get<Page<Row>>(`/organizer/lists/${list}`, { query })).body;
/** The whole list, page by page. */
const whole = async <Row>(list: string, query: Query = {}): Promise<Row[]> => {
  const rows: Row[] = [];
  let next: Query = {};
  for (;;) {
    const { data, meta } = await page<Row>(list, { ...query, limit: '2', ...next });
    rows.push(...data);
    if (!meta.has_more || meta.next_cursor === null) return rows;
    next = { cursor: meta.next_cursor };
  }
};
const countIn = async (table: keyof Tables) => {
  const row = await portal.database.read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

it.each([
  ['orders', ['additional_orders']],
  ['catalog-orders', ['catalog_orders']],
  ['participations', ['participations']],
  ['companies', ['companies']],
  ['users', ['users']],
  ['passes', ['personal_passes', 'car_passes']],
] as const)('the list of %s has every row once, in the order of its change [ORG-306]', async (list, tables) => {
  const rows = await whole<{ id: number; kind?: string; updated_at: string }>(list);
  const counts = await Promise.all(tables.map(countIn));
  expect(rows.length).toBeGreaterThan(2);
  expect(rows).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  expect(new Set(rows.map(({ id, kind }) => `${kind} ${id}`)).size).toBe(rows.length);
  const moments = rows.map(({ updated_at }) => updated_at);
  expect(moments).toEqual([...moments].sort());
});

it('a cursor continues with the rows that have changed since, deleted rows included [ORG-306]', async () => {
  const all = await whole<Static<typeof PassRow>>('passes');
  let { meta } = await page<Static<typeof PassRow>>('passes', { limit: '500' });
  while (meta.has_more) ({ meta } = await page('passes', { limit: '500', cursor: meta.next_cursor ?? '' }));
  const cursor = meta.next_cursor ?? '';
  expect(await page('passes', { cursor })).toEqual({ data: [], meta: { next_cursor: cursor, has_more: false } });
  const person = all.find(({ kind, deleted_at }) => kind === 'personal' && deleted_at === null);
  const car = all.find(({ kind, deleted_at }) => kind === 'car' && deleted_at === null);
  const at = portal.clock.now();
  await portal.database.read
    .updateTable('car_passes')
    .set({ deleted_at: at })
    .where('id', '=', car?.id ?? 0)
    .execute();
  await staff.patch(`/organizer/personal-passes/${person?.id}`, { status: 'rejected', comment: 'New reason' });
  const { data } = await page<Static<typeof PassRow>>('passes', { cursor });
  expect(data).toEqual([
    expect.objectContaining({ kind: 'car', id: car?.id, deleted_at: at.toISOString() }),
    expect.objectContaining({ kind: 'personal', id: person?.id, status: 'rejected', comment: 'New reason' }),
  ]);
  const since = data[0]?.updated_at ?? '';
  expect((await page('passes', { updated_since: since })).data).toEqual(data);
});

it('a cursor stops before a running transaction, so that its rows are not missed [ORG-307]', async () => {
  const { meta } = await page<RowOf<'companies'>>('companies', { limit: '500' });
  const cursor = meta.next_cursor ?? '';
  const [first, second] = await portal.database.read
    .selectFrom('companies')
    .select('id')
    .orderBy('id')
    .limit(2)
    .execute();
  const touch = async (db: typeof portal.database.read, id = 0) =>
    db.updateTable('companies').set({ fax: '1' }).where('id', '=', id).execute();
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(portal.database.read);
    const other = await Database.onPostgres<Tables>(url.replace(/[^/]*$/, rows[0]?.name ?? ''));
    await other.transaction(async (trx) => {
      await touch(trx, first?.id);
      await touch(portal.database.read, second?.id);
      expect((await page('companies', { cursor })).data).toEqual([]);
    });
    await other.close();
  } else {
    // PGlite has one session: nobody reads while a transaction runs
    await touch(portal.database.read, first?.id);
    await touch(portal.database.read, second?.id);
  }
  const { data } = await page<RowOf<'companies'>>('companies', { cursor });
  expect(data.map(({ id }) => id)).toEqual([first?.id, second?.id]);
});

it('a list is filtered by exhibition, status, kind and search [ORG-308]', async () => {
  const orders = await whole<Static<typeof OrderRow>>('orders');
  const some = orders.find(({ participation_id, status }) => participation_id === exhibitor.id && status === 'new');
  if (!some) throw new Error('The exhibitor has a new order');
  const filtered = await whole<Static<typeof OrderRow>>('orders', {
    exhibition_id: String(some.exhibition_id),
    status: 'new',
    search: some.company_rus,
  });
  expect(filtered).toEqual([some]);
  expect(await whole('orders', { status: 'confirmed' })).toHaveLength(1);
  expect(await whole('orders', { exhibition_id: String(other.exhibitionId) })).toHaveLength(1);
  expect((await page<Static<typeof OrderRow>>('orders', { search: String(some.id) })).data.map(({ id }) => id)).toEqual(
    [some.id],
  );
  const cars = await page<Static<typeof PassRow>>('passes', { kind: 'car' });
  expect(new Set(cars.data.map(({ kind }) => kind))).toEqual(new Set(['car']));
  const { email } = await exhibitor.member('edit');
  expect((await page<RowOf<'users'>>('users', { search: email.toUpperCase() })).data).toMatchObject([{ email }]);
  expect((await page('users', { exhibition_id: '999999' })).data).toEqual([]);
});

it.each([
  ['companies', 'companies', 'companyId'],
  ['participations', 'participants', 'id'],
] as const)('the list of %s contains external ids and is filtered by them [ORG-315]', async (list, path, key) => {
  const id = exhibitor[key];
  expect((await staff.patch(`/organizer/${path}/${id}`, { external_id: `ERP-${list}` })).status).toBe(200);
  const { data } = await page<{ id: number; external_id: string | null }>(list, { external_id: `ERP-${list}` });
  expect(data).toEqual([expect.objectContaining({ id, external_id: `ERP-${list}` })]);
  expect((await page(list, { external_id: 'ERP' })).data).toEqual([]);
  const file = await staff.get(`/organizer/lists/${list}/export`, {
    query: { format: 'csv', external_id: `ERP-${list}` },
  });
  expect(file.raw.toString()).toContain(`ERP-${list}`);
  expect((await staff.get('/organizer/lists/passes', { query: { external_id: 'x' } })).status).toBe(422);
});

it('a cursor that no list has issued is refused [ORG-306]', async () => {
  for (const cursor of ['x', 'W10', Buffer.from('["a","",1]').toString('base64url')]) {
    const { status, body } = await staff.get('/organizer/lists/users', { query: { cursor } });
    expect([status, body]).toEqual([422, expect.objectContaining({ errors: { cursor: [expect.any(String)] } })]);
  }
});

it.each([
  ['passes', 'personal-passes', { status: 'rejected', comment: 'Once more' }],
  ['orders', 'additional-orders', { status: 'canceled' }],
  ['participations', 'participants', { quota_car: 77 }],
  ['companies', 'companies', { fax: '77' }],
] as const)(
  'a write based on an older state of %s is refused and answered with the current state [ORG-309]',
  async (list, path, body) => {
    const narrowed: Record<string, Query> = { passes: { kind: 'personal' }, orders: { status: 'new' } };
    const [row] = await whole<{ id: number; etag: string }>(list, narrowed[list]);
    const url = `/organizer/${path}/${row?.id}`;
    const write = (etag: string) =>
      staff.patch<{ data?: { id: number } }>(url, body, { headers: { 'if-match': etag } });
    const refused = await write('"older"');
    expect([refused.status, refused.body]).toEqual([
      412,
      expect.objectContaining({ code: 'changed_meanwhile', data: expect.objectContaining({ id: row?.id }) }),
    ]);
    const done = await write(row?.etag ?? '');
    expect(done.status).toBe(200);
    expect(done.headers.etag).toMatch(/^"\w+"$/);
    expect(done.headers.etag).not.toBe(row?.etag);
    expect((await write(row?.etag ?? '')).status).toBe(412);
  },
);

it('a change of the role of a user is refused after another one, and so is a removal [ORG-309]', async () => {
  const { email } = await exhibitor.member('read');
  const { id, etag } = (await page<RowOf<'users'>>('users', { search: email })).data[0] ?? { id: 0 };
  const url = `/organizer/participants/${exhibitor.id}/users/${id}`;
  const headers = { 'if-match': etag ?? '' };
  const first = await staff.put(url, { role: 'edit' }, { headers });
  expect([first.status, first.headers.etag === etag]).toEqual([200, false]);
  const second = await staff.put(url, { role: 'supervisor' }, { headers });
  expect([second.status, second.body]).toEqual([
    412,
    expect.objectContaining({ code: 'changed_meanwhile', data: expect.objectContaining({ id, role: 'edit' }) }),
  ]);
  expect((await staff.call('DELETE', url, { headers })).status).toBe(412);
  const present = { 'if-match': String(first.headers.etag) };
  expect((await staff.call('DELETE', url, { headers: present })).status).toBe(204);
});

it.each(['passes', 'orders', 'catalog-orders', 'participations', 'companies', 'users'] as const)(
  'the list of %s contains only rows of the caller’s exhibitions [ORG-314]',
  async (list) => {
    const { read } = portal.database;
    const idsOf = async (exhibitions?: number[], exhibition_id?: number) =>
      (await readList(read, list, { limit: 500, exhibitions, exhibition_id })).data.map(({ id }) => id);
    const [one, two] = [exhibitor.exhibitionId, other.exhibitionId];
    const [first, second, both] = [await idsOf([one]), await idsOf([two]), await idsOf([one, two])];
    expect(first).toEqual(await idsOf(undefined, one));
    for (const ids of [first, second]) expect(ids.length).toBeGreaterThan(0);
    expect([...both].sort()).toEqual([...first, ...second].sort());
    expect([await idsOf([]), await idsOf([two], one)]).toEqual([[], []]);
  },
);
