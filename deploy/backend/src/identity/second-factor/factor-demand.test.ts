import type { Role } from '@fairfront/shared-kit/domain/participations';
import { orderDocumentKinds, packageFileTypes } from '@fairfront/shared-kit/domain/catalogue';
import { DueNotifications } from '../jobs/due-notifications';
import { aCollectiveStand, type CollectiveStand } from '../../testing/builders/collective-stand';
import { anExhibitor, aTeam, type Exhibitor } from '../../testing/builders/exhibitor';
import { aUser, join, type User } from '../../testing/builders/users';
import { signedIn, turnOnByApp } from '../../testing/second-factor';
import { TestApp, type Received, type TestCaller } from '../../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
let staff: User;
/** One exhibition has this exhibitor and a collective stand. */
let exhibitor: Exhibitor;
let stand: CollectiveStand;
let team: Record<Role, User>;
let admin: string;
/** Of another exhibition; the administrator is a member there, too. */
let elsewhere: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  stand = await aCollectiveStand(portal);
  exhibitor = await anExhibitor(portal, { exhibition_id: stand.host.exhibitionId });
  team = await aTeam(exhibitor);
  admin = team.admin.email;
  elsewhere = await anExhibitor(portal);
  await join(portal, team.admin, elsewhere, 'admin');
  staff = await aUser(portal, { access: 'manager' });
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
  organizer = await portal.as(staff.email);
});

interface Refusal {
  code?: string;
  message: string;
  data?: unknown;
}
const day = (later: number) => new Date(portal.clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
const demand = async (from: string | null, exhibition = exhibitor.exhibitionId) =>
  (await organizer.patch(`/organizer/exhibitions/${exhibition}`, { second_factor_from: from })).status;
const codeOf = ({ status, body }: Received): [number, string | undefined] => [status, (body as Refusal).code];
const refused = [403, 'second_factor_required'];
const setRole = (user: User, role: 'admin' | 'edit' | 'read' | 'supervisor', { id: participation } = exhibitor) =>
  portal.database.read
    .updateTable('participation_users')
    .set({ role })
    .where('participation_id', '=', participation)
    .where('user_id', '=', user.id)
    .execute();
const listens = async (user = team.admin, { id } = exhibitor) =>
  portal.services.realtime.listening.mayListen(
    portal.database.read,
    { userId: user.id, actingFor: null },
    { of: 'participation', id },
  );
/** A path of the document with valid parameter values. */
const addressOf = (path: string): string =>
  path
    .replace('{id}', String(exhibitor.id))
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
      organizer.patch<{ data: { second_factor_from: string } }>(`/organizer/exhibitions/${exhibitor.exhibitionId}`, {
        second_factor_from: day(5),
      });
    expect((await set()).body.data.second_factor_from).toBe(day(5));
    await set();
    expect((await audits()).slice(before)).toEqual([{ details: { second_factor_from: { from: null, to: day(5) } } }]);
    expect(await demand(null)).toBe(200);
    expect(await demand('2026-02-30')).toBe(422);
    const { body } = await organizer.get<{ data: object[] }>('/organizer/exhibitions');
    expect(body.data).toContainEqual(expect.objectContaining({ id: exhibitor.exhibitionId, second_factor_from: null }));
    expect(
      (
        await (
          await portal.as(admin)
        ).patch(`/organizer/exhibitions/${exhibitor.exhibitionId}`, {
          second_factor_from: null,
        })
      ).status,
    ).toBe(403);
  });

  it.each<['supervisor' | 'admin' | 'edit' | 'read', boolean]>([
    ['supervisor', true],
    ['admin', true],
    ['edit', false],
    ['read', false],
  ])('denies role %s without a factor: %s [SHELL-495] [SHELL-496]', async (role, isRefused) => {
    await setRole(team.admin, role);
    await demand(day(0));
    const caller = await portal.as(admin);
    const answer = await caller.get(exhibitor.path);
    expect(codeOf(answer)).toEqual(isRefused ? refused : [200, undefined]);
    expect(await listens()).toBe(!isRefused);
    await setRole(team.admin, 'admin');
  });

  it('tells exhibition and day to denied users, and nothing to non-members [SHELL-496] [SHELL-130]', async () => {
    await demand(day(0));
    const { body } = await (await portal.as(admin)).get<Refusal>(exhibitor.path);
    expect(body.data).toEqual({
      exhibition: { title_rus: expect.any(String), title_eng: expect.any(String) },
      from: day(0),
    });
    expect(body.message).toMatch(/второй фактор/);
    expect(codeOf(await (await stand.rezets.as('edit')).get(exhibitor.path))[0]).toBe(404);
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
    for (const path of ['/participants', '/auth/user', '/notifications', '/auth/second-factor', elsewhere.path])
      expect([path, (await caller.get(path)).status]).toEqual([path, 200]);
    const progress = await caller.get('/preparations', { query: { ids: String(exhibitor.id) } });
    expect(progress.body).toEqual({ data: [] });
  });

  it('closes a sub-exhibitor to its own administrators and to those of its organiser [SHELL-495] [SHELL-496]', async () => {
    const { host, rezets } = stand;
    const own = await rezets.member('edit');
    await setRole(own, 'admin', rezets);
    await demand(day(0));
    for (const user of [own, await host.member('supervisor')]) {
      expect(codeOf(await (await portal.as(user.email)).get(rezets.path))).toEqual(refused);
      expect(await listens(user, rezets)).toBe(false);
    }
    await setRole(own, 'edit', rezets);
  });

  it('denies writes without changes [SHELL-496]', async () => {
    await demand(day(0));
    const caller = await portal.as(admin);
    const write = await caller.patch(`${exhibitor.path}/edo-settings`, {
      is_edo_rent_available: true,
      is_edo_services_available: true,
    });
    expect(codeOf(write)).toEqual(refused);
  });

  it('starts on its day at the exhibition, when the scheduled work runs, and notifies affected users [SHELL-496]', async () => {
    portal.clock.set('2026-04-10T20:50:00Z');
    await demand('2026-04-11');
    const caller = await portal.as(admin);
    expect((await caller.get(exhibitor.path)).status).toBe(200);
    await runDue();
    expect((await caller.get(exhibitor.path)).status).toBe(200);
    await portal.services.outbox.drain();
    portal.clock.set('2026-04-10T21:00:00Z');
    await runDue();
    expect(codeOf(await caller.get(exhibitor.path))).toEqual(refused);
    const notified = (await portal.events())
      .filter(({ event }) => event === 'access.changed')
      .map(({ channel }) => channel);
    expect(notified).toContain(`private-users.${team.admin.id}`);
    expect(notified).not.toContain(`private-users.${team.read.id}`);
    await runDue();
    expect((await portal.events()).filter(({ event }) => event === 'access.changed')).toHaveLength(notified.length);
    await demand(null);
    expect((await caller.get(exhibitor.path)).status).toBe(200);
  });

  it('accepts the factor of the account, also in older sessions [SHELL-496]', async () => {
    await demand(day(0));
    const earlier = await portal.as(admin);
    const caller = await signedIn(portal, admin);
    await turnOnByApp(portal, caller);
    expect((await earlier.get(exhibitor.path)).status).toBe(200);
    expect(await listens()).toBe(true);
    await portal.services.outbox.drain();
    expect((await caller.delete('/auth/second-factor')).status).toBe(204);
    expect(codeOf(await earlier.get(exhibitor.path))).toEqual(refused);
    expect(await portal.events()).toContainEqual({
      channel: `private-users.${team.admin.id}`,
      event: 'access.changed',
      data: expect.anything(),
    });
  });

  it('authorises no channel of the participation [SHELL-496]', async () => {
    await demand(day(0));
    const caller = await portal.as(admin);
    const sign = (name: string) => caller.post('/broadcasting/auth', { socket_id: '1.1', channel_name: name });
    expect((await sign(`private-participants.${exhibitor.id}`)).status).toBe(403);
    expect((await sign(`private-users.${team.admin.id}`)).status).toBe(200);
  });

  it('notifies every administrator without a factor once, by e-mail whatever the settings [SHELL-497]', async () => {
    const supervisor = team.supervisor.email;
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
    expect(emails).not.toContain(team.read.email);
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
      (await caller.get<{ data: { second_factor_from: string | null } }>(exhibitor.path)).body.data.second_factor_from;
    expect(await from(await portal.as(team.read.email))).toBeNull();
    const caller = await signedIn(portal, admin);
    expect(await from(caller)).toBe(day(5));
    await turnOnByApp(portal, caller);
    expect(await from(caller)).toBeNull();
  });

  it('is listed in the second factor of the user [SHELL-499]', async () => {
    const demands = async (email: string) =>
      (await (await portal.as(email)).get<{ data: { demands: object[] } }>('/auth/second-factor')).body.data.demands;
    await demand(day(9), elsewhere.exhibitionId);
    await demand(day(5));
    const of = (exhibition_id: number, from: string) =>
      expect.objectContaining({ exhibition_id, second_factor_from: from, timezone: expect.any(String) }) as object;
    expect(await demands(admin)).toEqual([of(exhibitor.exhibitionId, day(5)), of(elsewhere.exhibitionId, day(9))]);
    expect(await demands(team.read.email)).toEqual([]);
    await demand(null, elsewhere.exhibitionId);
  });
});
