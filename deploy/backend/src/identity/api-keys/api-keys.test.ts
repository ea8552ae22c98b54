import { Writable } from 'node:stream';
import { createApp } from '../../entry/app';
import { aPersonalPass } from '../../testing/builders/passes';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../testing/builders/exhibitor';
import { hireStaff } from '../../testing/staff';
import { TestApp, type TestCaller } from '../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
/** Of another exhibition. */
let other: Exhibitor;
let manager: { id: number; caller: TestCaller };
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  [exhibitor, other] = [await anExhibitor(portal), await anExhibitor(portal)];
  manager = await hireStaff(portal, 'keys@fair.example', [
    { role: 'event-manager', exhibition_id: exhibitor.exhibitionId },
    { role: 'event-manager', exhibition_id: other.exhibitionId },
  ]);
});
afterEach(() => portal.stop());

interface Key {
  id: number;
  key: string;
  prefix: string;
  last_used_at: string | null;
  revoked_at: string | null;
}
interface Answer {
  data: Key;
  code?: string;
}

const create = async (scopes: string[], exhibition_ids: number[] | null = null): Promise<Key> => {
  const wanted = { name: 'ERP', scopes, exhibition_ids };
  const { status, body } = await manager.caller.post<Answer>('/organizer/api-keys', wanted);
  expect(status).toBe(201);
  return body.data;
};
const list = async () => (await manager.caller.get<{ data: Key[] }>('/organizer/api-keys')).body.data;

it('a key is shown once, stored as a hash, and recognised by its beginning [ORG-240]', async () => {
  const created = await create(['read'], [exhibitor.exhibitionId]);
  expect(created.key).toMatch(/^ff_[\w-]{43}$/);
  expect(created.prefix).toBe(created.key.slice(0, 9));
  const stored = await portal.database.read.selectFrom('api_keys').selectAll().execute();
  const audit = await portal.database.read.selectFrom('audit_log').selectAll().execute();
  const events = await portal.database.read.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify([stored, audit, events, await list()])).not.toContain(created.key);
  expect(audit.map(({ action }) => action)).toContain('api-key.created');
  const unproved = await hireStaff(portal, 'later@fair.example', [
    { role: 'support', exhibition_id: exhibitor.exhibitionId },
  ]);
  portal.clock.advance(11 * 60_000);
  const late = await unproved.caller.post<Answer>('/organizer/api-keys', { name: 'ERP', scopes: ['read'] });
  expect([late.status, late.body.code]).toEqual([403, 'proof_required']);
});

it('the list tells when and where a key was last used [ORG-243]', async () => {
  const { key } = await create(['passes']);
  expect((await list())[0]?.last_used_at).toBeNull();
  expect((await portal.with(key).get('/organizer/passes', { address: '203.0.113.7' })).status).toBe(200);
  expect((await list())[0]).toMatchObject({ last_used_at: portal.clock.now().toISOString() });
});

it('a revoked key is refused at once, and another person cannot revoke it [ORG-244]', async () => {
  const { id, key } = await create(['passes']);
  const other = await hireStaff(portal, 'other@fair.example', [
    { role: 'event-manager', exhibition_id: exhibitor.exhibitionId },
  ]);
  expect((await other.caller.delete(`/organizer/api-keys/${id}`)).status).toBe(404);
  expect((await portal.with(key).get('/organizer/passes')).status).toBe(200);
  expect((await manager.caller.delete(`/organizer/api-keys/${id}`)).status).toBe(204);
  expect((await portal.with(key).get('/organizer/passes')).status).toBe(401);
  expect((await manager.caller.delete(`/organizer/api-keys/${id}`)).status).toBe(404);
});

it('after a rotation the former key is accepted for the overlap only [ORG-245]', async () => {
  const { id, key: former } = await create(['passes']);
  const rotate = (overlap_hours: number) =>
    manager.caller.post<Answer>(`/organizer/api-keys/${id}/rotations`, { overlap_hours });
  const { key } = (await rotate(2)).body.data;
  const statuses = async () =>
    Promise.all([former, key].map(async (one) => (await portal.with(one).get('/organizer/passes')).status));
  expect(await statuses()).toEqual([200, 200]);
  portal.clock.advance(2 * 3_600_000);
  expect(await statuses()).toEqual([401, 200]);
});

it('a key ends with its person, and has never more rights than they have [ORG-246]', async () => {
  const { key } = await create(['read', 'passes', 'set-up']);
  const owner = await aStaffCaller(portal);
  const roles = [{ role: 'catalogue-editor', exhibition_id: exhibitor.exhibitionId }];
  await owner.put(`/organizer/staff/${manager.id}/roles`, { roles });
  expect((await portal.with(key).get('/organizer/passes')).status).toBe(403);
  expect((await portal.with(key).get('/organizer/exhibitions')).status).toBe(200);
  await owner.put(`/organizer/staff/${manager.id}/status`, { is_active: false });
  expect((await portal.with(key).get('/organizer/exhibitions')).status).toBe(401);
  await owner.put(`/organizer/staff/${manager.id}/status`, { is_active: true });
  expect((await portal.with(key).get('/organizer/exhibitions')).status).toBe(401);
});

it('a key opens no call of people, and makes no keys [ORG-242]', async () => {
  const { key } = await create(['read', 'passes', 'embed-tokens']);
  const caller = portal.with(key);
  for (const [method, path] of [
    ['GET', '/auth/user'],
    ['GET', '/auth/sessions'],
    ['GET', '/participants'],
    ['GET', '/notifications'],
    ['GET', '/organizer/api-keys'],
    ['POST', '/organizer/api-keys'],
    ['GET', '/organizer/staff'],
  ] as const)
    expect([path, (await caller.call(method, path)).status]).toEqual([path, 403]);
  expect((await portal.visitor.get('/organizer/passes', { query: { token: key, api_key: key } })).status).toBe(401);
});

it('a key with embed-tokens alone gets tokens of its exhibitions, and they end with it [ORG-247]', async () => {
  const { id, key } = await create(['embed-tokens'], [exhibitor.exhibitionId]);
  const caller = portal.with(key);
  const body = { user_id: (await exhibitor.member('edit')).id };
  const issued = await caller.post<{ data: { token: string } }>(`${exhibitor.path}/embed-tokens`, body);
  expect(issued.status).toBe(201);
  const embed = portal.with(issued.body.data.token);
  expect((await embed.get(exhibitor.path)).status).toBe(200);
  expect((await caller.post(`${other.path}/embed-tokens`, body)).status).toBe(404);
  expect((await caller.get('/organizer/passes')).status).toBe(403);
  const living = await caller.get<{ data: { issued_by: object; is_by_organizer: boolean }[] }>(
    `${exhibitor.path}/embed-tokens`,
  );
  expect(living.body.data).toEqual([
    expect.objectContaining({ issued_by: expect.objectContaining({ id: manager.id }), is_by_organizer: true }),
  ]);
  await manager.caller.delete(`/organizer/api-keys/${id}`);
  expect((await embed.get(exhibitor.path)).status).toBe(401);
});

it('a key that calls too often waits, and the others do not [ORG-248]', async () => {
  const [busy, calm] = [await create(['passes']), await create(['passes'])];
  const app = await createApp(portal.services, { keyLimits: { burst: 2, perSecond: 0.1 } });
  const ask = (key: string) =>
    app.inject({ url: '/api/organizer/passes', headers: { authorization: `Bearer ${key}` } });
  expect([(await ask(busy.key)).statusCode, (await ask(busy.key)).statusCode]).toEqual([200, 200]);
  const refused = await ask(busy.key);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ code: string }>().code]).toEqual([
    429,
    '10',
    'key_rate_limit',
  ]);
  expect((await ask(calm.key)).statusCode).toBe(200);
  portal.clock.advance(10_000);
  expect((await ask(busy.key)).statusCode).toBe(200);
  await app.close();
});

it('the log names the key by its number and never contains it [ORG-249]', async () => {
  const { id, key } = await create(['passes']);
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const app = await createApp(portal.services, { logger: { level: 'trace', stream } });
  const headers = { authorization: `Bearer ${key}` };
  await app.inject({ url: '/api/organizer/passes', headers });
  await app.inject({ url: `/api/organizer/passes?key=${key}`, headers: { authorization: `Bearer ${key}x` } });
  await app.close();
  expect(lines.join('')).toContain(`"apiKey":${id}`);
  expect(lines.join('')).not.toContain(key);
});

it('the audit names the key of a call that used one, and no key for a call of its owner [ORG-250]', async () => {
  const { id, key, prefix } = await create(['passes'], [exhibitor.exhibitionId]);
  const pass = await aPersonalPass(portal, exhibitor);
  const decide = async (caller: TestCaller, comment: string) => {
    const done = await caller.patch(`/organizer/personal-passes/${pass.id}`, { status: 'rejected', comment });
    expect(done.status).toBe(200);
    const seen = await manager.caller.get<{ data: { decision: Record<string, unknown> } }>(
      `/organizer/personal-passes/${pass.id}`,
    );
    return seen.body.data.decision;
  };
  expect(await decide(portal.with(key), 'By a machine')).toMatchObject({
    decided_by: { id: manager.id },
    decided_with: { name: 'ERP', prefix },
  });
  expect(await decide(manager.caller, 'By hand')).toMatchObject({ decided_by: { id: manager.id }, decided_with: null });
  const log = await portal.database.read
    .selectFrom('audit_log')
    .select(['user_id', 'api_key_id'])
    .where('subject', '=', `personal-pass ${pass.id}`)
    .where('action', '=', 'personal-pass.status-changed')
    .where('user_id', '=', manager.id)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { user_id: manager.id, api_key_id: id },
    { user_id: manager.id, api_key_id: null },
  ]);
});
