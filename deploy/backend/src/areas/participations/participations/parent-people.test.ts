import { pdfText } from '../../../testing/pdf-text';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/**
 * What a sub-exhibitor's user can read of the people of its collective organiser: nothing (SHELL-218). The routes come from
 * the API document, so that a new one is tested without a line here. It walks over every read, so it stays on the demo world.
 */
const sub = 111;
const parent = 'supervisor@stankoprom.example';
/** Routes without data here; every other one must return content. */
const empty = [
  '/auth/verify-email/{id}/{hash} 422',
  '/documents/{docId}/download 404',
  '/participants/{id}/access 403',
  '/files/{fileId}/download 404',
  '/participants/{id}/extensions/{extensionId}/file 404',
  '/participants/{id}/publication-requests/{requestId}/file 404',
  '/participants/{id}/sub-participants 403',
  '/participants/{id}/sub-progress 403',
  '/participants/{id}/sub-progress/download 403',
  '/participants/{id}/sub-letters 403',
  '/participants/{id}/additional-orders/{orderId}/download/documents 404',
  '/participants/{id}/additional-orders/{orderId}/download/files/{fileId} 404',
  '/participants/{id}/catalog-orders/{orderId}/files/{type}/download 404',
  '/participants/{id}/catalog-orders/{orderId}/documents/{kind}/download 404',
  '/participants/{id}/catalog-copy/{orderId} 404',
  '/participants/{id}/pass-holders/export 403',
  '/participants/{id}/personal-passes/download 403',
  '/participants/{id}/personal-passes/import/place 422',
  '/participants/{id}/personal-passes/{passId}/download 403',
  '/participants/{id}/car-passes/{passId}/download 403',
  '/participants/{id}/car-passes/{passId}/download/d03 403',
  '/participants/{id}/passes/by-code/{code} 404',
  '/ics/{file} 404',
  '/participants/{id}/pass-sources/{sourceId} 404',
];

let portal: TestApp;
let pageOfLink: string;
let params: Record<string, (path: string) => string>;

interface Described {
  parameters?: { name: string; in: string; required?: boolean }[];
}
const readsOfApi = (): [string, Described][] => {
  const { paths } = portal.app.openapi() as unknown as {
    paths: Record<string, { get?: Described }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]): [string, Described][] =>
    get && !path.startsWith('/organizer') && path !== '/auth/logout' ? [[path, get]] : [],
  );
};

const created = async (caller: TestCaller, path: string, body: object): Promise<{ id: number }> => {
  const answer = await caller.post<{ data: { id: number } | { id: number }[] }>(path, body);
  expect(`${path} ${answer.status} ${answer.raw.toString()}`).toContain(`${path} 201 `);
  const { data } = answer.body;
  const [first] = Array.isArray(data) ? data : [data];
  return first ?? { id: 0 };
};

beforeAll(async () => {
  portal = await TestApp.start();
  const caller = await portal.as(parent);
  const of = `/participants/${sub}`;
  const pass = await created(caller, `${of}/personal-passes`, {
    type: 'certificate',
    name: 'Мария',
    lastname: 'Лебедева',
    company_name: 'Резец',
  });
  const { id: stand } = await portal.database.read
    .selectFrom('stands')
    .select('id')
    .where('participation_id', '=', sub)
    .executeTakeFirstOrThrow();
  const car = await created(caller, `${of}/car-passes`, {
    car_type_id: 1,
    car_number: 'Е777КХ152',
    entry_date: '2026-05-21',
    departure_date: '2026-05-28',
    target: 'mounting',
    stand_id: stand,
    lastname: 'Петров',
    name: 'Андрей',
    phone: '+79161110001',
    cargos: [{ title: 'Станок', quantity: 1 }],
  });
  const sendLink = () => created(caller, `${of}/pass-links`, { recipients: [], delivery: 'copy', asks_visa: false });
  const opened = await sendLink();
  const copied = await caller.post<{ data: { url: string } }>(`${of}/pass-links/${opened.id}/address`);
  const token = copied.body.data.url.split('/').at(-1);
  pageOfLink = (await portal.visitor.post('/pass-links/open', { token })).raw.toString();
  const link = await sendLink();
  expect((await caller.post(`${of}/pass-links/${link.id}/revoke`)).status).toBe(200);
  expect((await caller.post(`${of}/cart-items/2`, { quantity: 1 })).status).toBe(201);
  expect((await caller.post(`${of}/announcements/1/read`)).status).toBe(200);
  const order = await created(caller, `${of}/additional-orders`, {});
  expect((await caller.post(`${of}/cart-items/2`, { quantity: 1 })).status).toBe(201);
  const catalogue = await portal.database.read
    .selectFrom('catalog_orders')
    .select('id')
    .where('participation_id', '=', sub)
    .executeTakeFirstOrThrow();
  params = {
    id: () => String(sub),
    passId: (path) => String(path.includes('car-passes') ? car.id : pass.id),
    orderId: (path) => String(path.includes('catalog') ? catalogue.id : order.id),
    type: (path) => (path.endsWith('/library') ? 'general-terms' : 'certificate'),
    channel: () => `private-participants.${sub}`,
    text: () => 'станок',
    lang: () => 'ru',
  };
});
afterAll(() => portal.stop());

it('no route returns a name, phone or e-mail of its collective organiser’s people to a sub-exhibitor [SHELL-218]', async () => {
  const reader = await portal.as('editor@rezets.example');
  const people = await portal.database.read
    .selectFrom('participation_users as pu')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .select(['u.lastname', 'u.email', 'u.phone'])
    .where('pu.participation_id', '=', 110)
    .execute();
  const parts = people.flatMap(({ lastname, email, phone }) => [lastname, email, phone].flatMap((part) => part || []));
  expect(parts).toContain(parent);
  const found: string[] = [];
  const unanswered: string[] = [];
  for (const [path, { parameters = [] }] of readsOfApi()) {
    const value = (name: string) => params[name]?.(path) ?? '1';
    const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => value(name));
    const needed = parameters
      .filter((one) => one.in === 'query' && one.required)
      .map(({ name }) => [name, value(name)]);
    const { status, raw, headers } = await reader.call('GET', url, { query: Object.fromEntries(needed) });
    if (status !== 200) unanswered.push(`${path} ${status}`);
    const text = String(headers['content-type']).includes('pdf') ? pdfText(raw) : raw.toString();
    found.push(...parts.filter((part) => text.includes(part)).map((part) => `${path}: ${part}`));
  }
  expect(found).toEqual([]);
  expect(unanswered.sort()).toEqual([...empty].sort());
  const events = JSON.stringify(await portal.events());
  expect(events).toContain(`participants.${sub}`);
  expect(pageOfLink).toContain('"sender":null');
  for (const part of parts) for (const text of [events, pageOfLink]) expect(text).not.toContain(part);
});
