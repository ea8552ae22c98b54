import type { ExhibitionReach, StaffScope, StaffAction } from '@fairfront/shared-kit/domain/http';
import {
  allowedExhibitions,
  keyScopes,
  roleAllows,
  staffRoles,
  type KeyLimits,
  type StaffGrant,
} from '@fairfront/shared-kit/domain/identity/staff-roles';
import { storeApiKey } from '../../identity/api-keys/api-keys.repository';
import { newApiKey } from '../../identity/api-keys/key-text';
import { beginOrder, prepareCatalogue } from '../../testing/catalogue-order';
import { hireStaff } from '../../testing/staff';
import { TestApp, type Received, type TestCaller } from '../../testing/test-app';
import { exhibitionFinder, knownObjects } from './object-exhibitions.repository';

/**
 * Every organiser route with every role and every scope of an API key, for an object of the caller's exhibition and of
 * another one, generated from the route table of the running application.
 */
let portal: TestApp;
/** An object of exhibition 1 for each kind. */
const objects: Record<string, number> = {};

const [ownId, otherId] = [1, 2];

interface StaffRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  scope: StaffScope;
  reach: ExhibitionReach | undefined;
}

interface Operation {
  'x-scope'?: StaffScope;
  'x-exhibitions'?: ExhibitionReach;
}

const operations = (): { method: string; path: string; operation: Operation }[] => {
  const { paths } = portal.app.openapi() as unknown as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
};

const routes = (): StaffRoute[] =>
  operations().flatMap(({ method, path, operation }) =>
    operation['x-scope']
      ? [
          {
            ...{ method: method as StaffRoute['method'], path },
            ...{ scope: operation['x-scope'], reach: operation['x-exhibitions'] },
          },
        ]
      : [],
  );

const nameOf = ({ method, path }: StaffRoute): string => `${method} ${path}`;
const actionOf = ({ method }: StaffRoute): StaffAction => (method === 'GET' ? 'read' : 'write');
const objectsIn = (path: string): string[] =>
  [...path.matchAll(/([\w-]+\/\{\w+\})/g)].flatMap(([object]) => (knownObjects.includes(object) ? [object] : []));

const anyOf = async (table: 'additional_orders' | 'personal_passes' | 'car_passes' | 'publication_requests') =>
  (
    await portal.database.read
      .selectFrom(table)
      .select('id')
      .where('participation_id', '=', 101)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  // stays on the demo world: every route of staff is called, on objects of two exhibitions
  portal = await TestApp.start();
  const { read: db } = portal.database;
  await prepareCatalogue(portal);
  const supervisor = await portal.as('supervisor@severmech.example');
  const { id: catalogueOrder } = await beginOrder(supervisor);
  const first = async (table: 'announcements' | 'exhibition_managers' | 'library_items') =>
    (await db.selectFrom(table).select('id').where('exhibition_id', '=', ownId).executeTakeFirstOrThrow()).id;
  const extension = await db
    .selectFrom('extension_requests as x')
    .innerJoin('participations as p', 'p.id', 'x.participation_id')
    .select('x.id')
    .where('p.exhibition_id', '=', ownId)
    .executeTakeFirstOrThrow();
  const document = await db
    .selectFrom('contract_documents as d')
    .innerJoin('contracts as k', 'k.id', 'd.contract_id')
    .select(['d.id', 'd.contract_id'])
    .where('k.participation_id', '=', 101)
    .executeTakeFirstOrThrow();
  const pavilion = await portal.database.write
    .insertInto('pavilions')
    .values({ exhibition_id: ownId, title_rus: 'Павильон', title_eng: 'Pavilion' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const webhook = await portal.database.write
    .insertInto('webhook_endpoints')
    .values({
      ...{ exhibition_id: ownId, url: 'https://crm.example/hook', description: null, kinds: '[]', secret: '' },
      ...{ former_secret: null, former_until: null, failing_since: null, disabled_at: null, created_by: null },
      created_at: portal.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  Object.assign(objects, {
    'exhibitions/{exhibitionId}': ownId,
    'participants/{id}': 101,
    'announcements/{announcementId}': await first('announcements'),
    'library/{itemId}': await first('library_items'),
    'additional-orders/{orderId}': await anyOf('additional_orders'),
    'catalog-orders/{orderId}': catalogueOrder,
    'personal-passes/{passId}': await anyOf('personal_passes'),
    'car-passes/{passId}': await anyOf('car_passes'),
    'extensions/{extensionId}': extension.id,
    'publication-requests/{requestId}': await anyOf('publication_requests'),
    'documents/{docId}': document.id,
    'contracts/{contractId}': document.contract_id,
    'managers/{id}': await first('exhibition_managers'),
    'pavilions/{id}': pavilion.id,
    'webhooks/{webhookId}': webhook.id,
  });
});
afterAll(() => portal.stop());

const urlOf = ({ path }: StaffRoute): string =>
  path
    .replace(/([\w-]+)\/(\{\w+\})/g, (whole, kind: string) => {
      const id = objects[whole];
      return id === undefined ? whole : `${kind}/${id}`;
    })
    .replace('{type}', 'graphics')
    .replace('{kind}', path.includes('extension-rules') ? 'car-passes' : 'requisites')
    .replace('{locale}', 'ru')
    .replace(/\{\w+\}/g, '1');

const call = (caller: TestCaller, route: StaffRoute): Promise<Received<{ code?: string; data?: unknown }>> =>
  caller.call(route.method, urlOf(route), {
    ...(actionOf(route) === 'write' && route.method !== 'DELETE' ? { body: {} } : {}),
    ...(route.path.endsWith('/library') ? { query: { type: 'general-terms' } } : {}),
  });

/** The result of the access check, or `passed`; errors of the handler about a missing part or an invalid body count as passed. */
const verdict = ({ status, body }: Received<{ code?: string } | null>): string => {
  const code = body?.code ?? '';
  if (status === 401) return 'unknown';
  return status === 403 && /^(scope_|key_)/.test(code) ? code : status === 404 ? 'missing' : 'passed';
};

/** The expected result for a caller with some rights in these exhibitions. */
const expectedVerdict = (route: StaffRoute, allowed: ReturnType<typeof allowedExhibitions>): string[] => {
  if (allowed === 'all') return ['passed', 'missing'];
  if (allowed.length === 0) return ['scope_missing'];
  const inPath = objectsIn(route.path);
  if (route.reach === 'all' || (route.reach === undefined && inPath.length === 0)) return ['scope_in_all_required'];
  if (inPath.length > 0) return allowed.includes(ownId) ? ['passed', 'missing'] : ['missing'];
  if (route.reach === 'body') return ['scope_in_all_required'];
  // an empty body is refused by its validation before it names a person
  return route.reach === 'none' ? ['passed', 'missing'] : ['passed'];
};

it('every staff route names its scope and what it is about [ORG-023]', () => {
  const ofStaff = operations().filter(({ path }) => path.startsWith('/organizer/'));
  const scoped = new Set(routes().map(nameOf));
  expect(ofStaff.filter(({ method, path }) => !scoped.has(`${method} ${path}`))).toEqual([]);
  const unlimited = routes().filter(({ path, reach }) => reach === undefined && objectsIn(path).length === 0);
  expect(unlimited.map(nameOf)).toEqual([]);
  // every object has an example here, so that the matrix below calls it
  expect(Object.keys(objects).sort()).toEqual([...knownObjects].sort());
});

const compare = async (callers: { name: string; caller: TestCaller; of: (route: StaffRoute) => string[] }[]) => {
  const leaks: string[] = [];
  let calls = 0;
  for (const route of routes())
    for (const { name, caller, of } of callers) {
      calls += 1;
      const given = verdict(await call(caller, route));
      if (!of(route).includes(given)) leaks.push(`${name}: ${nameOf(route)} ${given}, not ${of(route).join(' or ')}`);
    }
  return { leaks, calls };
};

const places: [string, number | null][] = [
  ['own', ownId],
  ['other', otherId],
  ['all', null],
];

it('no role reaches a route or an exhibition that it does not include [ORG-022, ORG-023]', async () => {
  const combinations = staffRoles.flatMap((role) =>
    places.flatMap(([place, exhibition_id]) =>
      role === 'owner' && exhibition_id !== null ? [] : [{ role, place, exhibition_id }],
    ),
  );
  const callers = [];
  for (const { role, place, exhibition_id } of combinations) {
    const grants: StaffGrant[] = [{ role, exhibition_id }];
    const { caller } = await hireStaff(portal, `${role}-${place}@fairfront.example`, grants);
    const of = (route: StaffRoute) =>
      expectedVerdict(route, allowedExhibitions({ grants, key: null }, route.scope, actionOf(route)));
    callers.push({ name: `${role} of ${place}`, caller, of });
  }
  const { leaks, calls } = await compare(callers);
  expect(leaks).toEqual([]);
  expect(calls).toBe(routes().length * 19);
}, 300_000);

it('somebody of the staff without a role gets nothing [ORG-022]', async () => {
  const { caller } = await hireStaff(portal, 'nobody@fairfront.example', []);
  const { leaks } = await compare([{ name: 'nobody', caller, of: () => ['scope_missing'] }]);
  expect(leaks).toEqual([]);
});

it('no API key reaches a route or an exhibition beyond its scopes, its exhibitions and its person [ORG-241, ORG-242]', async () => {
  const callers = [];
  for (const [place, exhibition_id] of places.slice(0, 2)) {
    for (const [holder, grants] of [
      ['owner', [{ role: 'owner', exhibition_id: null }]],
      ['pass bureau', [{ role: 'pass-bureau', exhibition_id: ownId }]],
    ] as [string, StaffGrant[]][]) {
      const { id } = await hireStaff(portal, `keys-${holder.replace(' ', '-')}-${place}@fairfront.example`, grants);
      for (const scope of keyScopes) {
        const limits: KeyLimits = { scopes: [scope], exhibition_ids: [Number(exhibition_id)] };
        const key = newApiKey();
        await storeApiKey(portal.database.read, { userId: id, name: scope, key, limits, now: portal.clock.now() });
        const of = (route: StaffRoute) =>
          expectedVerdict(route, allowedExhibitions({ grants, key: limits }, route.scope, actionOf(route)));
        callers.push({ name: `${scope} of ${place} by ${holder}`, caller: portal.with(key), of });
      }
    }
  }
  const { leaks, calls } = await compare(callers);
  expect(leaks).toEqual([]);
  expect(calls).toBe(routes().length * 36);
}, 300_000);

/** The object that a row of a list is. */
const objectOf: Record<string, (row: { id: number; kind?: string }) => string> = {
  '/organizer/participants': () => 'participants/{id}',
  '/organizer/additional-orders': () => 'additional-orders/{orderId}',
  '/organizer/catalog-orders': () => 'catalog-orders/{orderId}',
  '/organizer/publication-requests': () => 'publication-requests/{requestId}',
  '/organizer/exhibitions': () => 'exhibitions/{exhibitionId}',
  '/organizer/passes': ({ kind }) => `${kind}-passes/{passId}`,
};

it('a list contains what is in the exhibitions of its reader, and all of it [ORG-022]', async () => {
  // those of `lists/` end with a cursor; `lists.test.ts` shows their limits
  const lists = routes().filter(
    ({ method, path, reach }) => method === 'GET' && reach === 'filtered' && !path.startsWith('/organizer/lists/'),
  );
  expect(lists.map(({ path }) => path).sort()).toEqual(Object.keys(objectOf).sort());
  const finder = exhibitionFinder(portal.database);
  const owner = await portal.as('organizer@fairfront.example');
  const { caller: limited } = await hireStaff(portal, 'lists@fairfront.example', [
    { role: 'event-manager', exhibition_id: ownId },
  ]);
  for (const { path } of lists) {
    const all = async (caller: TestCaller) => {
      const rows: { id: number; kind?: string }[] = [];
      let total = 0;
      for (let page = 1; page === 1 || rows.length < total; page += 1) {
        const { body } = await caller.get<{ data: typeof rows; meta: { total: number } }>(path, {
          query: { page: String(page), per_page: '100' },
        });
        rows.push(...body.data);
        total = body.meta.total;
      }
      return rows;
    };
    const mine = [];
    for (const row of await all(owner)) {
      const of = await finder.ofObject(objectOf[path]?.(row) ?? '', row.id);
      if (of.includes(ownId)) mine.push(row);
    }
    expect(mine.length).toBeGreaterThan(0);
    expect([path, await all(limited)]).toEqual([path, mine]);
  }
});

it('only the scope people shows who works for an exhibitor, except as who placed an order [ORG-020, ORG-032]', async () => {
  const lastname = 'Неповторимова';
  const { id: userId, email } = await portal.database.write
    .updateTable('users')
    .set({ lastname })
    .where('email', '=', 'supervisor@severmech.example')
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  await portal.database.write
    .updateTable('additional_orders')
    .set({ created_by: userId })
    .where('id', '=', objects['additional-orders/{orderId}'] ?? 0)
    .execute();
  const supervisor = await portal.as(email);
  await supervisor.patch('/participants/101/company', { website: 'https://severmech.example/new' });
  const { id: keeper } = await hireStaff(portal, 'set-up-key@fairfront.example', [
    { role: 'owner', exhibition_id: null },
  ]);
  const key = newApiKey();
  const limits: KeyLimits = { scopes: ['set-up'], exhibition_ids: null };
  await storeApiKey(portal.database.read, { userId: keeper, name: 'set-up', key, limits, now: portal.clock.now() });
  const callers: TestCaller[] = [portal.with(key)];
  for (const role of staffRoles.filter((one) => !roleAllows(one, 'people', 'read'))) {
    const { caller } = await hireStaff(portal, `${role}-sees@fairfront.example`, [{ role, exhibition_id: null }]);
    callers.push(caller);
  }
  const naming = async (caller: TestCaller) => {
    const found: string[] = [];
    for (const route of routes().filter(({ method }) => method === 'GET')) {
      const { path } = route;
      const page: Record<string, string> = path.startsWith('/organizer/lists/')
        ? { limit: '500' }
        : { per_page: '100' };
      const { raw } = await caller.get(urlOf(route), { query: path.endsWith('/export') ? { format: 'csv' } : page });
      const text = raw.toString();
      if (text.includes(email) || text.includes(lastname)) found.push(path);
    }
    return found;
  };
  const seen = new Set<string>();
  for (const caller of callers) for (const path of await naming(caller)) seen.add(path);
  expect([...seen].sort()).toEqual(['/organizer/additional-orders/{orderId}']);
  // the search finds them where they are shown
  expect(await naming(await portal.as('organizer@fairfront.example'))).toEqual(
    expect.arrayContaining([
      '/organizer/participants/{id}',
      '/organizer/participants/{id}/users',
      '/organizer/participants/{id}/history',
      '/organizer/lists/users',
      '/organizer/lists/users/export',
    ]),
  );
}, 300_000);

it('a missing scope is named in the refusal [ORG-020]', async () => {
  const { caller } = await hireStaff(portal, 'named@fairfront.example', [{ role: 'finance', exhibition_id: ownId }]);
  const { status, body } = await caller.get('/organizer/passes', { headers: { 'accept-language': 'en' } });
  expect([status, body]).toEqual([
    403,
    {
      code: 'scope_missing',
      message: 'Your role does not include the right “passes” (read) that this needs',
      data: { scope: 'passes', action: 'read' },
    },
  ]);
  expect(roleAllows('finance', 'passes', 'read')).toBe(false);
});

it.each(['01', '1e0', ' 1', '1.0', '0x1', '+1'])(
  'the id %j does not slip past the exhibition check [ORG-022]',
  async (id) => {
    const { caller } = await hireStaff(
      portal,
      `odd${id.length}${id.charCodeAt(0)}${id.charCodeAt(1)}@fairfront.example`,
      [{ role: 'event-manager', exhibition_id: otherId }],
    );
    expect((await caller.patch(`/organizer/exhibitions/${encodeURIComponent(id)}`, {})).status).toBe(404);
  },
);

it('a participation can be created only in the exhibitions of its creator [ORG-022]', async () => {
  const { caller } = await hireStaff(portal, 'creator@fairfront.example', [
    { role: 'event-manager', exhibition_id: ownId },
  ]);
  const create = (exhibition_id: number) =>
    caller.post('/organizer/participants', { exhibition_id, company_id: 1, type: 'self' });
  expect((await create(otherId)).status).toBe(404);
  expect((await create(ownId)).status).toBe(201);
});

it('sign-in help needs the right in all exhibitions of the person [ORG-022]', async () => {
  const email = 'editor@severmech.example';
  const of = await exhibitionFinder(portal.database).ofPerson(email);
  expect(of.length).toBeGreaterThan(1);
  const grants = of.map((exhibition_id) => ({ role: 'support' as const, exhibition_id }));
  const { caller: ofSome } = await hireStaff(portal, 'help-1@fairfront.example', grants.slice(1));
  expect((await ofSome.post('/organizer/sign-in-links', { email })).status).toBe(404);
  const { caller: ofAll } = await hireStaff(portal, 'help-2@fairfront.example', grants);
  expect((await ofAll.post('/organizer/sign-in-links', { email })).status).toBe(200);
});
