import { parseCsv } from 'hucre/csv';
import { Housekeeping } from '../../../entry/jobs/housekeeping';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { AuditRecord } from '@fairfront/shared-kit/domain/organizer/api';

let portal: TestApp;
let owner: TestCaller;
let editorId: number;
const at = (day: number) => new Date(Date.UTC(2020, 0, day));

beforeAll(async () => {
  portal = await TestApp.start();
  owner = await portal.as('organizer@fairfront.example');
  const { read: db } = portal.database;
  const editor = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'editor@severmech.example')
    .executeTakeFirstOrThrow();
  editorId = editor.id;
  const row = (day: number, subject: string, user_id: number | null, action = 'personal-pass.created') => ({
    ...{ user_id, participation_id: 101, action, subject, details: '{"comment":"=1+1"}', created_at: at(day) },
  });
  await db
    .insertInto('audit_log')
    .values([
      row(1, 'audited-pass 1', editorId),
      row(2, 'audited-pass 12', null),
      row(3, 'audited-pass 1', null, 'personal-pass.changed'),
      row(4, 'audited_pass 1', editorId),
    ])
    .execute();
});
afterAll(() => portal.stop());

const days = async (query: Record<string, string>) => {
  const { status, body } = await owner.get<{ data: AuditRecord[]; meta: { total: number } }>('/organizer/audit', {
    query: { to: '2020-02-01T00:00:00Z', ...query },
  });
  expect(status).toBe(200);
  expect(body.meta.total).toBe(body.data.length);
  return body.data.map((record) => new Date(record.at).getUTCDate());
};

it.each<[Record<string, string>, number[]]>([
  [{}, [4, 3, 2, 1]],
  [{ subject: 'audited-pass 1' }, [3, 1]],
  [{ subject: 'audited-pass' }, [3, 2, 1]],
  [{ user: 'editor@severmech.example' }, [4, 1]],
  [{ action: 'personal-pass.changed' }, [3]],
  [{ action: 'personal-pass' }, [4, 3, 2, 1]],
  [{ from: '2020-01-02T00:00:00Z', to: '2020-01-04T00:00:00Z' }, [3, 2]],
  [{ participation_id: '102' }, []],
])('the audit is searched by %j [ORG-510]', async (query, expected) => {
  expect(await days(query)).toEqual(expected);
});

it('a record says who did what, in the language of the request [ORG-510]', async () => {
  const query = { subject: 'audited_pass 1' };
  const { body } = await owner.get<{ data: AuditRecord[] }>('/organizer/audit', { query });
  expect(body.data).toMatchObject([
    {
      user: { id: editorId, email: 'editor@severmech.example' },
      key_name: null,
      is_acting: false,
      participation_id: 101,
    },
  ]);
  expect(body.data[0]?.action_name).toMatch(/[а-я]/);
});

it('the found records are exported without formulas, and the export is audited [ORG-511]', async () => {
  const { raw, headers } = await owner.get('/organizer/audit/export', {
    query: { subject: 'audited-pass', format: 'csv' },
  });
  expect(headers['content-disposition']).toContain('audit.csv');
  const [titles, ...rows] = parseCsv(raw.toString('utf8'));
  expect(titles?.at(-2)).toBe('Объект');
  expect(rows.map((row) => row.at(-2))).toEqual(['audited-pass 1', 'audited-pass 12', 'audited-pass 1']);
  const [last] = await owner
    .get<{ data: AuditRecord[] }>('/organizer/audit', { query: { action: 'list.exported' } })
    .then(({ body }) => body.data);
  expect(last).toMatchObject({ subject: 'audit', details: { subject: 'audited-pass', format: 'csv' } });
});

it('nobody but those who may see the staff of all exhibitions reads it [ORG-510]', async () => {
  for (const email of ['editor@severmech.example', 'supervisor@severmech.example']) {
    const other = await portal.as(email);
    expect((await other.get('/organizer/audit')).status).toBe(403);
  }
  expect((await portal.visitor.get('/organizer/audit')).status).toBe(401);
});

describe('the database', () => {
  it('refuses to change or remove a record [ORG-512]', async () => {
    const { write } = portal.database;
    const refused = /only added to/;
    await expect(write.updateTable('audit_log').set({ subject: 'x' }).execute()).rejects.toThrow(refused);
    await expect(write.deleteFrom('audit_log').execute()).rejects.toThrow(refused);
    expect(await days({})).toEqual([4, 3, 2, 1]);
  });

  it('keeps records for five years [ORG-512]', async () => {
    const housekeeping = new Housekeeping(portal.services, { error: () => {} });
    portal.clock.advance(at(3).getTime() + 5 * 365 * 86_400_000 - portal.clock.now().getTime());
    await housekeeping.tidy();
    owner = await portal.as('organizer@fairfront.example');
    expect(await days({})).toEqual([4, 3]);
  });
});
