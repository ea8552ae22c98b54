import remote from '../remote';
import { catalogueStep, catalogueTypes } from './catalogue-preparation';

it.each([
  [null, false],
  ['draft', false],
  ['sent', true],
  ['moderation', true],
  ['confirmed', true],
])('an order that is %j: done %j [SHELL-230]', (status, done) => {
  expect(catalogueStep(status)).toEqual({ id: 'order', done });
});

it('is asked of the types that the remote offers it to [SHELL-230]', () => {
  expect(remote.checklist?.['catalogue-order'].types).toEqual(catalogueTypes);
});
