import { isEndpointGivenUp, outcomeOf, webhookKindOf, webhookPatienceMs } from './webhook-rules';

it.each([
  ['personal-pass.status-changed', 'pass.changed'],
  ['car-pass.created', 'pass.changed'],
  ['order.placed', 'order.changed'],
  ['order.message-sent', 'message.created'],
  ['catalog-order.submitted', 'catalog-order.changed'],
  ['company.updated', 'company.changed'],
  ['user.role-changed', 'user.changed'],
  ['document.added', 'payment.changed'],
  ['participation.changed', 'participation.changed'],
  ['user.password-changed', null],
  ['second-factor.on', null],
  ['cart.item-added', null],
])('the action %s is reported as %s [ORG-271]', (action, kind) => {
  expect(webhookKindOf(action)).toBe(kind);
});

it.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [301, 'failed'],
  [410, 'gone'],
  [500, 'failed'],
  [null, 'failed'],
])('a response with status %s is treated as %s [ORG-276]', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

it('an endpoint is disabled after days of failures, or at once if it answers 410 [ORG-278]', () => {
  const now = new Date('2026-05-01T00:00:00Z');
  const since = (ms: number) => new Date(now.getTime() - ms);
  expect(isEndpointGivenUp('failed', since(webhookPatienceMs - 1), now)).toBe(false);
  expect(isEndpointGivenUp('failed', since(webhookPatienceMs), now)).toBe(true);
  expect(isEndpointGivenUp('gone', now, now)).toBe(true);
});
