import {
  catalogueDecisionOutcome,
  catalogueHints,
  returnGrace,
  type CatalogueDecision,
  type DecidedCatalogueOrder,
} from './catalogue-queue';

const dates = { catalog_order_deadline: '2026-05-15', timezone: 'Europe/Moscow' };
const order = {
  draft: { companyStands: [{ id: 1, value: '24C10' }] },
  submitted_at: new Date('2026-05-10T09:00:00Z'),
  stands: [{ title: '24с10' }],
  returns: 0,
};

it.each([
  ['nothing', {}, []],
  ['nothing about the beginning of a stand that is too long to print', { stands: [{ title: '24C10-12' }] }, []],
  ['that it was sent after the deadline', { submitted_at: new Date('2026-05-16T09:00:00Z') }, ['late']],
  ['a stand that the participation does not have', { stands: [{ title: '24C11' }] }, ['other-stand']],
  ['that it was returned before', { returns: 2 }, ['sent-again']],
])('the hints of a waiting catalogue order notice %s [ORG-372]', (_what, changes, kinds) => {
  expect(catalogueHints({ ...order, ...changes }, dates)).toEqual(kinds);
});

const sent: DecidedCatalogueOrder = { status: 'sent', version: 4, return_reason: null };
const returned: DecidedCatalogueOrder = { status: 'draft', version: 5, return_reason: 'Исправьте адрес' };
const decision = (status: CatalogueDecision, reason = '') => ({ status, reason });
it.each([
  ['decides a waiting order', sent, decision('confirmed'), 4, 'decide'],
  ['decides an order in moderation', { ...sent, status: 'moderation' }, decision('draft', 'Нет'), null, 'decide'],
  ['finds another version than the caller saw', sent, decision('confirmed'), 2, 'decided_meanwhile'],
  ['finds a confirmed order', { ...sent, status: 'confirmed' }, decision('draft', 'Нет'), 4, 'decided_meanwhile'],
  ['repeats a confirmation', { ...sent, status: 'confirmed' }, decision('confirmed'), 4, 'stored_already'],
  ['repeats a return', returned, decision('draft', 'Исправьте адрес'), 4, 'stored_already'],
  ['finds a return with another reason', returned, decision('draft', 'Иначе'), 4, 'decided_meanwhile'],
] as const)('a decision on a catalogue order %s [ORG-372]', (_what, stored, wanted, seen, outcome) => {
  expect(catalogueDecisionOutcome(stored, wanted, seen)).toBe(outcome);
});

it('an order that is returned after the period can be sent again for three days [ORG-372]', () => {
  const after = Date.parse('2026-05-20T09:00:00Z');
  expect(returnGrace(dates, after)?.toISOString()).toBe('2026-05-23T09:00:00.000Z');
  expect(returnGrace(dates, Date.parse('2026-05-10T09:00:00Z'))).toBeNull();
});
