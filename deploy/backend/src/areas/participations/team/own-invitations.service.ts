import { localizedOf } from '@fairfront/shared-kit/domain/common';
import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound, refused } from '../../../platform/http/http-error';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { publishAccessChanged } from '../../../platform/outbox/access-changed';
import type { AuditAction } from '../../../platform/texts/record-names';
import { belongsElsewhere, lockTeam, type TeamServices } from './team.service';
import { serverText } from '../../../platform/texts/server-texts';
import { deleteInvitation, findInvitedPlace, findOpenInvitation, listOpenInvitations } from './invitations.repository';
import { storeFirstPrimary } from './members.repository';
import { addMember, markAccepted } from '../../../identity/memberships/members.repository';

/** Pending invitations of a user, the newest first. */
export const listOwnInvitations = async (db: Kysely<Tables>, userId: number, now: Date) => {
  const rows = await listOpenInvitations(db, userId, now);
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    expires_at: row.expires_at.toISOString(),
    company: localizedOf(row, 'name'),
    exhibition: localizedOf(row, 'title'),
  }));
};

export interface OwnInvitation {
  invitationId: number;
  userId: number;
}

/** @throws HttpError 404 for an unknown, answered or expired invitation and for one of another user */
const findOwn = async (trx: Transaction<Tables>, { clock }: TeamServices, { invitationId, userId }: OwnInvitation) => {
  const participationId = await findInvitedPlace(trx, { invitationId, userId });
  if (participationId === null) throw notFound();
  // the team is locked first, as in every other change of it
  const team = await lockTeam(trx, participationId);
  const invitation = await findOpenInvitation(trx, invitationId, clock.now());
  if (!invitation) throw notFound();
  return { team, invitation };
};

/**
 * Makes the invited person a member.
 * @returns the id of the participation
 * @throws HttpError 404, 422 `other_company` for users of another company
 */
export const acceptOwnInvitation = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  own: OwnInvitation,
): Promise<number> => {
  const { userId } = own;
  const { team, invitation } = await findOwn(trx, services, own);
  const anyCompany = invitation.any_company || invitation.role === 'installer';
  if (await belongsElsewhere(trx, { userId, companyId: team.company_id, anyCompany })) {
    throw refused('other_company', serverText('team.belongsElsewhere'));
  }
  const at = services.clock.now();
  await addMember(trx, { participationId: team.id, userId, role: invitation.role });
  await markAccepted(trx, invitation.id, at);
  await storeFirstPrimary(trx, { participationId: team.id, userId });
  await answered(trx, services, { userId, participationId: team.id, id: invitation.id, action: 'invitation.accepted' });
  return team.id;
};

/** @throws HttpError 404 */
export const declineOwnInvitation = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  own: OwnInvitation,
): Promise<void> => {
  const { team, invitation } = await findOwn(trx, services, own);
  await deleteInvitation(trx, invitation.id);
  const answer = { userId: own.userId, participationId: team.id, id: invitation.id };
  await answered(trx, services, { ...answer, action: 'invitation.declined' });
};

const answered = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { userId, participationId, id, action }: { userId: number; participationId: number; id: number; action: AuditAction },
): Promise<void> => {
  await writeAudit(trx, { userId, participationId, action, subject: `invitation ${id}`, at: services.clock.now() });
  await publishParticipationChanged(trx, services, [participationId]);
  await publishAccessChanged(trx, services, userId);
};
