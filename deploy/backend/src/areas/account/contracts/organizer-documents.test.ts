import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
let contractId: number;
beforeAll(async () => {
  portal = await TestApp.start();
  organizer = await portal.as('organizer@fairfront.example');
  const { id } = await portal.database.read
    .selectFrom('contracts')
    .select('id')
    .where('participation_id', '=', 101)
    .executeTakeFirstOrThrow();
  contractId = id;
});
afterAll(() => portal.stop());

const line = {
  ...{ name_rus: 'Аренда', name_eng: 'Rent', quantity: 2, amount: 1_200.5 },
  ...{ measure_unit_rus: 'м²', measure_unit_eng: 'm²', rental_object_rus: null, rental_object_eng: null },
};
const invoice = (changes: object = {}) => ({
  ...{ contract_id: contractId, type: 'invoice', number: '300/26', document_date: '2026-04-10' },
  ...{ amount: 1_200.5, currency: 'RUR', contents: [line] },
  ...changes,
});
const path = '/organizer/participants/101/documents';

it('adds a document to a contract; the company reads it, is notified and its tabs are told [ACC-171]', async () => {
  const reader = await portal.as('reader@severmech.example');
  const { status, body } = await organizer.post<{ data: { id: number } }>(path, invoice());
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ type: 'invoice', number: '300/26', amount: 1_200.5, amount_paid: 0, contents: [line] }),
  ]);
  const { body: listed } = await reader.get<{ data: { documents: { id: number }[] }[] }>('/participants/101/contracts');
  expect(listed.data.flatMap(({ documents }) => documents).map(({ id }) => id)).toContain(body.data.id);
  const { body: news } = await reader.get<{ data: object[] }>('/notifications');
  expect(news.data[0]).toMatchObject({
    data: {
      participant_id: 101,
      subject: { kind: 'document', id: body.data.id },
      message_rus: 'Новый счёт №\u00a0300/26',
      message_eng: 'New invoice No. 300/26',
    },
  });
  const events = await portal.database.read
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'event')
    .execute();
  expect(JSON.stringify(events)).toContain('participation.updated');
});

it.each([
  ['a contract of another company', () => ({ contract_id: contractId + 100_000 }), 404],
  ['no number', () => ({ number: ' ' }), 422],
  ['a negative amount', () => ({ amount: -1 }), 422],
  ['an unknown type', () => ({ type: 'letter' }), 422],
  ['a day that does not exist', () => ({ document_date: '2026-02-30' }), 422],
])('refuses %s and stores nothing [ACC-171]', async (_, changes, status) => {
  const count = async () => (await portal.database.read.selectFrom('contract_documents').select('id').execute()).length;
  const before = await count();
  expect((await organizer.post(path, invoice(changes()))).status).toBe(status);
  expect(await count()).toBe(before);
});

it.each([
  ['number', { number: '300 🚀' }],
  ['contents.0.name_rus', { contents: [{ ...line, name_rus: 'Аренда 🚀' }] }],
  ['contents.0.measure_unit_eng', { contents: [{ ...line, measure_unit_eng: '🚀' }] }],
  ['contents.0.rental_object_rus', { contents: [{ ...line, rental_object_rus: 'Стол 🚀' }] }],
])('refuses %s with a sign that no document can print [PASS-385]', async (field, changes) => {
  const { status, body } = await organizer.post<{ errors: object }>(path, invoice(changes));
  expect([status, body.errors]).toEqual([422, { [field]: [expect.stringContaining('🚀')] }]);
});

it('is for the organiser alone, as all calls of staff are [ACC-171]', async () => {
  const supervisor = await portal.as('supervisor@severmech.example');
  const calls = [
    supervisor.post(path, invoice()),
    supervisor.patch('/organizer/additional-orders/1', { status: 'in_progress' }),
    supervisor.post('/organizer/additional-orders/1/messages', { text: 'x' }),
    supervisor.patch('/organizer/catalog-orders/1', { status: 'accepted' }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
