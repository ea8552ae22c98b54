import { mayTouch } from '../http/staff-access';
import { staffScopes, type StaffScope } from '../http/staff-scope';
import {
  allowedExhibitions,
  grantsProblem,
  keyScopes,
  roleAllows,
  staffRoles,
  type KeyScope,
  type StaffRole,
} from './staff-roles';

/** `w`: reads and writes, `r`: reads only, `-`: nothing. */
const table: Record<StaffRole, Record<StaffScope, 'w' | 'r' | '-'>> = (() => {
  const row = (signs: string) =>
    Object.fromEntries(staffScopes.map((scope, index) => [scope, signs[index]])) as Record<StaffScope, 'w' | 'r' | '-'>;
  return {
    // passes, orders, services, catalogue, documents, people, support, set-up, embed-tokens, staff, own
    owner: row('wwwwwwwwwww'),
    'event-manager': row('wwwwwwwwwrw'),
    'pass-bureau': row('w----r-r--w'),
    services: row('-ww-r--r--w'),
    'catalogue-editor': row('---w---r--w'),
    finance: row('-rr-w--r--w'),
    support: row('rrrrrwwr--w'),
  };
})();

it.each(staffRoles.flatMap((role) => staffScopes.map((scope) => [role, scope] as const)))(
  'ORG-020 %s may do with %s what the table says',
  (role, scope) => {
    const given = (['write', 'read'] as const).map((action) => roleAllows(role, scope, action));
    expect(given).toEqual([table[role][scope] === 'w', table[role][scope] !== '-']);
  },
);

it('the roles of a person add up by exhibition [ORG-021]', () => {
  const rights = {
    grants: [
      { role: 'pass-bureau', exhibition_id: 1 },
      { role: 'support', exhibition_id: 2 },
      { role: 'finance', exhibition_id: null },
    ],
    key: null,
  } as const;
  expect(allowedExhibitions(rights, 'passes', 'write')).toEqual([1]);
  expect(allowedExhibitions(rights, 'passes', 'read')).toEqual([1, 2]);
  expect(allowedExhibitions(rights, 'documents', 'write')).toBe('all');
  expect(allowedExhibitions(rights, 'catalogue', 'read')).toEqual([2]);
  expect(allowedExhibitions(rights, 'catalogue', 'write')).toEqual([]);
  expect(allowedExhibitions(rights, 'staff', 'read')).toEqual([]);
});

it.each<[string, KeyScope[], number[] | null, StaffScope, 'read' | 'write', unknown]>([
  ['its scope', ['passes'], null, 'passes', 'write', [1, 2]],
  ['not another one', ['passes'], null, 'orders', 'read', []],
  ['reading with read', ['read'], null, 'orders', 'read', [1, 2]],
  ['no writing with read', ['read'], null, 'orders', 'write', []],
  ['no staff with read', ['read'], null, 'staff', 'read', []],
  ['no API keys', [...keyScopes], null, 'own', 'read', []],
  ['its exhibition only', ['passes'], [2], 'passes', 'write', [2]],
  ['not what its person may not', ['passes'], [2, 3], 'passes', 'write', [2]],
  ['nothing in other exhibitions', ['passes'], [3], 'passes', 'write', []],
])('an API key allows %s [ORG-241]', (_, scopes, exhibition_ids, scope, action, expected) => {
  const grants = [1, 2].map((exhibition_id) => ({ role: 'event-manager' as const, exhibition_id }));
  expect(allowedExhibitions({ grants, key: { scopes, exhibition_ids } }, scope, action)).toEqual(expected);
});

it('an API key of an owner for one exhibition is not for all [ORG-241]', () => {
  const owner = [{ role: 'owner' as const, exhibition_id: null }];
  const limitedTo = (exhibition_ids: number[] | null) =>
    allowedExhibitions({ grants: owner, key: { scopes: ['read'], exhibition_ids } }, 'passes', 'read');
  expect(limitedTo(null)).toBe('all');
  expect(limitedTo([1])).toEqual([1]);
  expect(limitedTo([])).toEqual([]);
});

it.each([
  ['all', [], 'write', true],
  [[1], [1], 'write', true],
  [[1], [2], 'read', false],
  [[1], [1, 2], 'read', true],
  [[1], [1, 2], 'write', false],
  [[1, 2], [1, 2], 'write', true],
  [[1], [], 'read', false],
  [[], [1], 'read', false],
] as const)('with %j allowed, an object of exhibitions %j: %s %s [ORG-022]', (allowed, of, action, expected) => {
  expect(mayTouch(allowed, of, action)).toBe(expected);
});

it.each([
  [[], 'empty'],
  [[{ role: 'owner', exhibition_id: 1 }], 'owner-of-one'],
  [[{ role: 'owner', exhibition_id: null }], null],
  [[{ role: 'support', exhibition_id: 1 }], null],
] as const)('the problem with granting the roles %j: %s [ORG-024]', (grants, expected) => {
  expect(grantsProblem(grants)).toBe(expected);
});
