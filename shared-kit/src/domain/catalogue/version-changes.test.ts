import { changesBetween, editSessionKind, listChange, type EditSession } from './version-changes';

const session = (version: number, changes: EditSession['changes'], more: Partial<EditSession> = {}): EditSession => ({
  version,
  status: 'draft',
  by_staff: false,
  changes,
  ...more,
});
const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });

/** Newest first, as in the response. */
const sessions = [
  session(7, [change('companyFax', '', '12'), change('companyPhone', '2', '1')]),
  session(5, [change('companyPhone', '1', '2'), change('companyName', 'A', 'B'), change('gone', 1, 2)]),
  session(2, [
    change('companyName', null, 'A'),
    change('companyFax', null, ''),
    change('adServices', null, { guide: [] }),
  ]),
];

describe('the changes between two versions', () => {
  it.each([
    [5, 7, [change('companyPhone', '2', '1'), change('companyFax', '', '12')]],
    [2, 5, [change('companyName', 'A', 'B'), change('companyPhone', '1', '2')]],
    [2, 7, [change('companyName', 'A', 'B'), change('companyFax', '', '12')]],
    [0, 2, [change('companyName', null, 'A')]],
    [0, 7, [change('companyName', null, 'B'), change('companyFax', null, '12')]],
    [7, 7, []],
  ])('after version %i up to %i [CAT-299]', (from, to, expected) => {
    expect(changesBetween(sessions, from, to)).toEqual(expected);
  });
});

it.each<[string, Partial<EditSession>, Partial<EditSession> | undefined]>([
  ['draft', {}, undefined],
  ['sent', { status: 'sent' }, {}],
  ['moderation', { status: 'moderation', by_staff: true }, { status: 'sent' }],
  ['confirmed', { status: 'confirmed', by_staff: true }, { status: 'moderation' }],
  ['returned', { by_staff: true }, { status: 'moderation' }],
  ['edited', { by_staff: true }, {}],
  ['draft', {}, { by_staff: true }],
])('an editing session is called %s: %j after %j [CAT-299]', (kind, of, before) => {
  expect(editSessionKind(session(2, [], of), before && session(1, [], before))).toBe(kind);
});

it('the comparison lists removed and added elements of a list [CAT-299]', () => {
  expect(listChange(['a', 'b', 'c'], ['c', 'd', 'a'])).toEqual({ removed: ['b'], added: ['d'] });
});
