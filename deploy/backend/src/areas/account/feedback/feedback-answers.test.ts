import type { OwnFeedback, StaffFeedback } from '@fairfront/shared-kit/domain/account/api';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let staff: TestCaller;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  [staff, editor] = [await aStaffCaller(portal), await exhibitor.as('edit')];
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.database.read.deleteFrom('feedbacks').execute();
  await portal.database.read.deleteFrom('attempts').execute();
  portal.emails.length = 0;
});

const send = async (values: object) =>
  (
    await editor.post<{ data: { id: number } }>('/feedbacks', {
      ...{ name: 'Анна', message: 'Где стенд?', email: 'anna@company.example', phone: null },
      ...values,
    })
  ).body.data.id;
const list = async (query: Record<string, string> = {}) =>
  (await staff.get<{ data: StaffFeedback[]; meta: { total: number } }>('/organizer/feedbacks', { query })).body;
const own = async () => (await editor.get<{ data: OwnFeedback[] }>('/feedbacks')).body.data;

it('staff see messages and callback requests, those that have waited longest first [ORG-450, ORG-451]', async () => {
  const [message, callback] = [await send({}), await send({ email: null, phone: '+79991234567' })];
  await staff.patch(`/organizer/feedbacks/${message}`, { state: 'closed' });
  const { data } = await list();
  expect(data.map(({ id, kind, state }) => [id, kind, state])).toEqual([
    [callback, 'callback', 'new'],
    [message, 'message', 'closed'],
  ]);
  const until = new Date(portal.clock.now().getTime() + 15 * 60_000).toISOString();
  expect(data[0]).toMatchObject({ phone: '+79991234567', call_until: until });
  expect((await list({ kind: 'message' })).data.map(({ id }) => id)).toEqual([message]);
  expect((await list({ state: 'new' })).data.map(({ id }) => id)).toEqual([callback]);
});

it('a member of staff who sets an outdated state is shown what a colleague has set meanwhile [ORG-452]', async () => {
  const id = await send({});
  await staff.patch(`/organizer/feedbacks/${id}`, { state: 'in_progress', seen_state: 'new' });
  const late = await staff.patch(`/organizer/feedbacks/${id}`, { state: 'closed', seen_state: 'new' });
  expect([late.status, late.body]).toEqual([
    409,
    expect.objectContaining({ code: 'decided_meanwhile', data: expect.objectContaining({ state: 'in_progress' }) }),
  ]);
  expect((await staff.patch('/organizer/feedbacks/999999', { state: 'closed' })).status).toBe(404);
});

it('a message is answered by e-mail once, in the language of its sender [ORG-453]', async () => {
  const id = await send({});
  const answer = (text: string) => staff.post(`/organizer/feedbacks/${id}/answer`, { text });
  expect(await answer('  ')).toMatchObject({ status: 422, body: { errors: { text: [expect.any(String)] } } });
  expect(await answer(' Зал 3, стенд А12 ')).toMatchObject({
    status: 200,
    body: { data: { state: 'answered', answer: 'Зал 3, стенд А12', answered_by: { id: expect.any(Number) } } },
  });
  expect((await answer('Зал 3, стенд А12')).status).toBe(200);
  expect(await answer('Зал 4')).toMatchObject({ status: 409, body: { code: 'decided_meanwhile' } });
  await portal.services.outbox.drain();
  expect(portal.emails).toMatchObject([
    { to: 'anna@company.example', subject: expect.stringContaining(String(id)), text: expect.stringContaining('А12') },
  ]);
  const callback = await send({ email: null, phone: '+79991234567' });
  expect(await staff.post(`/organizer/feedbacks/${callback}/answer`, { text: 'Да' })).toMatchObject({
    status: 422,
    body: { code: 'no_email' },
  });
});

it('the sender of a message sees its number, state and answer, and nothing of other people’s messages [ORG-454]', async () => {
  const id = await send({});
  expect(await own()).toMatchObject([{ id, kind: 'message', state: 'new', answer: null }]);
  await staff.post(`/organizer/feedbacks/${id}/answer`, { text: 'Зал 3' });
  expect(await own()).toMatchObject([{ id, state: 'answered', answer: 'Зал 3', answered_at: expect.any(String) }]);
  const other = await exhibitor.as('read');
  expect((await other.get<{ data: OwnFeedback[] }>('/feedbacks')).body.data).toEqual([]);
});
