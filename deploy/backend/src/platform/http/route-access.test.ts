import { TestApp, type TestCaller } from '../../testing/test-app';

/**
 * Access rules of the whole API, generated from the route table of the running application: a new route is included
 * automatically, and one that forgets its check fails. Passes have a finer matrix of their own.
 */
let portal: TestApp;
beforeAll(async () => {
  // stays on the demo world: every route is called, and its objects exist
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  isPublic: boolean;
}

const routes = (): Route[] => {
  const { paths } = portal.app.openapi() as { paths: Record<string, Record<string, { security?: object[] }>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase() as Route['method'],
      path,
      isPublic: Boolean(security),
    })),
  );
};

/** The name of a route in the tables. */
const name = ({ method, path }: Route): string => `${method} ${path}`;

/** Calls without a session; new ones must be added here. */
const publicRoutes = new Set([
  'GET /auth/verify-email/{id}/{hash}',
  'GET /embed-config',
  'GET /ics/{file}',
  'POST /auth/forgot-password',
  'POST /auth/login',
  'POST /auth/login/second-step',
  'POST /auth/login/second-step/passkey',
  'POST /auth/sign-in-code',
  'POST /auth/update-password',
  'POST /feedbacks',
  'POST /invitation-links/open',
  'POST /pass-links/fill',
  'POST /pass-links/open',
  'POST /welcome/{id}',
]);

/** Writes within a participation that concern only the caller, so that read access is enough. */
const leaving = 'DELETE /participants/{id}/membership';
const ownWrites = new Set<string>([
  'POST /participants/{id}/additional-orders/{orderId}/messages/read-all',
  'POST /participants/{id}/announcements/{announcementId}/read',
  'PUT /participants/{id}/make-primary',
  leaving,
]);

/** The minimal body that reaches the permission check if an empty one does not. */
const bodies: Record<string, object> = {
  'PUT /participants/{id}/companies/{companyId}': {
    ...{ name_rus: '', name_eng: '', country_id: null, phone: '', email: '', website: '' },
    ...{ mail_address: '', address: '', fax: null },
  },
  'PATCH /participants/{id}/contracts/{contractId}/edo-rent': { is_edo_rent: true },
  'PATCH /participants/{id}/edo-settings': { is_edo_rent_available: true, is_edo_services_available: true },
  'PATCH /participants/{id}/payer-settings': { pays_for_subs: true },
  'PUT /participants/{id}/catalog-orders/{orderId}': { version: 1 },
  'POST /participants/{id}/catalog-orders/{orderId}/presence': { step_key: 'rubrics' },
  'PUT /participants/{id}/catalog-orders/{orderId}/comments/{commentId}': { answer: 'Да' },
  'POST /participants/{id}/cart/copies': { cart_version: 0, lines: [{ line_id: 1 }] },
  'POST /participants/{id}/pass-take-over': { source_id: 104, kind: 'participant', ids: [1] },
  'POST /participants/{id}/personal-passes': { type: 'certificate' },
  'POST /participants/{id}/personal-passes/same-person': { type: 'certificate' },
  'POST /participants/{id}/personal-passes/{passId}/reissue': { type: 'certificate' },
  'POST /participants/{id}/sub-letters': { ids: [111], subject: 'А', text: 'Б' },
  'POST /participants/{id}/sub-participants': {
    companies: [{ name_rus: 'А', name_eng: 'A', email: 'a@b.example', inn: '7700000000', certificate: 1 }],
  },
  'PUT /participants/{id}/sub-participants/{subId}': { is_edit: true, certificate: 1 },
  'POST /participants/{id}/users': { email: 'new@severmech.example', role: 'read' },
  'POST /participants/{id}/cart/send': { user_id: 1 },
  'PUT /participants/{id}/set-currency': { currency: 'EUR' },
  'PUT /participants/{id}/users/{userId}': { role: 'read' },
};

const send = (caller: TestCaller, route: Route, id = 101) =>
  caller.call(
    route.method,
    route.path
      .replace('{id}', String(id))
      .replace('{type}', route.path.includes('/catalog-orders/') ? 'graphics' : 'certificate')
      .replace('{kind}', 'requisites')
      .replace(/\{\w+\}/g, '1'),
    {
      ...(['GET', 'DELETE'].includes(route.method) ? {} : { body: bodies[name(route)] ?? {} }),
      ...(['GET', 'DELETE'].includes(route.method)
        ? {
            query: {
              type: route.path.endsWith('/library') ? 'general-terms' : 'certificate',
              ticket: 'ticket-1',
            },
          }
        : {}),
    },
  );

it('every call without a session is rejected, except calls for visitors [SHELL-044]', async () => {
  expect(
    new Set(
      routes()
        .filter(({ isPublic }) => isPublic)
        .map(name),
    ),
  ).toEqual(publicRoutes);
  for (const route of routes().filter(({ isPublic }) => !isPublic)) {
    const { status } = await send(portal.visitor, route);
    expect([name(route), status]).toEqual([name(route), 401]);
  }
});

it('no call accepts a token in its URL, except a feed and the e-mail link defined by the specification [PASS-294] [SHELL-250]', () => {
  const addressed = routes().filter(({ path }) => /\{(?!\w*[iI]d\})\w*(token|hash|secret|key|file)\w*\}/i.test(path));
  expect(addressed.map(name).sort()).toEqual(['GET /auth/verify-email/{id}/{hash}', 'GET /ics/{file}']);
});

it('a participation answers a non-member like a missing one [SHELL-130] [PASS-015]', async () => {
  const nonMember = await portal.as('supervisor@volga-tools.example');
  for (const route of routes().filter(({ path }) => path.startsWith('/participants/{id}'))) {
    const there = await send(nonMember, route);
    const nowhere = await send(nonMember, route, 999_999);
    expect([name(route), there.status]).toEqual([name(route), nowhere.status]);
    expect([name(route), there.raw.equals(nowhere.raw)]).toEqual([name(route), true]);
    expect([name(route), there.status, there.body]).toEqual([name(route), 404, { message: 'Не найдено' }]);
    expect(Object.keys(there.headers).sort()).toEqual(Object.keys(nowhere.headers).sort());
  }
});

it('one session opens every area of a participation, without a second sign-in [SHELL-001]', async () => {
  const { status, body } = await portal.visitor.post<{ data: { token: string } }>('/auth/login', {
    email: 'editor@severmech.example',
    password: 'Fairfront-demo-1',
  });
  expect(status).toBe(200);
  const headers = { authorization: `Bearer ${body.data.token}` };
  const areas = [
    '/participants',
    '/participants/101',
    '/participants/101/personal-passes?type=certificate',
    '/participants/101/car-passes',
    '/participants/101/categories',
    '/participants/101/cart',
    '/participants/101/deadlines',
    '/notifications',
  ];
  for (const area of areas) {
    expect([area, (await portal.visitor.get(area, { headers })).status]).toEqual([area, 200]);
  }
});

it('the API has no self-registration call [SHELL-069]', () => {
  expect(routes().filter(({ path }) => /regist|sign-?up/i.test(path))).toEqual([]);
});

it('every deletion returns 204, except those of many passes, which return their number [SHELL-159, SHELL-213]', () => {
  const { paths } = portal.app.openapi() as { paths: Record<string, Record<string, { responses: object }>> };
  const others = Object.entries(paths)
    .filter(([, methods]) => methods['delete'] && !('204' in methods['delete'].responses))
    .map(([path]) => path);
  // records in use are archived, and the response says which of both happened
  const archiving = others.filter((path) => path.startsWith('/organizer/'));
  expect(archiving).toEqual([
    '/organizer/car-types/{carTypeId}',
    '/organizer/services/{serviceId}',
    '/organizer/service-units/{unitId}',
    '/organizer/service-executors/{executorId}',
    '/organizer/service-categories/{categoryId}',
    '/organizer/contract-parties/{partyId}',
    '/organizer/contracts/{contractId}',
    '/organizer/documents/{docId}',
    '/organizer/support-questions/{questionId}',
  ]);
  expect(others.filter((path) => !archiving.includes(path))).toEqual([
    '/participants/{id}/personal-passes',
    '/participants/{id}/car-passes',
  ]);
});

it('every list is paginated by both parameter names, with at most a hundred items per page [SHELL-159, SHELL-228]', async () => {
  const { paths } = portal.app.openapi() as {
    paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
  };
  const lists = Object.entries(paths).filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'page'));
  expect(lists.length).toBeGreaterThan(7);
  const organizer = await portal.as('organizer@fairfront.example');
  const hook = await organizer.post<{ data: { id: number } }>('/organizer/exhibitions/1/webhooks', {
    ...{ url: 'https://erp.example/hook', kinds: ['order.changed'] },
  });
  for (const [path] of lists) {
    const caller = await portal.as(
      path.startsWith('/organizer') ? 'organizer@fairfront.example' : 'editor@severmech.example',
    );
    for (const name of ['per_page', 'perPage']) {
      const isOfStaff = path.startsWith('/organizer');
      const query: Record<string, string> = isOfStaff ? {} : { type: 'certificate' };
      const ask = async (size: string) =>
        (
          await caller.get<{ meta: object }>(
            path
              .replace('{id}', '101')
              .replace('{exhibitionId}', '1')
              .replace('{webhookId}', String(hook.body.data.id)),
            {
              query: { ...query, [name]: size },
            },
          )
        ).body.meta;
      expect([path, await ask('3')]).toEqual([path, expect.objectContaining({ per_page: 3, current_page: 1 })]);
      expect([path, await ask('101')]).toEqual([path, expect.objectContaining({ per_page: 100 })]);
    }
  }
});

/** Lists without pagination: bounded by an exhibition, participation, order, pass or user. */
const wholeLists = [
  '/auth/embed-tokens',
  '/auth/sessions',
  '/car-types',
  '/countries',
  '/invitations',
  '/notification-types',
  '/notifications/companies',
  '/notifications/exhibitions',
  '/organizer/additional-orders/{orderId}/messages',
  '/organizer/additional-orders/{orderId}/services',
  '/organizer/api-keys',
  '/organizer/car-types',
  '/organizer/contract-parties',
  '/organizer/contracts/{contractId}/documents',
  '/organizer/countries',
  '/organizer/exhibitions/{exhibitionId}/announcements',
  '/organizer/exhibitions/{exhibitionId}/figures/finance',
  '/organizer/exhibitions/{exhibitionId}/figures/passes',
  '/organizer/exhibitions/{exhibitionId}/library',
  '/organizer/exhibitions/{exhibitionId}/readiness/ids',
  '/organizer/exhibitions/{exhibitionId}/webhooks',
  '/organizer/participants/{id}/codes',
  '/organizer/participants/{id}/contracts',
  '/organizer/participants/{id}/users',
  '/organizer/schedules',
  '/organizer/service-categories',
  '/organizer/service-executors',
  '/organizer/service-rows',
  '/organizer/service-units',
  '/organizer/staff',
  '/organizer/support-questions',
  '/participants/{id}/additional-orders/{orderId}/messages',
  '/participants/{id}/announcements',
  '/participants/{id}/car-passes/{passId}/history',
  '/participants/{id}/catalog-copy',
  '/participants/{id}/catalog-orders/{orderId}/history',
  '/participants/{id}/categories',
  '/participants/{id}/contracts',
  '/participants/{id}/counterparties',
  '/participants/{id}/deadlines',
  '/participants/{id}/embed-tokens',
  '/participants/{id}/executors',
  '/participants/{id}/library',
  '/participants/{id}/pass-sources',
  '/participants/{id}/pass-sources/{sourceId}',
  '/participants/{id}/personal-passes/{passId}/history',
  '/participants/{id}/publication-requests',
  '/participants/{id}/reads',
  '/participants/{id}/sub-letters',
  '/participants/{id}/sub-participants',
  '/participants/{id}/sub-progress',
  '/preparations',
  '/support/questions',
];

it('only bounded lists are returned as a whole, and all others are paginated [SHELL-228]', () => {
  interface Schema {
    properties?: { data?: { type?: string } };
  }
  interface Answer {
    content?: { 'application/json'?: { schema?: Schema } };
  }
  const { paths } = portal.app.openapi() as {
    paths: Record<string, { get?: { parameters?: { name: string }[]; responses: object } }>;
  };
  const whole = Object.entries(paths).flatMap(([path, { get }]) => {
    const answers = get?.responses as Record<string, Answer> | undefined;
    const isList = answers?.['200']?.content?.['application/json']?.schema?.properties?.data?.type === 'array';
    return isList && !get?.parameters?.some(({ name: parameter }) => ['per_page', 'cursor'].includes(parameter))
      ? [path]
      : [];
  });
  expect(whole.sort()).toEqual(wholeLists);
});

it('every organiser call is denied to an exhibitor, whatever their role [SHELL-138] [SHELL-274]', async () => {
  const supervisor = await portal.as('supervisor@severmech.example');
  const organizer = routes().filter(({ path }) => path.startsWith('/organizer/'));
  expect(organizer.length).toBeGreaterThan(4);
  for (const route of organizer) {
    const { status } = await send(supervisor, route);
    expect([name(route), status]).toEqual([name(route), 403]);
  }
  const staff = await portal.as('organizer@fairfront.example');
  expect((await staff.get('/participants/101')).status).toBe(404);
});

it('a reader is denied every write within the participation [SHELL-156]', async () => {
  const reader = await portal.as('reader@severmech.example');
  const writes = routes().filter(({ method, path }) => method !== 'GET' && path.startsWith('/participants/{id}'));
  for (const route of writes) {
    // somebody who has left is no longer a reader
    if (name(route) === leaving) continue;
    const { status } = await send(reader, route);
    if (ownWrites.has(name(route))) expect([name(route), status < 500]).toEqual([name(route), true]);
    else expect([name(route), status]).toEqual([name(route), 403]);
  }
});

/** Writes of role installer: orders of services (SVC-003). */
const ofOrders = /^.participants.\{id\}.(cart|additional-orders|set-currency)/;

it('role installer is denied every write within the participation except orders of services [SHELL-152, SHELL-156]', async () => {
  const installer = await portal.as('installer@severmech.example');
  const writes = routes().filter(({ method, path }) => method !== 'GET' && path.startsWith('/participants/{id}'));
  const others = writes.filter((route) => !ofOrders.test(route.path) && !ownWrites.has(name(route)));
  expect(others.length).toBeGreaterThan(8);
  for (const route of others) {
    const { status, body } = await send(installer, route);
    expect([name(route), status, typeof (body as { message?: unknown }).message]).toEqual([name(route), 403, 'string']);
  }
});

it.each(['supervisor', 'admin', 'editor'])(
  'no write on passes is denied to %s for a missing permission [SHELL-152]',
  async (role) => {
    const writer = await portal.as(`${role}@severmech.example`);
    for (const route of routes().filter(
      ({ method, path }) => method !== 'GET' && /^.participants.*-passes/.test(path),
    )) {
      // an empty body or an unknown row is rejected too, but only after the permission check
      const { status } = await send(writer, route);
      expect([name(route), status]).not.toEqual([name(route), 403]);
    }
  },
);

it('all five roles may view and download within the time limits [SHELL-151]', async () => {
  portal.clock.advance(36 * 86_400_000);
  const accepted = await portal.database.read
    .selectFrom('personal_passes')
    .select('id')
    .where('participation_id', '=', 101)
    .where('type', '=', 'certificate')
    .where('status', '=', 'accepted')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const reads = [
    '/participants/101',
    '/participants/101/cart',
    '/participants/101/categories',
    '/participants/101/car-passes',
    '/participants/101/personal-passes?type=certificate',
    `/participants/101/personal-passes/${accepted.id}`,
    `/participants/101/personal-passes/${accepted.id}/download`,
    '/participants/101/personal-passes/download?type=certificate',
  ];
  for (const role of ['supervisor', 'admin', 'editor', 'reader', 'installer']) {
    const caller = await portal.as(`${role}@severmech.example`);
    for (const path of reads) expect([role, path, (await caller.get(path)).status]).toEqual([role, path, 200]);
  }
});
