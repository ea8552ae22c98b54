import { templateT1 } from './pricing/template-t1';
import { templateOfOrder } from './sent-template';

const sent = { ...templateT1, services: [] };

it.each([
  ['a draft by the template of today', null, templateT1],
  ['a sent order by its own', sent, sent],
])('shows %s [CAT-308]', (_what, own, expected) => {
  expect(templateOfOrder(templateT1, own)).toBe(expected);
});
