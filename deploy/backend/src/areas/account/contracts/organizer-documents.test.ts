import { aContract } from '../../../testing/builders/contracts';
import { aParticipation, type Participation } from '../../../testing/builders/participations';
import { asMember, asStaff } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
let contractId: number;
let participation: Participation;
let path: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  organizer = await asStaff(portal);
  participation = await aParticipation(portal);
  path = `/organizer/participants/${participation.id}/documents`;
  contractId = (await aContract(portal, participation)).id;
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

it('the organiser adds a document to a contract; the company reads it, is notified and its tabs are updated [ACC-171]', async () => {
  const reader = await asMember(portal, participation, 'read');
  const { status, body } = await organizer.post<{ data: { id: number } }>(path, invoice());
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ type: 'invoice', number: '300/26', amount: 1_200.5, amount_paid: 0, contents: [line] }),
  ]);
  const { body: listed } = await reader.get<{ data: { documents: { id: number }[] }[] }>(
    `/participants/${participation.id}/contracts`,
  );
  expect(listed.data.flatMap(({ documents }) => documents).map(({ id }) => id)).toContain(body.data.id);
  const { body: news } = await reader.get<{ data: object[] }>('/notifications');
  expect(news.data[0]).toMatchObject({
    data: {
      participant_id: participation.id,
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

const contractOfAnother = async () => ({ contract_id: (await aContract(portal, await aParticipation(portal))).id });

it.each<[string, () => Promise<object>, number]>([
  ['an unknown contract', async () => ({ contract_id: contractId + 100_000 }), 404],
  ['a contract of another company', contractOfAnother, 404],
  ['no number', async () => ({ number: ' ' }), 422],
  ['a negative amount', async () => ({ amount: -1 }), 422],
  ['an unknown type', async () => ({ type: 'letter' }), 422],
  ['a day that does not exist', async () => ({ document_date: '2026-02-30' }), 422],
])('a document with %s is refused and not stored [ACC-171]', async (_, changes, status) => {
  const count = async () => (await portal.database.read.selectFrom('contract_documents').select('id').execute()).length;
  const body = invoice(await changes());
  const before = await count();
  expect((await organizer.post(path, body)).status).toBe(status);
  expect(await count()).toBe(before);
});

it.each([
  ['number', { number: '300 🚀' }],
  ['contents.0.name_rus', { contents: [{ ...line, name_rus: 'Аренда 🚀' }] }],
  ['contents.0.measure_unit_eng', { contents: [{ ...line, measure_unit_eng: '🚀' }] }],
  ['contents.0.rental_object_rus', { contents: [{ ...line, rental_object_rus: 'Стол 🚀' }] }],
])('a document whose %s contains an unprintable character is refused [PASS-385]', async (field, changes) => {
  const { status, body } = await organizer.post<{ errors: object }>(path, invoice(changes));
  expect([status, body.errors]).toEqual([422, { [field]: [expect.stringContaining('🚀')] }]);
});

it('calls of staff on documents and orders are refused to exhibitors [ACC-171]', async () => {
  const supervisor = await asMember(portal, participation, 'supervisor');
  const calls = [
    supervisor.post(path, invoice()),
    supervisor.patch('/organizer/additional-orders/1', { status: 'in_progress' }),
    supervisor.post('/organizer/additional-orders/1/messages', { text: 'x' }),
    supervisor.patch('/organizer/catalog-orders/1', { status: 'accepted' }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
