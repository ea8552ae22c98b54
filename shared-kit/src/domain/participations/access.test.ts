import {
  canAdministerUsers,
  hasAccessToWrite,
  hasRole,
  losesLastSupervisor,
  membershipOf,
  roles,
  type AccessInput,
  type Role,
} from './access';
import { areServicesShown, eventTypes, isMontageType } from './event-types';
import { isLocale } from '../common/locale';

const me = 7;
const ownRole = (role: Role, is_edit = true): AccessInput => ({
  is_edit,
  users: [
    { id: 1, role: 'read' },
    { id: me, role },
  ],
});
const parentRole = (role: Role, is_edit = true): AccessInput => ({
  is_edit,
  users: [{ id: 1, role: 'supervisor' }],
  parent: { users: [{ id: me, role }] },
});

describe('write access', () => {
  it.each<[Role, boolean, boolean]>([
    ['supervisor', true, true],
    ['admin', true, true],
    ['edit', true, false],
    ['read', false, false],
    ['installer', false, false],
  ])(
    'of %s: writes %s, administers users %s, as own user and through the parent [SHELL-148] [SHELL-150] [SHELL-152] [SHELL-153]',
    (role, writes, administers) => {
      for (const participation of [ownRole(role), parentRole(role)]) {
        expect(hasAccessToWrite(me, participation)).toBe(writes);
        expect(canAdministerUsers(me, participation)).toBe(administers);
      }
    },
  );

  it.each(roles)(
    'of a member with role %s ends if is_edit is false, that of the collective organiser does not [SHELL-148] [SHELL-224]',
    (role) => {
      expect(hasAccessToWrite(me, ownRole(role, false))).toBe(false);
      expect(canAdministerUsers(me, ownRole(role, false))).toBe(false);
      expect(hasAccessToWrite(me, parentRole(role, false))).toBe(hasAccessToWrite(me, parentRole(role, true)));
      expect(canAdministerUsers(me, parentRole(role, false))).toBe(canAdministerUsers(me, parentRole(role, true)));
    },
  );

  it('follows the own role if the user has a role in both [SHELL-148]', () => {
    const both: AccessInput = { ...ownRole('read'), parent: { users: [{ id: me, role: 'supervisor' }] } };
    expect(membershipOf(me, both)).toEqual({ role: 'read', of: 'own' });
    expect(hasAccessToWrite(me, both)).toBe(false);
  });

  it.each<AccessInput>([
    { is_edit: true, users: [] },
    { is_edit: true, users: [{ id: 1, role: 'supervisor' }], parent: null },
    { is_edit: true, users: [], parent: { users: [] } },
  ])('is denied to a user without a role [SHELL-148]', (participation) => {
    expect(membershipOf(me, participation)).toBeNull();
    expect(hasAccessToWrite(me, participation)).toBe(false);
    expect(canAdministerUsers(me, participation)).toBe(false);
  });
});

describe('the types of a participation', () => {
  it.each(eventTypes)(
    '%s: services only for self, collective and sub, when the exhibition shows them [SVC-001]',
    (type) => {
      const shown = ['self', 'collective', 'sub'].includes(type);
      expect(areServicesShown({ type, exhibition: { is_show_order_additional_services: true } })).toBe(shown);
      expect(areServicesShown({ type, exhibition: { is_show_order_additional_services: false } })).toBe(false);
    },
  );

  it('are seven, one of them of montage type [PASS-022]', () => {
    expect(eventTypes).toHaveLength(7);
    expect(eventTypes.filter(isMontageType)).toEqual(['installer']);
  });
});

describe('the languages', () => {
  it('of the portal are Russian and English [SHELL-080]', () => {
    expect(['ru', 'en', 'de', '', null, 'RU'].filter(isLocale)).toEqual(['ru', 'en']);
  });
});

describe('roles of a team', () => {
  it.each(eventTypes.map((type) => [type, ['self', 'collective', 'sub'].includes(type)] as const))(
    'installers in %s: %s [SHELL-272]',
    (type, expected) => {
      expect(hasRole('installer', type)).toBe(expected);
      expect(hasRole('read', type)).toBe(true);
    },
  );

  it.each([
    ['removing the only one', [{ id: 1, role: 'supervisor' }], 1, null, true],
    ['another role for the only one', [{ id: 1, role: 'supervisor' }], 1, 'admin', true],
    ['the same role', [{ id: 1, role: 'supervisor' }], 1, 'supervisor', false],
    [
      'one of two',
      [
        { id: 1, role: 'supervisor' },
        { id: 2, role: 'supervisor' },
      ],
      1,
      null,
      false,
    ],
    [
      'somebody else',
      [
        { id: 1, role: 'supervisor' },
        { id: 2, role: 'read' },
      ],
      2,
      null,
      false,
    ],
  ] as const)('the last supervisor stays: %s [SHELL-272]', (_name, users, userId, role, expected) => {
    expect(losesLastSupervisor(users, userId, role)).toBe(expected);
  });
});
