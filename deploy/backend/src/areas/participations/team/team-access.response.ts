import { actorKind, restoreUserUntil, restoreIssue } from '@fairfront/shared-kit/domain/account';
import type { Membership } from '@fairfront/shared-kit/domain/participations';
import type { StoredActor, StoredRemoval, StoredEntry } from './team-access.repository';
import type { TeamAccess } from '@fairfront/shared-kit/domain/participations/api';

const instant = (value: string | null): string | null => value && new Date(value).toISOString();

/** The author, by the rule about names. */
const actorResponse = (actor: StoredActor | null, readerOf: Membership['of']) => {
  const facts = {
    isStaff: actor?.is_staff ?? false,
    isColleague: actor?.is_colleague ?? false,
    isOfParent: actor?.is_of_parent ?? false,
  };
  const kind = actorKind(facts, readerOf);
  return { kind, name: kind === 'person' && actor ? `${actor.name} ${actor.lastname}`.trim() : null };
};

/** Members, invitations and removed members, as far as a reader of this side may see them. */
export const accessResponse = (
  row: { entries: StoredEntry[]; removals: StoredRemoval[] },
  readerOf: Membership['of'],
  now: Date,
): TeamAccess => ({
  members: row.entries.map(({ actor, is_by_code, last_seen_at, invited_at, invited_until, id }) => ({
    id,
    last_seen_at: instant(last_seen_at),
    invited_at: instant(invited_at),
    invited_by: is_by_code ? { kind: 'code', name: null } : invited_at === null ? null : actorResponse(actor, readerOf),
    invited_until: instant(invited_until),
  })),
  removed: row.removals.map(({ actor, is_invited, removed_at, ...person }) => {
    const removedAt = Date.parse(removed_at);
    const isByStaff = actor?.is_staff ?? false;
    const issue = restoreIssue({ removedAt, isMember: false, isInvited: is_invited, isByStaff }, now.getTime());
    return {
      ...person,
      removed_at: new Date(removedAt).toISOString(),
      removed_by: actorResponse(actor, readerOf),
      restore_until: new Date(restoreUserUntil(removedAt)).toISOString(),
      issue: issue === 'invited_again' || issue === 'removed_by_organizer' ? issue : null,
    };
  }),
});
