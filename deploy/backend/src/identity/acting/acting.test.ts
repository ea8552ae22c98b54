import type { StaffGrant } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { createSession } from '../sessions/sessions.repository';
import { anExhibitor, type Exhibitor } from '../../testing/builders/exhibitor';
import { anExhibition } from '../../testing/builders/exhibitions';
import { asStaff } from '../../testing/builders/users';
import { hireStaff } from '../../testing/staff';
import { TestApp, type TestCaller } from '../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
/** Another company of the same exhibition. */
let neighbour: Exhibitor;
let exhibition_id: number;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal, { quota_certificate: 10 });
  exhibition_id = exhibitor.exhibitionId;
  neighbour = await anExhibitor(portal, { exhibition_id });
});
afterAll(() => portal.stop());

interface Started {
  data: { token: string; expires_at: string; user: { acting: { participation_id: number } } };
}
interface Refusal {
  code?: string;
  message?: string;
}

let hired = 0;
const hire = (grants: StaffGrant[] = [{ role: 'support', exhibition_id }]) => {
  hired += 1;
  return hireStaff(portal, `acting-${hired}@fairfront.example`, grants);
};
const start = (caller: TestCaller, id = exhibitor.id) =>
  caller.post<Started>(`/organizer/participants/${id}/acting-session`);
const actAs = async (caller: TestCaller, id = exhibitor.id) => portal.with((await start(caller, id)).body.data.token);

/** Everything that staff may do as an exhibitor beside reading the participation; a new route must be added here. */
const openCalls = new Set([
  'GET /auth/logout',
  'GET /auth/user',
  'POST /language',
  'GET /broadcasting/missed',
  'POST /broadcasting/auth',
  'GET /car-types',
  'GET /countries',
  'GET /documents/{docId}/download',
  'GET /feedbacks',
  'GET /files/{fileId}/download',
  'GET /invitations',
  'GET /participants',
  'GET /preparations',
  'GET /spell-check',
  'GET /support/questions',
  'DELETE /participants/{id}/car-passes',
  'POST /participants/{id}/car-passes',
  'DELETE /participants/{id}/car-passes/{passId}',
  'POST /participants/{id}/car-passes/{passId}/restore',
  'POST /participants/{id}/cart/copies',
  'DELETE /participants/{id}/cart-items/{itemId}',
  'PUT /participants/{id}/cart-items/{itemId}',
  'POST /participants/{id}/cart-items/{serviceId}',
  'POST /participants/{id}/catalog-orders',
  'PUT /participants/{id}/catalog-orders/{orderId}',
  'PUT /participants/{id}/catalog-orders/{orderId}/comments/{commentId}',
  'DELETE /participants/{id}/catalog-orders/{orderId}/documents/{kind}',
  'POST /participants/{id}/catalog-orders/{orderId}/documents/{kind}',
  'POST /participants/{id}/catalog-orders/{orderId}/files/{type}',
  'DELETE /participants/{id}/catalog-orders/{orderId}/files/{type}/{fileId}',
  'POST /participants/{id}/catalog-orders/{orderId}/presence',
  'PUT /participants/{id}/companies/{companyId}',
  'DELETE /participants/{id}/companies/{companyId}/logo',
  'POST /participants/{id}/companies/{companyId}/logo',
  'POST /participants/{id}/extensions',
  'POST /participants/{id}/extensions/{extensionId}/withdraw',
  'POST /participants/{id}/pass-links',
  'POST /participants/{id}/pass-links/{linkId}/address',
  'POST /participants/{id}/pass-links/{linkId}/remind',
  'POST /participants/{id}/pass-links/{linkId}/renew',
  'POST /participants/{id}/pass-links/{linkId}/revoke',
  'POST /participants/{id}/pass-take-over',
  'DELETE /participants/{id}/personal-passes',
  'POST /participants/{id}/personal-passes',
  'POST /participants/{id}/personal-passes/import',
  'POST /participants/{id}/personal-passes/import/columns',
  'POST /participants/{id}/personal-passes/import/marked',
  'POST /participants/{id}/personal-passes/same-person',
  'DELETE /participants/{id}/personal-passes/{passId}',
  'POST /participants/{id}/personal-passes/{passId}/reissue',
  'POST /participants/{id}/personal-passes/{passId}/restore',
  'POST /participants/{id}/publication-requests',
]);
/** Reads of the participation that are about people and accounts. */
const closedReads = new Set([
  'GET /participants/{id}/access',
  'GET /participants/{id}/embed-tokens',
  'GET /participants/{id}/pass-holders/export',
]);

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}
const operations = (): Operation[] => {
  const { paths } = portal.app.openapi() as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Operation['method'], path })),
  );
};
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const isExpected = (operation: Operation): boolean =>
  openCalls.has(nameOf(operation)) ||
  (operation.method === 'GET' &&
    /^\/participants\/\{id\}(\/|$)/.test(operation.path) &&
    !closedReads.has(nameOf(operation)));

it('staff who act as an exhibitor reach the open calls of that participation and no others [ORG-381]', async () => {
  const { caller } = await hire([{ role: 'owner', exhibition_id: null }]);
  const call = async (operation: Operation, id: number) => {
    // signing out ends the session, so every call has one of its own
    const acting = await actAs(caller);
    const path = operation.path
      .replace('{id}', String(id))
      .replace('{type}', operation.path.includes('/catalog-orders/') ? 'graphics' : 'certificate')
      .replace('{kind}', 'requisites')
      .replace(/\{\w+\}/g, '999999');
    const { status, body } = await acting.call<Refusal | null>(operation.method, path, {
      ...(['GET', 'DELETE'].includes(operation.method) ? {} : { body: {} }),
    });
    return { status, code: body?.code };
  };
  const all = operations();
  const known = new Set(all.map(nameOf));
  expect([...openCalls, ...closedReads].filter((name) => !known.has(name))).toEqual([]);
  for (const operation of all) {
    const { status, code } = await call(operation, exhibitor.id);
    expect([nameOf(operation), status === 403 && code === 'acting_as_exhibitor']).toEqual([
      nameOf(operation),
      !isExpected(operation),
    ]);
    // an open call gets as far as its own checks
    if (isExpected(operation))
      expect([nameOf(operation), [401, 500].includes(status)]).toEqual([nameOf(operation), false]);
    if (isExpected(operation) && operation.path.startsWith('/participants/{id}')) {
      const other = await call(operation, neighbour.id);
      expect([nameOf(operation), other.status]).toEqual([nameOf(operation), 404]);
    }
  }
}, 300_000);

it('a closed call says so in the language of the caller [ORG-381]', async () => {
  const acting = await actAs((await hire()).caller);
  const { status, body } = await acting.post<Refusal>(
    `${exhibitor.path}/cart/send`,
    { user_id: 1 },
    {
      headers: { 'accept-language': 'en' },
    },
  );
  expect([status, body.code]).toEqual([403, 'acting_as_exhibitor']);
  expect(body.message).toMatch(/^This stays with the exhibitor/);
});

it.each<[StaffGrant['role'], 'all exhibitions' | 'this exhibition' | 'another exhibition', number]>([
  ['owner', 'all exhibitions', 200],
  ['event-manager', 'this exhibition', 200],
  ['support', 'this exhibition', 200],
  ['support', 'another exhibition', 404],
  ['pass-bureau', 'this exhibition', 403],
  ['services', 'this exhibition', 403],
  ['catalogue-editor', 'this exhibition', 403],
  ['finance', 'this exhibition', 403],
])('role %s of %s acts as an exhibitor with the answer %i [ORG-381]', async (role, where, expected) => {
  const places = { 'all exhibitions': null, 'this exhibition': exhibition_id };
  const place = where === 'another exhibition' ? (await anExhibition(portal)).id : places[where];
  const { caller } = await hire([{ role, exhibition_id: place } as StaffGrant]);
  expect((await start(caller)).status).toBe(expected);
});

it('acting needs a proof of identity within ten minutes [ORG-381]', async () => {
  const { id } = await hire();
  const unproved = portal.with(await createSession(portal.database.read, id, portal.clock.now()));
  const { status, body } = await unproved.post<Refusal>(`/organizer${exhibitor.path}/acting-session`);
  expect([status, body.code]).toEqual([403, 'proof_required']);
});

it('whoever acts appears as an exhibitor with write access to that participation only [ORG-381]', async () => {
  const { id, caller } = await hire();
  const { body } = await start(caller);
  const acting = portal.with(body.data.token);
  const user = await acting.get<{ data: { access: string; acting: object } }>('/auth/user');
  expect(user.body.data).toMatchObject({
    access: 'participant',
    acting: { participation_id: exhibitor.id, company_rus: expect.any(String), until: body.data.expires_at },
  });
  const list = await acting.get<{ data: { id: number }[] }>('/participants');
  expect(list.body.data.map((one) => one.id)).toEqual([exhibitor.id]);
  const { body: own } = await acting.get<{ data: { acting: object; users: { id: number }[] } }>(exhibitor.path);
  expect(own.data.acting).toEqual({ user_id: id, until: body.data.expires_at });
  expect(own.data.users.map((one) => one.id)).not.toContain(id);
  // the session of the desk is no member
  expect((await caller.get(exhibitor.path)).status).toBe(404);
});

it('a change is in the audit with the member of staff, as acting, and the exhibitor sees that staff are at work [ORG-381]', async () => {
  const { id } = await hire();
  // what others of these tests have begun is over
  portal.clock.advance(30 * 60_000);
  const staff = portal.with(
    await createSession(portal.database.read, id, portal.clock.now(), {}, { provedAt: portal.clock.now() }),
  );
  const acting = await actAs(staff);
  const supervisor = await exhibitor.as('supervisor');
  const seen = async () => (await supervisor.get<{ data: { acting: object | null } }>(exhibitor.path)).body.data.acting;
  expect(await seen()).toMatchObject({ user_id: id });
  const made = await acting.post<{ data: { id: number } }>(`${exhibitor.path}/personal-passes`, {
    ...{ type: 'certificate', company_name: 'ООО «Северная механика»' },
    ...{ lastname: 'Иванов', name: 'Пётр', middlename: 'Ильич' },
  });
  expect(made.status).toBe(201);
  const entry = await portal.database.read
    .selectFrom('audit_log')
    .select(['user_id', 'is_acting', 'participation_id'])
    .where('action', '=', 'personal-pass.created')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({ user_id: id, is_acting: true, participation_id: exhibitor.id });
  expect((await acting.get('/auth/logout')).status).toBe(200);
  expect(await seen()).toBeNull();
  const ways = await portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'user_id'])
    .where('action', 'in', ['acting.started', 'acting.ended'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  expect(ways.map(({ action }) => action)).toEqual(['acting.started', 'acting.ended']);
});

it('live events of the participation reach whoever acts, and no other participation does [ORG-381]', async () => {
  const acting = await actAs((await hire()).caller);
  const join = async (channel_name: string, caller = acting) =>
    (await caller.post('/broadcasting/auth', { socket_id: '1.1', channel_name })).status;
  expect(await join(`private-participants.${exhibitor.id}`)).toBe(200);
  expect(await join(`private-participants.${neighbour.id}`)).toBe(403);
});

const ends: [string, (staff: { id: number; caller: TestCaller }) => Promise<unknown>][] = [
  ['30 minutes', async () => portal.clock.advance(30 * 60_000)],
  ['the sign-out of the desk', ({ caller }) => caller.get('/auth/logout')],
  ['acting as another exhibitor', ({ caller }) => start(caller, neighbour.id)],
  [
    'the loss of the role',
    async ({ id }) =>
      (await asStaff(portal)).put(`/organizer/staff/${id}/roles`, {
        roles: [{ role: 'finance', exhibition_id }],
      }),
  ],
  [
    'the deactivation of the account',
    async ({ id }) => (await asStaff(portal)).put(`/organizer/staff/${id}/status`, { is_active: false }),
  ],
];
it.each(ends)('acting ends with %s [ORG-381]', async (_, end) => {
  const staff = await hire();
  const acting = await actAs(staff.caller);
  expect((await acting.get(exhibitor.path)).status).toBe(200);
  await end(staff);
  expect((await acting.get(exhibitor.path)).status).toBe(401);
});
