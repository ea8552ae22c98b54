import type { Role } from '../participations';
import { canExportHolders } from './holders';

it.each([
  ['supervisor', true],
  ['admin', true],
  ['edit', false],
  ['read', false],
  ['installer', false],
] satisfies [Role, boolean][])(
  'only administrators may export the data of all holders: %s [SHELL-483]',
  (role, allowed) => {
    expect(canExportHolders(1, { is_edit: false, users: [{ id: 1, role }] })).toBe(allowed);
    expect(canExportHolders(1, { is_edit: false, users: [], parent: { users: [{ id: 1, role }] } })).toBe(allowed);
    expect(canExportHolders(2, { is_edit: true, users: [{ id: 1, role }] })).toBe(false);
  },
);
