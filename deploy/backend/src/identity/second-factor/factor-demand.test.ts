import { orderDocumentKinds, packageFileTypes } from '@fairfront/shared-kit/domain/catalogue';
import { DueNotifications } from '../jobs/due-notifications';
import { signedIn, turnOnByApp } from '../../testing/second-factor';
import { TestApp, type Received, type TestCaller } from '../../testing/test-app';

/** Exhibition 1 has the participations 101 and 110 with its sub-exhibitors; 102 belongs to another one. */
let portal: TestApp;
let organizer: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  const db = portal.database.read;
  await portal.services.outbox.drain();
  for (const table of ['attempts', 'code_apps', 'recovery_codes', 'devices', 'sessions', 'notifications'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('users').set({ second_factor_at: null }).execute();
  await db.updateTable('exhibitions').set({ second_factor_from: null, second_factor_in_force: false }).execute();
  portal.emails.length = 0;
  organizer = await portal.as('organizer@fairfront.example');
});

interface Refusal {
  code?: string;
  message: string;
  data?: unknown;
}
const admin = 'admin@severmech.example';
const day = (later: number) => new Date(portal.clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
const demand = async (from: string | null, exhibition = 1) =>
  (await organizer.patch(`/organizer/exhibitions/${exhibition}`, { second_factor_from: from })).status;
const codeOf = ({ status, body }: Received): [number, string | undefined] => [status, (body as Refusal).code];
const refused = [403, 'second_factor_required'];
const userId = async (email: string) =>
  (await portal.database.read.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const setRole = async (email: string, role: 'admin' | 'edit' | 'read' | 'supervisor', participation = 101) =>
  portal.database.read
    .updateTable('participation_users')
    .set({ role })
    .where('participation_id', '=', participation)
    .where('user_id', '=', await userId(email))
    .execute();
const listens = async (email: string, id = 101) =>
  portal.services.realtime.listening.mayListen(
    portal.database.read,
    { userId: await userId(email), actingFor: null },
    { of: 'participation', id },
  );
/** A path of the document with valid parameter values. */
const addressOf = (path: string): string =>
  path
    .replace('{id}', '101')
    .replace('{type}', packageFileTypes[0])
    .replace('{kind}', orderDocumentKinds[0])
    .replaceAll(/\{\w+\}/g, '1');
const runDue = () => new DueNotifications(portal.services, { error: (facts) => expect(facts).toBeNull() }).work();

describe('a second factor requirement', () => {
  it('is set by the organiser with an audit entry, once, and removed [SHELL-495]', async () => {
    const audits = () =>
      portal.database.read
        .selectFrom('audit_log')
        .select('details')
        .where('action', '=', 'exhibition.changed')
        .execute();
    const before = (await audits()).length;
    const set = () =>
      organizer.patch<{ data: { second_factor_from: string } }>('/organizer/exhibitions/1', {
        second_factor_from: day(5),
      });
    expect((await set()).body.data.second_factor_from).toBe(day(5));
    await set();
    expect((await audits()).slice(before)).toEqual([{ details: { second_factor_from: { from: null, to: day(5) } } }]);
    expect(await demand(null)).toBe(200);
    expect(await demand('2026-02-30')).toBe(422);
    const { body } = await organizer.get<{ data: object[] }>('/organizer/exhibitions');
    expect(body.data).toContainEqual(expect.objectContaining({ id: 1, second_factor_from: null }));
    expect(
      (await (await portal.as(admin)).patch('/organizer/exhibitions/1', { second_factor_from: null })).status,
    ).toBe(403);
  });

  it.each<['supervisor' | 'admin' | 'edit' | 'read', boolean]>([
    ['supervisor', true],
    ['admin', true],
    ['edit', false],
    ['read', false],
  ])('denies role %s without a factor: %s [SHELL-495] [SHELL-496]', async (role, isRefused) => {
    await setRole(admin, role);
    await demand(day(0));
    const caller = await portal.as(admin);
    const answer = await caller.get('/participants/101');
    expect(codeOf(answer)).toEqual(isRefused ? refused : [200, undefined]);
    expect(await listens(admin)).toBe(!isRefused);
    await setRole(admin, 'admin');
  });

  it('tells exhibition and day to denied users, and nothing to non-members [SHELL-496] [SHELL-130]', async () => {
    await demand(day(0));
    const { body } = await (await portal.as(admin)).get<Refusal>('/participants/101');
    expect(body.data).toEqual({
      exhibition: { title_rus: expect.any(String), title_eng: expect.any(String) },
      from: day(0),
    });
    expect(body.message).toMatch(/второй фактор/);
    expect(codeOf(await (await portal.as('editor@rezets.example')).get('/participants/101'))[0]).toBe(404);
  });

  it('closes every read below the participation, and no other page [SHELL-496]', async () => {
    await demand(day(0));
    const { paths } = portal.app.openapi() as { paths: Record<string, Record<string, object>> };
    const reads = Object.keys(paths).filter(
      (path) => path.startsWith('/participants/{id}') && 'get' in (paths[path] ?? {}),
    );
    expect(reads.length).toBeGreaterThan(30);
    const caller = await portal.as(admin);
    const answers = await Promise.all(reads.map(async (path) => [path, ...codeOf(await caller.get(addressOf(path)))]));
    const open = answers.filter(([, status, code]) => status !== 422 && code !== 'second_factor_required');
    expect(open).toEqual([]);
    for (const path of ['/participants', '/auth/user', '/notifications', '/auth/second-factor', '/participants/102'])
      expect([path, (await caller.get(path)).status]).toEqual([path, 200]);
    const progress = await caller.get('/preparations', { query: { ids: '101' } });
    expect(progress.body).toEqual({ data: [] });
  });

  it('closes a sub-exhibitor to its own administrators and to those of its organiser [SHELL-495] [SHELL-496]', async () => {
    const subs = await portal.database.read
      .selectFrom('participation_users as pu')
      .innerJoin('participations as p', (on) =>
        on.on(({ or, eb }) =>
          or([eb('pu.participation_id', '=', eb.ref('p.id')), eb('pu.participation_id', '=', eb.ref('p.parent_id'))]),
        ),
      )
      .innerJoin('users as u', 'u.id', 'pu.user_id')
      .select(['p.id', 'u.email', 'pu.participation_id as at', 'pu.role'])
      .where('p.parent_id', '=', 110)
      .where('p.deleted_at', 'is', null)
      .where('u.password_hash', 'is not', null)
      .execute();
    const own = subs.find(({ id, at }) => id === at);
    const above = subs.find(({ id, at, role }) => id !== at && role === 'supervisor');
    if (!own || !above) throw new Error('The demo world has no such sub-exhibitor');
    await setRole(own.email, 'admin', own.id);
    await demand(day(0));
    for (const { id, email } of [own, above]) {
      expect(codeOf(await (await portal.as(email)).get(`/participants/${id}`))).toEqual(refused);
      expect(await listens(email, id)).toBe(false);
    }
  });

  it('denies writes without changes [SHELL-496]', async () => {
    await demand(day(0));
    const caller = await portal.as(admin);
    const write = await caller.patch('/participants/101/edo-settings', {
      is_edo_rent_available: true,
      is_edo_services_available: true,
    });
    expect(codeOf(write)).toEqual(refused);
  });

  it('starts on its day at the exhibition, when the scheduled work runs, and notifies affected users [SHELL-496]', async () => {
    portal.clock.set('2026-04-10T20:50:00Z');
    await demand('2026-04-11');
    const caller = await portal.as(admin);
    expect((await caller.get('/participants/101')).status).toBe(200);
    await runDue();
    expect((await caller.get('/participants/101')).status).toBe(200);
    await portal.services.outbox.drain();
    portal.clock.set('2026-04-10T21:00:00Z');
    await runDue();
    expect(codeOf(await caller.get('/participants/101'))).toEqual(refused);
    const notified = (await portal.events())
      .filter(({ event }) => event === 'access.changed')
      .map(({ channel }) => channel);
    expect(notified).toContain(`private-users.${await userId(admin)}`);
    expect(notified).not.toContain(`private-users.${await userId('reader@severmech.example')}`);
    await runDue();
    expect((await portal.events()).filter(({ event }) => event === 'access.changed')).toHaveLength(notified.length);
    await demand(null);
    expect((await caller.get('/participants/101')).status).toBe(200);
  });

  it('accepts the factor of the account, also in older sessions [SHELL-496]', async () => {
    await demand(day(0));
    const earlier = await portal.as(admin);
    const caller = await signedIn(portal, admin);
    await turnOnByApp(portal, caller);
    expect((await earlier.get('/participants/101')).status).toBe(200);
    expect(await listens(admin)).toBe(true);
    await portal.services.outbox.drain();
    expect((await caller.delete('/auth/second-factor')).status).toBe(204);
    expect(codeOf(await earlier.get('/participants/101'))).toEqual(refused);
    expect(await portal.events()).toContainEqual({
      channel: `private-users.${await userId(admin)}`,
      event: 'access.changed',
      data: expect.anything(),
    });
  });

  it('authorises no channel of the participation [SHELL-496]', async () => {
    await demand(day(0));
    const caller = await portal.as(admin);
    const sign = (name: string) => caller.post('/broadcasting/auth', { socket_id: '1.1', channel_name: name });
    expect((await sign('private-participants.101')).status).toBe(403);
    expect((await sign(`private-users.${await userId(admin)}`)).status).toBe(200);
  });

  it('notifies every administrator without a factor once, by e-mail whatever the settings [SHELL-497]', async () => {
    const supervisor = 'supervisor@severmech.example';
    await turnOnByApp(portal, await signedIn(portal, supervisor));
    await portal.services.outbox.drain();
    portal.emails.length = 0;
    await demand(day(5));
    await demand(day(5));
    await portal.services.outbox.drain();
    const rows = await portal.database.read
      .selectFrom('notifications as n')
      .innerJoin('users as u', 'u.id', 'n.user_id')
      .select(['u.email', 'n.kind', 'n.message_rus', 'n.participation_id'])
      .where('n.kind', '=', 'second-factor')
      .execute();
    const emails = rows.map(({ email }) => email);
    expect(emails).toContain(admin);
    expect(emails).not.toContain(supervisor);
    expect(emails).not.toContain('reader@severmech.example');
    expect(new Set(emails).size).toBe(emails.length);
    expect(portal.emails.map(({ to }) => to).sort()).toEqual([...emails].sort());
    expect(rows.find(({ email }) => email === admin)?.message_rus).toMatch(/администраторам нужен второй фактор входа/);
    await demand(null);
    await portal.services.outbox.drain();
    expect(portal.emails).toHaveLength(emails.length);
  });

  it('is announced to affected users in the participation until they have a factor [SHELL-498]', async () => {
    await demand(day(5));
    const from = async (caller: TestCaller) =>
      (await caller.get<{ data: { second_factor_from: string | null } }>('/participants/101')).body.data
        .second_factor_from;
    expect(await from(await portal.as('reader@severmech.example'))).toBeNull();
    const caller = await signedIn(portal, admin);
    expect(await from(caller)).toBe(day(5));
    await turnOnByApp(portal, caller);
    expect(await from(caller)).toBeNull();
  });

  it('is listed in the second factor of the user [SHELL-499]', async () => {
    const demands = async (email: string) =>
      (await (await portal.as(email)).get<{ data: { demands: object[] } }>('/auth/second-factor')).body.data.demands;
    await demand(day(9), 2);
    await demand(day(5));
    const of = (exhibition_id: number, from: string) =>
      expect.objectContaining({ exhibition_id, second_factor_from: from, timezone: expect.any(String) }) as object;
    expect(await demands(admin)).toEqual([of(1, day(5)), of(2, day(9))]);
    expect(await demands('reader@severmech.example')).toEqual([]);
    await demand(null, 2);
  });
});
