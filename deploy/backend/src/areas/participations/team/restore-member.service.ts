import { restoreIssue } from '@fairfront/shared-kit/domain/account';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound, refused } from '../../../platform/http/http-error';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { publishAccessChanged } from '../../../platform/outbox/access-changed';
import { findRemoved, restoreAccess } from './removed-members.repository';
import { activated, belongsElsewhere, lockTeam, memberOf, type TeamServices } from './team.service';
import { areaText } from '../../../platform/texts/area-texts';

/** A removal of a participation, and the user who undoes it. */
export interface Restoration {
  participationId: number;
  removalId: number;
  actorId: number;
}

/**
 * Undoes a removal: role, choices and last visit are as before. A repeat has no effect.
 * @throws HttpError 404 for an unknown removal and for one of another participation; 422 `restore_expired`, `already_back`,
 * `invited_again`, `removed_by_organizer`, and `other_company` if the user has joined another company since
 */
export const restoreMember = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { participationId, removalId, actorId }: Restoration,
) => {
  const team = await lockTeam(trx, participationId);
  const removal = await findRemoved(trx, participationId, removalId);
  if (!removal) throw notFound();
  const userId = removal.user_id;
  const isMember = activated(team.users).some(({ id }) => id === userId);
  if (removal.restored_at && isMember) return memberOf(trx, participationId, userId);
  const at = services.clock.now();
  const facts = {
    removedAt: removal.removed_at.getTime(),
    isMember,
    isInvited: removal.is_invited,
    isByStaff: removal.is_by_staff,
  };
  const issue = restoreIssue(facts, at.getTime());
  if (issue) throw refused(issue, areaText('account', `errors.${issue}`));
  const anyCompany = removal.worked_elsewhere || removal.role === 'installer';
  if (await belongsElsewhere(trx, { userId, companyId: team.company_id, anyCompany })) {
    throw refused('other_company', areaText('account', 'errors.other_company'));
  }
  await restoreAccess(trx, removal, { actorId, exhibitionId: team.exhibition_id, at });
  await writeAudit(trx, {
    userId: actorId,
    participationId,
    action: 'user.restored',
    subject: `user ${userId}`,
    details: { role: removal.role },
    at,
  });
  await publishParticipationChanged(trx, services, [participationId]);
  // an open home screen of the user shows the exhibition again
  await publishAccessChanged(trx, services, userId);
  return memberOf(trx, participationId, userId);
};
