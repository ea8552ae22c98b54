import { roles } from './access';
import { eventTypes } from './event-types';
import { fixedBecause, minutesToResend, removableUsers, resendFrom, rolesToGive, shownRole } from './team';

describe('the grantable roles', () => {
  it.each(eventTypes)('are those of a participation of type %s [ACC-047]', (type) => {
    const withInstaller = ['self', 'collective', 'sub'].includes(type);
    expect(rolesToGive(type)).toEqual(['read', 'edit', 'admin', ...(withInstaller ? ['installer'] : [])]);
  });

  it('show a supervisor as an administrator [ACC-046] [SHELL-154]', () => {
    expect(roles.map(shownRole)).toEqual(['admin', 'admin', 'edit', 'read', 'installer']);
  });
});

describe('a row that cannot be changed', () => {
  it.each([
    ['supervisor', 7, 1, 'supervisor'],
    ['supervisor', 1, 1, 'supervisor'],
    ['admin', 1, 1, 'self'],
    ['admin', 7, 1, null],
    ['read', 7, 1, null],
    ['installer', 7, 1, null],
  ] as const)(
    'role %s of user %i, administered by %i: %s [ACC-059] [ACC-061] [SHELL-154]',
    (role, id, actor, reason) => {
      expect(fixedBecause({ id, role }, actor)).toBe(reason);
    },
  );
});

it('the clean-up of a team removes everybody but supervisors and administrators [ACC-063]', () => {
  const users = roles.map((role, id) => ({ id, role }));
  expect(removableUsers(users).map(({ role }) => role)).toEqual(['edit', 'read', 'installer']);
});

describe('the minimum interval between two e-mails', () => {
  const sent = Date.parse('2026-05-02T08:15:00Z');
  const from = resendFrom(sent + 7 * 24 * 3_600_000);

  it('is five minutes, while the link of the e-mail is valid for seven days [ACC-056] [ACC-176]', () => {
    expect(from - sent).toBe(5 * 60_000);
  });

  it.each([
    [0, 5],
    [1, 5],
    [60_000, 4],
    [299_999, 1],
    [300_000, null],
    [999_999, null],
  ])('%i ms after it, %s minutes are left [ACC-056]', (passed, minutes) => {
    expect(minutesToResend(from, sent + passed)).toBe(minutes);
  });
});
