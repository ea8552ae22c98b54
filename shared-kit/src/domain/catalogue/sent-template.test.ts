import { templateT1 } from './pricing/template-t1';
import { templateOfOrder } from './sent-template';

const sent = { ...templateT1, services: [] };

it.each([
  ['a draft with the current one', null, templateT1],
  ['a sent order with its own', sent, sent],
])('an order is shown with its template: %s [CAT-308]', (_what, own, expected) => {
  expect(templateOfOrder(templateT1, own)).toBe(expected);
});
