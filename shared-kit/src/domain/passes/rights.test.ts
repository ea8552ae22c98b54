import type { Role } from '../participations';
import { isOrderName, orderOf, passSorts } from './sorting';
import { kindOfType, passKinds, passStatuses, personalPassTypes, typesListedAs } from './pass';
import {
  carPassDownload,
  isRestorable,
  packDownload,
  passRights,
  personalPassDownload,
  personalPassRemoval,
  type PassRuleContext,
} from './rights';
import { eventE1, moscow } from './testing';

const open = moscow('2026-05-10 12:00:00');
const context = (role: Role, changes: Partial<PassRuleContext['participation']> = {}, now = open): PassRuleContext => ({
  participation: { ...eventE1(), is_edit: true, users: [{ id: 1, role }], ...changes },
  userId: 1,
  now,
});
const free = { count: 1, total: 5 };
const denialOf = (...args: Parameters<typeof passRights>) => {
  const { create } = passRights(...args);
  return create.allowed ? null : create.reason;
};

describe('user permissions', () => {
  it.each([
    ['supervisor', true],
    ['admin', true],
    ['edit', true],
    ['read', false],
    ['installer', false],
  ] as const)('%s can write: %s, in all kinds [PASS-016] [PASS-017] [PASS-021]', (role, allowed) => {
    for (const kind of passKinds) {
      const rights = passRights(kind, context(role), free);
      expect([rights.create.allowed, rights.remove.allowed]).toEqual([allowed, allowed]);
      if (!allowed) expect(rights.create).toEqual({ allowed: false, reason: { code: 'no_write_access' } });
    }
  });

  it('a user of the collective organiser can write in a closed sub participation, its own user cannot [PASS-016]', () => {
    const parent = { users: [{ id: 2, role: 'edit' as const }] };
    const sub = context('edit', { type: 'sub', is_edit: false, parent });
    expect(denialOf('participant', sub, free)).toEqual({ code: 'no_write_access' });
    expect(denialOf('participant', { ...sub, userId: 2 }, free)).toBeNull();
    expect(denialOf('participant', { ...sub, userId: 3 }, free)).toEqual({ code: 'no_write_access' });
  });

  it.each([
    ['participant', 'create_personal_pass_disabled'],
    ['installation', 'create_install_pass_disabled'],
    ['car', 'create_car_pass_disabled'],
  ] as const)(
    'the flag of %s passes blocks creation for everyone and nothing else [PASS-020] [PASS-241]',
    (kind, flag) => {
      for (const role of ['supervisor', 'admin', 'edit'] as const) {
        const closed = context(role, eventE1({ [flag]: true }));
        for (const other of passKinds) {
          expect(denialOf(other, closed, free)).toEqual(other === kind ? { code: 'creation_disabled' } : null);
          expect(passRights(other, closed, free).remove.allowed).toBe(true);
        }
      }
    },
  );

  it.each([
    ['participant', '2026-05-15 23:59:59'],
    ['installation', '2026-05-20 23:59:59'],
    ['car', '2026-05-21 23:59:59'],
  ] as const)(
    'after its deadline no %s pass can be added, but passes can be deleted [PASS-071] [PASS-128] [PASS-136] [PASS-242]',
    (kind, clock) => {
      const at = moscow(clock);
      expect(denialOf(kind, context('edit', {}, at), free)).toBeNull();
      expect(denialOf(kind, context('edit', {}, at + 1000), free)).toEqual({ code: 'deadline_reached', at });
      expect(passRights(kind, context('edit', {}, at + 1000), free).remove.allowed).toBe(true);
    },
  );

  it('a full or missing quota blocks the form [PASS-060] [PASS-061] [PASS-137] [PASS-182]', () => {
    const full = { count: 18, total: 18 };
    expect(denialOf('participant', context('edit'), full)).toEqual({ code: 'quota_reached', total: 18 });
    expect(denialOf('installation', context('edit'), { count: 0, total: null })).toEqual({
      code: 'quota_reached',
      total: null,
    });
    expect(denialOf('car', context('edit'), { count: 9, total: null })).toBeNull();
    expect(denialOf('car', context('edit'), { count: 2, total: 2 })).toEqual({ code: 'quota_reached', total: 2 });
  });

  it('returns the first reason: rights, flag, deadline, quota', () => {
    const late = moscow('2026-06-01 00:00:00');
    const none = { count: 0, total: null };
    const flags = eventE1({ create_personal_pass_disabled: true });
    expect(denialOf('participant', context('read', flags, late), none)?.code).toBe('no_write_access');
    expect(denialOf('participant', context('edit', flags, late), none)?.code).toBe('creation_disabled');
    expect(denialOf('participant', context('edit', {}, late), none)?.code).toBe('deadline_reached');
    expect(denialOf('participant', context('edit'), none)?.code).toBe('quota_reached');
  });
});

describe('actions on one pass', () => {
  it('download requires an accepted pass that is not a visa, within the window [PASS-104] [PASS-105] [PASS-109] [PASS-248]', () => {
    for (const type of personalPassTypes) {
      for (const status of passStatuses) {
        const inside = personalPassDownload({ type, status }, eventE1(), moscow('2026-05-15 12:00:00'));
        expect([type, status, inside.allowed]).toEqual([type, status, type !== 'visa' && status === 'accepted']);
      }
    }
    expect(personalPassDownload({ type: 'certificate', status: 'accepted' }, eventE1(), 0)).toEqual({
      allowed: false,
      reason: {
        code: 'not_printable',
        because: 'window',
        window: { from: moscow('2026-05-01 00:00:00'), to: moscow('2026-05-21 23:59:59') },
      },
    });
  });

  it('a car pass downloads whenever it is accepted, of its three statuses [PASS-162] [PASS-163] [PASS-215]', () => {
    expect(passStatuses.map((status) => carPassDownload({ status }).allowed)).toEqual([false, true, false]);
  });

  it('a visa can be deleted only if rejected, other passes always [PASS-112] [PASS-113] [PASS-247]', () => {
    for (const type of personalPassTypes) {
      for (const status of passStatuses) {
        const decision = personalPassRemoval({ type, status }, context('edit'));
        expect([type, status, decision.allowed]).toEqual([type, status, type !== 'visa' || status === 'rejected']);
      }
    }
    expect(personalPassRemoval({ type: 'visa', status: 'accepted' }, context('read'))).toEqual({
      allowed: false,
      reason: { code: 'no_write_access' },
    });
  });

  it.each(['participant', 'installation'] as const)(
    'downloading all %s passes requires window, quota, and an accepted pass that is not a visa [PASS-074] [PASS-075] [PASS-124]',
    (kind) => {
      const inside = moscow('2026-05-12 00:00:00');
      const facts = { quota: { count: 3, total: 5 }, acceptedCount: 1, visaCount: 2 };
      expect(packDownload(kind, eventE1(), facts, inside)).toEqual({ allowed: true });
      for (const changes of [
        { acceptedCount: 0 },
        { visaCount: 3 },
        { quota: { count: 3, total: null } },
        { quota: { count: 3, total: 0 } },
      ]) {
        const decision = packDownload(kind, eventE1(), { ...facts, ...changes }, inside);
        expect(decision).toEqual({ allowed: false, reason: { code: 'nothing_to_print' } });
      }
      expect(packDownload(kind, eventE1(), facts, 0)).toMatchObject({ reason: { because: 'window' } });
    },
  );

  it('a deletion can be undone for 10 minutes, by the organiser for 30 days [PASS-276]', () => {
    expect(isRestorable(open, open + 600_000, 'participant')).toBe(true);
    expect(isRestorable(open, open + 600_001, 'participant')).toBe(false);
    expect(isRestorable(open, open + 30 * 86_400_000, 'organizer')).toBe(true);
    expect(isRestorable(open, open + 30 * 86_400_000 + 1, 'organizer')).toBe(false);
  });
});

describe('lists', () => {
  it('certificates are listed with visas, the others alone [PASS-052] [PASS-210] [PASS-219]', () => {
    expect(personalPassTypes.map(typesListedAs)).toEqual([['certificate', 'visa'], ['visa'], ['installation']]);
    expect(personalPassTypes.map(kindOfType)).toEqual(['participant', 'participant', 'installation']);
  });

  it('the four sorts, newest first by default [PASS-173] [PASS-174] [PASS-175]', () => {
    expect(passSorts.map((sort) => orderOf('participant', sort))).toEqual([
      { order_name: 'id', order_by: 'desc' },
      { order_name: 'id', order_by: 'asc' },
      { order_name: 'lastname', order_by: 'asc' },
      { order_name: 'lastname', order_by: 'desc' },
    ]);
    expect(orderOf('installation', 'newest')).toEqual({ order_name: 'created_at', order_by: 'desc' });
  });

  it('each kind has its own sort columns [PASS-220]', () => {
    expect(isOrderName('certificate', 'id')).toBe(true);
    expect(isOrderName('visa', 'created_at')).toBe(false);
    expect(isOrderName('installation', 'created_at')).toBe(true);
    expect(isOrderName('installation', 'id')).toBe(false);
    expect(isOrderName('installation', 'company_name')).toBe(false);
  });
});
