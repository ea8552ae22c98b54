import { catalogueBody, type OrderResponse } from '../../../testing/catalogue-order';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import type { TestApp } from '../../../testing/test-app';

let orders: CataloguePortal;
let portal: TestApp;
beforeAll(async () => {
  orders = await CataloguePortal.start();
  portal = orders.portal;
  await orders.reset();
});
afterAll(() => portal.stop());

/** The calls that the specification names without a path. */
const order = '/participants/{id}/catalog-orders/{orderId}';
const calls = [
  'POST /participants/{id}/catalog-orders',
  `GET ${order}`,
  `PUT ${order}`,
  `POST ${order}/submit`,
  `GET ${order}/download`,
  `POST ${order}/files/{type}`,
  `GET ${order}/files/{type}/download`,
  `DELETE ${order}/files/{type}/{fileId}`,
  `POST ${order}/documents/{kind}`,
  `GET ${order}/documents/{kind}/download`,
  `DELETE ${order}/documents/{kind}`,
  'GET /participants/{id}/catalog-templates/{templateId}',
  'GET /participants/{id}/catalog-rubrics',
  'GET /participants/{id}/catalog-rubrics/download',
];

it('the calls of the catalogue are below their participation, with their methods [CAT-223]', () => {
  const { paths } = portal.app.openapi() as { paths: Record<string, object> };
  const offered = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(offered).toEqual(expect.arrayContaining(calls));
});

it('catalogue calls respond in the envelopes of the portal, with errors in the language of the call [CAT-223]', async () => {
  const editor = await orders.as('edit');
  const inEnglish = { headers: { 'accept-language': 'en' } };
  expect(await portal.visitor.get(`${orders.path}/1`)).toMatchObject({ status: 401 });
  const unknown = await editor.get(`${orders.path}/999999`, inEnglish);
  expect([unknown.status, unknown.body]).toEqual([404, { message: 'Not found' }]);
  const broken = await editor.post<OrderResponse>(orders.path, catalogueBody({ name_rus: '' }), inEnglish);
  expect([broken.status, broken.body.errors]).toEqual([422, { name_rus: [expect.any(String)] }]);
  expect(broken.body.message).toMatch(/^[ -~]+$/);
  const created = await editor.post<OrderResponse>(orders.path, catalogueBody());
  expect([created.status, Object.keys(created.body)]).toEqual([201, ['data']]);
  const path = `${orders.path}/${created.body.data.id}`;
  const saved = await editor.put<object>(path, catalogueBody({ version: 1 }));
  const reads = [
    path,
    `${path}/history`,
    `${orders.exhibitor.path}/catalog-rubrics`,
    `${orders.exhibitor.path}/catalog-copy`,
  ];
  const answers = [saved, ...(await Promise.all(reads.map((one) => editor.get<object>(one))))];
  expect(answers.map(({ status, body }) => [status, 'data' in body])).toEqual(answers.map(() => [200, true]));
});
