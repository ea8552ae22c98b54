import { aParticipation } from '../../../testing/builders/participations';
import { aContract } from '../../../testing/builders/contracts';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
/** An older contract, whose parties are those of new ones. */
let parties: Awaited<ReturnType<typeof aContract>>;
let staff: TestCaller;
let reader: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  parties = await aContract(portal, exhibitor);
  [staff, reader] = [await aStaffCaller(portal), await exhibitor.as('read')];
});
afterAll(() => portal.stop());
beforeEach(() => portal.services.outbox.drain());

interface Answer<Data = { id: number; is_archived: boolean }> {
  data: Data;
  errors?: Record<string, string[]>;
}
interface Listed {
  id: number;
  number: string;
  documents: { id: number; amount_paid: number }[];
}
const english = { headers: { 'accept-language': 'en' } };
const post = (path: string, body: object) => staff.post<Answer>(`/organizer/${path}`, body, english);
const patch = (path: string, body: object) => staff.patch<Answer>(`/organizer/${path}`, body, english);
const remove = async (path: string) => (await staff.delete<Answer>(`/organizer/${path}`)).body.data;
const shown = async () => (await reader.get<{ data: Listed[] }>(`${exhibitor.path}/contracts`)).body.data;
const contract = (changes: object = {}) => ({
  ...{ participation_id: exhibitor.id, number: 'У-3001', signed_at: '2026-04-01', is_rent: false },
  ...{ counterparty_id: parties.counterparty_id, executor_id: parties.executor_id, ...changes },
});
const invoice = (contract_id: number, changes: object = {}) => ({
  ...{ contract_id, type: 'invoice', number: '400/26', document_date: '2026-04-10' },
  ...{ amount: 1_000, currency: 'RUR', contents: [], ...changes },
});
const addInvoice = (contract: number, changes: object = {}) =>
  post(`participants/${exhibitor.id}/documents`, invoice(contract, changes));

it('staff create parties, a contract and its invoice, and enter a payment that the company sees at once [ORG-150, ORG-151]', async () => {
  const party = await post('contract-parties', { name_rus: 'ООО «Втулка»', name_eng: 'Bush LLC', external_id: 'P-9' });
  expect(party.status).toBe(201);
  const made = await post('contracts', contract({ counterparty_id: party.body.data.id }));
  expect(made.status).toBe(201);
  const { id } = made.body.data;
  const added = await addInvoice(id, { external_id: 'INV-1' });
  expect(added.status).toBe(201);
  await portal.services.outbox.drain();
  const paid = await patch(`documents/${added.body.data.id}`, { amount_paid: 640.25 });
  expect(paid.body.data).toMatchObject({ external_id: 'INV-1', amount: 1_000, amount_paid: 640.25 });
  const [found] = (await shown()).filter((one) => one.id === id);
  expect(found).toMatchObject({ number: 'У-3001', documents: [{ id: added.body.data.id, amount_paid: 640.25 }] });
  const events = (await portal.events()).map(({ channel, event }) => `${channel} ${event}`);
  expect(events).toEqual([`private-participants.${exhibitor.id} participation.updated`]);
  const listed = await staff.get<{ data: { id: number }[] }>(`/organizer${exhibitor.path}/contracts`);
  expect(listed.body.data.map((one) => one.id)).toContain(id);
  const ofContract = await staff.get<{ data: object[] }>(`/organizer/contracts/${id}/documents`);
  expect(ofContract.body.data).toMatchObject([{ external_id: 'INV-1', amount_paid: 640.25 }]);
});

it.each<[title: string, changes: object, field: string]>([
  ['an unknown participation', { participation_id: 999_999 }, 'participation_id'],
  ['an unknown payer', { counterparty_id: 999_999 }, 'counterparty_id'],
  ['no number', { number: ' ' }, 'number'],
  ['a day that does not exist', { signed_at: '2026-02-30' }, 'signed_at'],
  ['a misspelt key', { is_rentt: true }, 'is_rentt'],
])('a contract with %s is refused at that field [ORG-150]', async (_title, changes, field) => {
  const { status, body } = await post('contracts', contract(changes));
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

it('an external id is unique among the contracts of a participation and among the documents of a contract [ORG-152]', async () => {
  const first = (await post('contracts', contract({ external_id: 'C-1' }))).body.data.id;
  const taken = { external_id: ['Another record has this external id'] };
  expect((await post('contracts', contract({ external_id: 'C-1' }))).body.errors).toEqual(taken);
  expect(
    (await post('contracts', contract({ external_id: 'C-1', participation_id: (await aParticipation(portal)).id })))
      .status,
  ).toBe(201);
  await addInvoice(first, { external_id: 'D-1' });
  expect((await addInvoice(first, { external_id: 'D-1' })).body.errors).toEqual(taken);
  const other = (await post('contracts', contract({ external_id: 'C-2' }))).body.data.id;
  expect((await addInvoice(other, { external_id: 'D-1' })).status).toBe(201);
});

it('staff archive a contract with documents and a document with a payment; the company no longer sees them [ORG-153]', async () => {
  const { id } = (await post('contracts', contract())).body.data;
  const paid = (await addInvoice(id, { amount_paid: 10 })).body.data.id;
  const open = (await addInvoice(id)).body.data.id;
  expect(await remove(`documents/${open}`)).toEqual({ id: open, is_archived: false });
  expect(await remove(`documents/${paid}`)).toEqual({ id: paid, is_archived: true });
  expect((await shown()).find((one) => one.id === id)?.documents).toEqual([]);
  expect(await remove(`contracts/${id}`)).toEqual({ id, is_archived: true });
  expect((await shown()).map((one) => one.id)).not.toContain(id);
  await patch(`contracts/${id}`, { is_archived: false });
  expect((await shown()).map((one) => one.id)).toContain(id);
  const party = parties.counterparty_id;
  expect(await remove(`contract-parties/${party}`)).toEqual({ id: party, is_archived: true });
});

it('contract routes of the organiser are closed to everybody but staff [ORG-150]', async () => {
  const answers = await Promise.all([
    reader.get('/organizer/contract-parties'),
    reader.post('/organizer/contracts', contract()),
    reader.patch('/organizer/documents/1', { amount_paid: 1 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
