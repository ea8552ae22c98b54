import { eventTypes, roles } from '../participations';
import { accessVia, actorKind, restoreIssue, restoreUserUntil } from './team-access';

const removedAt = Date.parse('2026-04-20T12:00:00Z');
const free = { removedAt, isMember: false, isInvited: false, isByStaff: false };

describe('restoring a removed member', () => {
  it('is possible for 30 days, to the millisecond [ACC-233]', () => {
    const until = removedAt + 30 * 24 * 3_600_000;
    expect(restoreUserUntil(removedAt)).toBe(until);
    expect([until - 1, until, until + 1].map((now) => restoreIssue(free, now))).toEqual([
      null,
      'restore_expired',
      'restore_expired',
    ]);
  });

  it.each([
    ['has access again', { isMember: true }, 'already_back'],
    ['has access again although the organiser has removed', { isMember: true, isByStaff: true }, 'already_back'],
    ['is invited again', { isInvited: true }, 'invited_again'],
    ['was removed by the organiser', { isByStaff: true }, 'removed_by_organizer'],
  ] as const)('is denied for a person who %s [ACC-234]', (_name, facts, code) => {
    expect(restoreIssue({ ...free, ...facts }, removedAt)).toBe(code);
  });
});

describe('the actor shown for an invitation or a removal', () => {
  const nobody = { isStaff: false, isColleague: false, isOfParent: false };
  it.each([
    ['a colleague', { isColleague: true }, 'person', 'person'],
    ['a colleague who also belongs to the parent', { isColleague: true, isOfParent: true }, 'person', 'person'],
    ['somebody of the parent', { isOfParent: true }, 'parent', 'person'],
    ['the organiser’s staff', { isStaff: true }, 'organizer', 'organizer'],
    ['somebody who is gone', {}, 'former', 'former'],
  ] as const)('of %s [ACC-232] [SHELL-218]', (_name, facts, toOwn, toParent) => {
    expect(actorKind({ ...nobody, ...facts }, 'own')).toBe(toOwn);
    expect(actorKind({ ...nobody, ...facts }, 'parent')).toBe(toParent);
  });
});

it.each(eventTypes)('only installers have access through a contractor, checked for type %s [ACC-230]', (type) => {
  const contractors = roles.filter((role) => accessVia(role, type) === 'contractor');
  expect(contractors).toEqual(type === 'installer' ? [] : ['installer']);
});
