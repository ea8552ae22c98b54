import { callbackDue, callbackPromise, feedbackAnswerRefusal, feedbackKindOf } from './feedback-states';

const created_at = new Date('2026-04-10T09:00:00Z');

it('a request without an e-mail is a callback request, with one it is a message [ORG-450]', () => {
  expect([feedbackKindOf({ email: null }), feedbackKindOf({ email: 'a@b.example' })]).toEqual(['callback', 'message']);
});

it.each([
  [{ email: null, state: 'new' as const }, '2026-04-10T09:15:00.000Z'],
  [{ email: null, state: 'in_progress' as const }, undefined],
  [{ email: 'a@b.example', state: 'new' as const }, undefined],
])('an answer to the request %j is promised by %s [ORG-451]', (waiting, due) => {
  expect(callbackDue({ ...waiting, created_at })?.toISOString()).toBe(due);
});

it.each([
  [{ email: null, state: 'new' as const }, 'no_email'],
  [{ email: 'a@b.example', state: 'answered' as const }, 'answered_meanwhile'],
  [{ email: 'a@b.example', state: 'in_progress' as const }, null],
])('an answer to %j is refused for %s [ORG-453]', (message, reason) => {
  expect(feedbackAnswerRefusal(message)).toBe(reason);
});

it.each([
  ['2026-04-10T09:08:00Z', { isOverdue: false, differenceMs: 7 * 60_000 }],
  ['2026-04-10T09:15:00Z', { isOverdue: false, differenceMs: 0 }],
  ['2026-04-10T09:15:01Z', { isOverdue: true, differenceMs: 1000 }],
])('a callback of 9:00 counts at %s against the promised 15 minutes [ORG-368]', (now, promise) => {
  const due = callbackDue({ email: null, state: 'new', created_at });
  expect(callbackPromise(due?.toISOString() ?? null, Date.parse(now))).toEqual(promise);
  expect(callbackPromise(null, Date.parse(now))).toBeNull();
});
