import { mayHearQueues, mayUseQueue, queueChannel, queueOfAction } from './desk-queues';
import type { StaffGrant } from '../identity/staff-roles';

it.each([
  ['personal-pass.created', 'passes'],
  ['car-pass.deleted', 'passes'],
  ['order.message-sent', 'orders'],
  ['catalog-order.submitted', 'catalogue'],
  ['catalog-order.saved', null],
  ['extension.withdrawn', 'extensions'],
  ['publication.sent', 'publications'],
  ['user.invited', null],
])('the action %s changes the queue %s [ORG-365]', (action, queue) => {
  expect(queueOfAction(action)).toBe(queue);
});

const bureau: StaffGrant[] = [{ role: 'pass-bureau', exhibition_id: 1 }];
const support: StaffGrant[] = [{ role: 'support', exhibition_id: null }];

it.each([
  [bureau, 'passes', 1, 'write', true],
  [bureau, 'passes', 2, 'read', false],
  [bureau, 'orders', 1, 'read', false],
  [support, 'passes', 2, 'read', true],
  [support, 'passes', 2, 'write', false],
  [support, 'deletions', 2, 'write', true],
  [[{ role: 'support', exhibition_id: 2 }], 'deletions', 2, 'read', false],
] as const)('staff use a queue as their roles allow [ORG-351]', (grants, queue, exhibition, action, expected) => {
  expect(mayUseQueue(grants, queue, exhibition, action)).toBe(expected);
});

it('staff hear of the queues of their exhibitions, and of the whole portal with a role everywhere [ORG-365]', () => {
  expect([mayHearQueues(bureau, 1), mayHearQueues(bureau, 2), mayHearQueues(bureau, null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([mayHearQueues(support, 2), mayHearQueues(support, null), mayHearQueues([], 1)]).toEqual([true, true, false]);
  expect([queueChannel(7), queueChannel(null)]).toEqual(['organizers.7', 'organizers.0']);
});
