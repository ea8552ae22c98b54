import { deadlineGroup } from './deadline-item';

it.each([
  ['need', false, 'todo'],
  // still taken after its day
  ['need', true, 'todo'],
  ['done', false, 'ahead'],
  ['done', true, 'passed'],
  ['closed', true, 'passed'],
  ['closed', false, 'passed'],
] as const)('%s with its time over %p is in group %s [SHELL-241]', (state, isPassed, group) => {
  expect(deadlineGroup({ state, isPassed })).toBe(group);
});
