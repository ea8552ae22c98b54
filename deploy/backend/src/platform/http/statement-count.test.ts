import { beginOrder, prepareCatalogue } from '../../testing/catalogue-order';
import { storeEarlierCatalogueOrder } from '../../testing/earlier-catalogue-order';
import { TestApp } from '../../testing/test-app';

/**
 * The number of statements per read, for every list and detail of the API document: PGlite has one session, so each
 * statement delays all other calls. New routes are included automatically.
 */
let portal: TestApp;
beforeAll(async () => {
  // stays on the demo world: every list has rows
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

/** The session, the access check, the data. */
const mostStatements = 3;

const allowed: Record<string, number> = {
  // compares the rows of two participations
  '/participants/{id}/pass-sources/{sourceId}': 10,
  // checks again only what has changed since the last call: the states of all orders, then those orders
  '/organizer/exhibitions/{exhibitionId}/catalogue-not-final': 4,
};

/** GET calls that write; an export writes its audit, and is a file although it can be JSON. */
const writing = new Set([
  ...['/auth/logout', '/auth/verify-email/{id}/{hash}'],
  '/organizer/exhibitions/{exhibitionId}/catalogue-export',
]);

interface Get {
  responses: Record<string, { content?: Record<string, unknown> }>;
  parameters?: { name: string }[];
  security?: object[];
}

const described = () => (portal.app.openapi() as unknown as { paths: Record<string, { get?: Get }> }).paths;

/** Paths of GET calls that return JSON; those that draw files are excluded. */
const reads = (): string[] => {
  return Object.entries(described()).flatMap(([path, { get }]) =>
    get && 'application/json' in (get.responses['200']?.content ?? {}) && !writing.has(path) ? [path] : [],
  );
};

/** Reads of the organiser of a stand about its sub-exhibitors. */
const ofStand = (path: string): boolean => path.includes('/sub-');

const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const spy = jest.spyOn(portal.database.read.getExecutor(), 'executeQuery');
  await work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
};

const anyPass = async (table: 'personal_passes' | 'car_passes') =>
  portal.database.read
    .selectFrom(table)
    .select(['id', 'barcode'])
    .where('participation_id', '=', 101)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();

const storeWaitingExport = async (): Promise<number> => {
  const user = await portal.database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'organizer@fairfront.example')
    .executeTakeFirstOrThrow();
  const { id } = await portal.database.read
    .insertInto('list_exports')
    .values({
      ...{ list: 'users', format: 'csv', locale: 'ru', filter: '{}', row_count: 1, stored_name: null, ready_at: null },
      created_by: user.id,
      created_at: portal.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

it('every list and detail executes at most three statements, including the session [SHELL-340]', async () => {
  const person = await anyPass('personal_passes');
  const car = await anyPass('car_passes');
  const placed = await (
    await portal.as('supervisor@severmech.example')
  ).post<{ data: { id: number } }>('/participants/101/additional-orders', {});
  const order = placed.body.data.id;
  const template = await prepareCatalogue(portal);
  const catalogue = await beginOrder(await portal.as('supervisor@severmech.example'));
  const staff = await portal.as('organizer@fairfront.example');
  const hook = await staff.post<{ data: { id: number } }>('/organizer/exhibitions/1/webhooks', {
    ...{ url: 'https://erp.example/hook', kinds: ['order.changed'] },
  });
  const exported = await storeWaitingExport();
  const { id: deletion } = await portal.database.write
    .insertInto('deletion_requests')
    .values({ user_id: 4, created_at: portal.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = await portal.visitor.post<{ data: { id: number } }>('/feedbacks', {
    ...{ name: 'Анна', message: 'Где стенд?', email: 'anna@company.example' },
  });
  const earlier = await storeEarlierCatalogueOrder(portal, 104);
  const orderIn = (path: string): number =>
    path.includes('catalog-copy') ? earlier : path.includes('catalog-orders') ? catalogue.id : order;
  const urlOf = (path: string): string =>
    path
      .replace('{id}', /^.organizer.(companies|pavilions)/.test(path) ? '1' : ofStand(path) ? '110' : '101')
      .replace('{passId}', String(path.includes('car-passes') ? car.id : person.id))
      .replace('{code}', car.barcode)
      .replace('{sourceId}', '104')
      .replace('{categoryId}', '7')
      .replace('{serviceId}', '2')
      .replace('{orderId}', String(orderIn(path)))
      .replace('{templateId}', String(template))
      .replace('{contractId}', '1')
      .replace('{announcementId}', '1')
      .replace('{webhookId}', String(hook.body.data.id))
      .replace('{exportId}', String(exported))
      .replace('{extensionId}', '1')
      .replace('{requestId}', path.includes('deletion') ? String(deletion) : '1')
      .replace('{queue}', 'passes')
      .replace('{feedbackId}', String(message.body.data.id))
      .replace('{exhibitionId}', '1');
  const paths = reads();
  expect(paths.length).toBeGreaterThan(25);
  const counts: Record<string, number> = {};
  for (const path of paths) {
    const caller = await portal.as(
      path.startsWith('/organizer')
        ? 'organizer@fairfront.example'
        : ofStand(path)
          ? 'supervisor@stankoprom.example'
          : 'supervisor@severmech.example',
    );
    const values: Record<string, string> = {
      type: path.endsWith('/library') ? 'building-types' : 'certificate',
      channel: 'private-participants.101',
      ticket: 'ticket-1',
      text: 'станок',
      lang: 'ru',
      ids: '101',
    };
    // calls of staff refuse what they do not know
    const known = new Set(described()[path]?.get?.parameters?.map(({ name }) => name));
    const query = Object.fromEntries(Object.entries(values).filter(([name]) => known.has(name)));
    const seen: number[] = [];
    counts[path] = await statementsOf(async () => seen.push((await caller.get(urlOf(path), { query })).status));
    expect([path, seen]).toEqual([path, [200]]);
  }
  const tooMany = Object.entries(counts).filter(([path, count]) => count > (allowed[path] ?? mostStatements));
  expect(tooMany).toEqual([]);
});
