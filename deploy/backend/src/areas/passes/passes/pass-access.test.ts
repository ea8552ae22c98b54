import {
  eventTypes,
  hasAccessToWrite,
  membershipOf,
  roles,
  type EventType,
  type Role,
} from '@fairfront/shared-kit/domain/participations';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/**
 * Who may call what, generated from the route table of the running application: a new pass route is in the matrix without
 * a line here, and one that forgets its check fails. It walks over every pass route, so it stays on the demo world.
 */
let portal: TestApp;

interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
}

const participation = 101;
const passes = { personal: 1, car: 1, nonMember: 130 };

const routesOfPasses = (): Route[] => {
  const { paths } = portal.app.openapi() as { paths: Record<string, Record<string, { tags?: string[] }>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags = [] }]) => tags.includes('passes') || (tags.includes('organizer') && path.includes('pass')))
      .map(([method]) => ({ method: method.toUpperCase() as Route['method'], path })),
  );
};

const isOrganizer = ({ path }: Route): boolean => path.startsWith('/organizer/');
const isOfParticipation = ({ path }: Route): boolean => path.startsWith('/participants/');
/**
 * Calls about an earlier participation; the one used here does not exist (copy-from-previous.test.ts uses real ones).
 */
const isOfSource = ({ path }: Route): boolean => path.includes('{sourceId}') || path.endsWith('/pass-take-over');
const isWrite = ({ method }: Route): boolean => method !== 'GET';
/** What only supervisors and administrators may export (SHELL-483). */
const isOfAdministrators = ({ path }: Route): boolean => path.endsWith('/pass-holders/export');
const administrates = (role: Role): boolean => role === 'supervisor' || role === 'admin';

/** What a call needs to reach the check of its rights. */
const leastBody = { type: 'certificate', status: 'consideration' };
const bodies: Record<string, object> = {
  '/participants/{id}/pass-take-over': { source_id: 999, kind: 'participant', ids: [1] },
};

const send = async (caller: TestCaller, { method, path }: Route, id = participation): Promise<string> => {
  const url = path
    .replace('{id}', String(id))
    .replace('{passId}', String(path.includes('car') ? passes.car : passes.personal))
    .replace('{exhibitionId}', '1')
    .replace('{sourceId}', '999')
    .replace('{code}', 'DP000000007919');
  const isTyped = url.endsWith('personal-passes') || url.endsWith('personal-passes/download');
  const query: Record<string, string> = isTyped
    ? { type: 'certificate' }
    : url.endsWith('import/place')
      ? { ticket: 'ticket-1' }
      : {};
  const { status, body } = await caller.call(method, url, {
    query,
    ...(method === 'POST' || method === 'PATCH' ? { body: bodies[path] ?? leastBody } : {}),
  });
  if (status === 401) return 'unauthenticated';
  const { code } = (body ?? {}) as { code?: string };
  if (status === 403) return code === undefined ? 'forbidden' : code === 'no_write_access' ? 'read-only' : 'allowed';
  return status === 404 && code === undefined ? 'hidden' : 'allowed';
};

/** Restores deleted passes, so that every call finds what it needs. */
const refill = async () => {
  await portal.database.read.updateTable('personal_passes').set({ deleted_at: null }).execute();
  await portal.database.read.updateTable('car_passes').set({ deleted_at: null }).execute();
};

const matrixOf = async (caller: TestCaller, id = participation): Promise<Record<string, string>> => {
  const results: Record<string, string> = {};
  for (const route of routesOfPasses()) {
    results[`${route.method} ${route.path}`] = await send(caller, route, id);
    if (route.method === 'DELETE') await refill();
  }
  return results;
};

const expected = (of: (route: Route) => string): Record<string, string> =>
  Object.fromEntries(routesOfPasses().map((route) => [`${route.method} ${route.path}`, of(route)]));

const forMember = (role: Role, canWrite: boolean) =>
  expected((route) => {
    if (isOrganizer(route)) return 'forbidden';
    if (isOfAdministrators(route)) return administrates(role) ? 'allowed' : 'forbidden';
    if (isOfParticipation(route) && isWrite(route) && !canWrite) return 'read-only';
    return isOfSource(route) ? 'hidden' : 'allowed';
  });
const forOutsider = () =>
  expected((route) => (isOrganizer(route) ? 'forbidden' : isOfParticipation(route) ? 'hidden' : 'allowed'));

const setRole = (participationId: number, email: string, role: Role) =>
  portal.database.read
    .updateTable('participation_users')
    .set({ role })
    .where('participation_id', '=', participationId)
    .where('user_id', '=', ({ selectFrom }) => selectFrom('users').select('id').where('email', '=', email))
    .execute();

const setType = (type: EventType) =>
  portal.database.read
    .updateTable('participations')
    .set({ type, parent_id: type === 'sub' ? 110 : null })
    .where('id', '=', participation)
    .execute();

beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

describe('the access matrix of all pass routes', () => {
  it('covers every call of the requirements', () => {
    const routes = routesOfPasses();
    expect(routes.filter(isOfParticipation).length).toBeGreaterThanOrEqual(18);
    expect(routes.filter(isOrganizer).length).toBeGreaterThanOrEqual(5);
  });

  it('contains every route with passes in its path', () => {
    const { paths } = portal.app.openapi() as { paths: Record<string, object> };
    const covered = new Set(routesOfPasses().map(({ path }) => path));
    // links are not passes yet, and passkeys never are: the table of all routes (http/route-access.test.ts) covers them
    const named = Object.keys(paths).filter((path) => /pass(?!word|keys?|-links)/.test(path));
    expect(named.filter((path) => !covered.has(path))).toEqual([]);
  });

  it('no call changes a pass: a mistake is corrected by deleting and adding [PASS-114]', () => {
    const changing = routesOfPasses().filter((route) => isOfParticipation(route) && /PUT|PATCH/.test(route.method));
    expect(changing).toEqual([]);
  });

  it('refuses every route without a session [PASS-217]', async () => {
    expect(await matrixOf(portal.visitor)).toEqual(expected(() => 'unauthenticated'));
  });

  it('answers non-members with the same 404 as for unknown passes [PASS-015] [SHELL-130]', async () => {
    const nonMember = await portal.as('supervisor@volga-tools.example');
    expect(await matrixOf(nonMember)).toEqual(forOutsider());
    const [there, nowhere] = [101, 999_999].map((id) => `/participants/${id}/personal-passes/1`);
    const [found, missing] = [await nonMember.get(there ?? ''), await nonMember.get(nowhere ?? '')];
    expect(found.raw.equals(missing.raw)).toBe(true);
    expect(await matrixOf(nonMember, 999_999)).toEqual(forOutsider());
  });

  it('allows staff of the organiser to decide, but not to act as a member [PASS-249] [SHELL-138]', async () => {
    const organizer = await portal.as('organizer@fairfront.example');
    expect(await matrixOf(organizer)).toEqual(expected((route) => (isOfParticipation(route) ? 'hidden' : 'allowed')));
  });

  it.each(eventTypes)(
    '%s: every role reads, three roles write, two export personal data, and others get 404 [PASS-015] [PASS-016] [PASS-017] [PASS-019] [SHELL-483]',
    async (type) => {
      const email = 'editor@severmech.example';
      await setType(type);
      const caller = await portal.as(email);
      for (const role of roles) {
        await setRole(participation, email, role);
        const canWrite = ['supervisor', 'admin', 'edit'].includes(role);
        expect([role, await matrixOf(caller)]).toEqual([role, forMember(role, canWrite)]);
      }
      await setRole(participation, email, 'edit');
      expect(await matrixOf(await portal.as('supervisor@volga-tools.example'))).toEqual(forOutsider());
      expect(await matrixOf(portal.visitor)).toEqual(expected(() => 'unauthenticated'));
      await setType('self');
    },
  );

  it.each([true, false])(
    'applies own roles in a sub participation with is_edit %s [SHELL-148] [SHELL-149]',
    async (is_edit) => {
      const email = 'editor@severmech.example';
      await setType('sub');
      await portal.database.read
        .updateTable('participations')
        .set({ is_edit })
        .where('id', '=', participation)
        .execute();
      const caller = await portal.as(email);
      for (const role of roles) {
        await setRole(participation, email, role);
        const access = { is_edit, users: [{ id: 1, role }] };
        expect([role, await matrixOf(caller)]).toEqual([role, forMember(role, hasAccessToWrite(1, access))]);
      }
      await setRole(participation, email, 'edit');
      await portal.database.read
        .updateTable('participations')
        .set({ is_edit: true })
        .where('id', '=', participation)
        .execute();
      await setType('self');
    },
  );

  it('applies the role in the collective organiser to its sub participations, but not the other way round [SHELL-150]', async () => {
    const organizer = 'supervisor@stankoprom.example';
    await setType('sub');
    const parent = await portal.as(organizer);
    for (const role of roles) {
      await setRole(110, organizer, role);
      const access = { is_edit: false, users: [], parent: { users: [{ id: 6, role }] } };
      expect(membershipOf(6, access)?.of).toBe('parent');
      expect([role, await matrixOf(parent)]).toEqual([role, forMember(role, hasAccessToWrite(6, access))]);
    }
    await setRole(110, organizer, 'supervisor');
    const email = 'editor@severmech.example';
    const own = await portal.as(email);
    for (const role of roles) {
      await setRole(participation, email, role);
      expect([role, await matrixOf(own, 110)]).toEqual([role, forOutsider()]);
    }
    await setRole(participation, email, 'edit');
    await setType('self');
  });

  it('hides a pass of another participation, also from members of both [PASS-239]', async () => {
    const supervisor = await portal.as('supervisor@severmech.example');
    for (const route of routesOfPasses().filter((one) => isOfParticipation(one) && one.path.includes('{passId}'))) {
      const result = await send(supervisor, route, 102);
      expect([route.method, route.path, result]).toEqual([route.method, route.path, 'hidden']);
    }
  });
});
