import type { ListExport } from '@fairfront/shared-kit/domain/http';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { Housekeeping } from '../../../entry/jobs/housekeeping';
import type { Exhibitor } from '../../../testing/builders/exhibitor';
import { aUser } from '../../../testing/builders/users';
import { aListedExhibitor } from '../../../testing/listed-exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

const organizer = 'organizer@fair.example';

let portal: TestApp;
let staff: TestCaller;
let exhibitor: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  await aUser(portal, { access: 'manager', email: organizer });
  staff = await portal.as(organizer);
  exhibitor = await aListedExhibitor(portal);
  await portal.database.read.updateTable('companies').set({ name_eng: '=HYPERLINK("x")' }).execute();
});
afterAll(() => portal.stop());

const csvOf = async (list: string, query: Record<string, string> = {}, language = 'en') => {
  const headers = { 'accept-language': language };
  const received = await staff.get(`/organizer/lists/${list}/export`, { query: { format: 'csv', ...query }, headers });
  return { ...received, rows: parseCsv(received.raw.toString('utf8').replace('\ufeff', '')) };
};

it.each(['passes', 'orders', 'catalog-orders', 'participations', 'companies', 'users'])(
  'the list of %s is exported as CSV and XLSX with the same rows [ORG-310]',
  async (list) => {
    const csv = await csvOf(list);
    expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csv.headers['content-disposition']).toContain(`${list}.csv`);
    const xlsx = await staff.get(`/organizer/lists/${list}/export?format=xlsx`, {
      headers: { 'accept-language': 'en' },
    });
    const { sheets } = await readXlsx(xlsx.raw);
    const rows = sheets[0]?.rows ?? [];
    expect(rows[0]).toEqual(csv.rows[0]);
    expect(rows.map((row) => String(row[0]))).toEqual(csv.rows.map((row) => String(row[0])));
    expect(rows.length).toBeGreaterThan(1);
  },
);

it('an export has the filters of its list, and titles in the language of the caller [ORG-310]', async () => {
  const { email } = await exhibitor.member('edit');
  const { rows } = await csvOf('users', { search: email }, 'ru');
  expect(rows).toHaveLength(2);
  expect(rows[0]?.slice(0, 3)).toEqual(['Номер', 'Изменено', 'Электронная почта']);
  expect(rows[1]?.[2]).toBe(email);
});

it.each(['=1+1', '+1', '-1', '@a', '\ta', '\ra'])(
  'a cell that begins with %j does not become a formula [ORG-311]',
  async (text) => {
    await portal.database.read.updateTable('companies').set({ website: text }).execute();
    const { raw } = await csvOf('companies');
    expect(raw.toString('utf8')).toContain(`'${text}`);
    const xlsx = await staff.get('/organizer/lists/companies/export?format=xlsx');
    const { sheets } = await readXlsx(xlsx.raw);
    for (const cell of sheets[0]?.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
    expect(sheets[0]?.rows.flat()).toContain(text);
  },
);

it('an export of more than 5,000 rows is made in the background, for its caller, and expires after a day [ORG-312]', async () => {
  await sql`insert into companies (name_rus, name_eng) select 'Компания ' || n, 'Company ' || n
    from generate_series(1, 5100) n`.execute(portal.database.read);
  const asked = await staff.get<{ data: Static<typeof ListExport> }>('/organizer/lists/companies/export?format=csv');
  expect([asked.status, asked.body.data]).toEqual([202, expect.objectContaining({ state: 'waiting', url: null })]);
  const path = `/organizer/exports/${asked.body.data.id}`;
  expect((await staff.get(`${path}/file`)).status).toBe(404);
  await portal.services.outbox.drain();
  const { body } = await staff.get<{ data: Static<typeof ListExport> }>(path);
  expect(body.data).toMatchObject({ state: 'ready', url: `${path}/file`, row_count: expect.any(Number) });
  const { raw, headers } = await staff.get(body.data.url ?? '');
  expect(headers['content-disposition']).toContain('companies.csv');
  expect(parseCsv(raw.toString('utf8'))).toHaveLength((body.data.row_count ?? 0) + 1);
  const stranger = await exhibitor.as('edit');
  expect((await stranger.get(path)).status).toBe(403);
  portal.clock.advance(24 * 3_600_000 + 1);
  const later = await portal.as(organizer);
  expect((await later.get(`${path}/file`)).status).toBe(404);
  await new Housekeeping(portal.services, { error: () => {} }).tidy();
  expect(await portal.database.read.selectFrom('list_exports').select('id').execute()).toEqual([]);
});

it('every export is audited with user and list [ORG-313]', async () => {
  await csvOf('users', { search: 'sever' });
  const row = await portal.database.read
    .selectFrom('audit_log')
    .select(['subject', 'details', 'user_id'])
    .where('action', '=', 'list.exported')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    subject: 'users',
    details: { search: 'sever', format: 'csv' },
    user_id: expect.any(Number),
  });
});
