import type { FeedbackDecisionResult, StaffFeedback } from '@fairfront/shared-kit/domain/account/api';
import { anExhibitor, aStaffCaller } from '../../../testing/builders/exhibitor';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';

interface Queue {
  data: StaffFeedback[];
  meta: { total: number; counts: Record<string, number> };
}
let portal: TestApp;
let staff: TestCaller;
let editor: TestCaller;
let exhibition_id: number;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  const exhibitor = await anExhibitor(portal);
  exhibition_id = exhibitor.exhibitionId;
  [staff, editor] = [await aStaffCaller(portal), await exhibitor.as('edit')];
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.database.read.deleteFrom('feedbacks').execute();
  await portal.database.read.deleteFrom('attempts').execute();
  portal.emails.length = 0;
});

const send = async (values: object = {}) =>
  (
    await editor.post<{ data: { id: number } }>('/feedbacks', {
      ...{ name: 'Анна', message: 'Где стенд?', email: 'anna@company.example', phone: null, ...values },
    })
  ).body.data.id;
const callback = { email: null, phone: '+79991234567', name: 'Пётр', message: 'Перезвоните' };
const queue = async (query: Record<string, string> = {}) =>
  (await staff.get<Queue>('/organizer/feedback-queue', { query })).body;
const decide = async (caller: TestCaller, ...items: object[]) =>
  (await caller.post<{ data: FeedbackDecisionResult[] }>('/organizer/feedback-decisions', { items })).body.data;

it('the queue has what nobody has finished, by part, oldest first, and counts in what waits [ORG-373]', async () => {
  const [message, call, closed] = [await send(), await send(callback), await send()];
  await decide(staff, { id: closed, state: 'closed' }, { id: call, state: 'in_progress' });
  const { data, meta } = await queue();
  expect(data.map(({ id }) => id)).toEqual([message, call]);
  expect(meta).toMatchObject({ total: 2, counts: { all: 2, messages: 1, callbacks: 1 } });
  expect((await queue({ part: 'callbacks' })).data.map(({ id }) => id)).toEqual([call]);
  expect((await queue({ order: 'newest' })).data.map(({ id }) => id)).toEqual([call, message]);
  const { body } = await staff.get<{ data: object }>(`/organizer/exhibitions/${exhibition_id}/waiting`);
  expect(body.data).toMatchObject({ support: 2 });
});

it.each([['пётр'], ['999 123-45'], ['перезвон'], ['number']])(
  'a callback request is found by %s [ORG-373]',
  async (search) => {
    await send();
    const call = await send(callback);
    const { data } = await queue({ search: search === 'number' ? String(call) : search });
    expect(data.map(({ id }) => id)).toEqual([call]);
  },
);

it('a callback is promised within 15 minutes until somebody takes it [ORG-368] [ORG-373]', async () => {
  const call = await send(callback);
  const sent = portal.clock.now();
  expect((await queue()).data[0]?.call_until).toBe(new Date(sent.getTime() + 15 * 60_000).toISOString());
  await decide(staff, { id: call, state: 'in_progress' });
  const { body } = await staff.get<{ data: StaffFeedback }>(`/organizer/feedbacks/${call}`);
  expect(body.data).toMatchObject({ state: 'in_progress', call_until: null, state_by: { id: expect.any(Number) } });
});

it('many messages are decided in one call with a result for each, and answers go by e-mail [ORG-373]', async () => {
  const [message, call] = [await send(), await send(callback)];
  const results = await decide(
    staff,
    { id: message, state: 'answered', text: 'Зал 3' },
    { id: call, state: 'answered', text: 'Зал 3' },
    { id: 999_999, state: 'closed' },
    { id: message, state: 'answered', text: 'Зал 3' },
  );
  expect(results).toMatchObject([
    { id: message, ok: true, is_changed: true, feedback: { state: 'answered', answer: 'Зал 3' } },
    { id: call, ok: false, error: { code: 'no_email' }, feedback: { state: 'new' } },
    { ok: false, feedback: null },
    { id: message, ok: true, is_changed: false },
  ]);
  await portal.services.outbox.drain();
  expect(portal.emails).toHaveLength(1);
});

it('the second of two members of staff is shown what the first has set [ORG-373]', async () => {
  const id = await send();
  await decide(staff, { id, state: 'closed', seen_state: 'new' });
  const [late] = await decide(staff, { id, state: 'in_progress', seen_state: 'new' });
  expect(late).toMatchObject({
    ok: false,
    error: { code: 'decided_meanwhile' },
    feedback: { state: 'closed', state_by: { lastname: expect.any(String) as string } },
  });
});

it('messages of the whole portal are closed to support of one exhibition [ORG-022] [ORG-373]', async () => {
  const { caller } = await hireStaff(portal, 'one@fairfront.example', [{ role: 'support', exhibition_id }]);
  expect(await caller.get('/organizer/feedback-queue')).toMatchObject({
    status: 403,
    body: { code: 'scope_in_all_required' },
  });
  const { body } = await caller.get<{ data: object }>(`/organizer/exhibitions/${exhibition_id}/waiting`);
  expect(body.data).toMatchObject({ support: null, catalogue: expect.any(Number) as number });
});
