import { invitationLifetimeMs, resendFrom } from '@fairfront/shared-kit/domain/participations/team';
import { type EventType, hasRole, losesLastSupervisor, type Role } from '@fairfront/shared-kit/domain/participations';
import { type Locale, normalEmail } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { invalidFields, notFound, refused } from '../../../platform/http/http-error';
import { areaText, type Text } from '../../../platform/texts/area-texts';
import { listUsers } from '../access/participation-parts.repository';
import { userResponse } from '../access/participation-parts.response';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import { publishAccessChanged } from '../../../platform/outbox/access-changed';
import type { Services } from '../../../platform/services';
import { serverText } from '../../../platform/texts/server-texts';
import {
  findWaitingInvitation,
  insertInvitation,
  updateInvitationEnd,
  updateInvitationRole,
} from './invitations.repository';
import { findOrAddUser, listCompaniesOf, lockTeamOf, readUserAccess, updateMemberRole } from './members.repository';

export type TeamServices = Pick<Services, 'clock' | 'outbox'>;

/** The data of a participation for the rules about users; its row is locked, so that changes are serialised. */
export const lockTeam = async (trx: Transaction<Tables>, participationId: number) => {
  const participation = await lockTeamOf(trx, participationId);
  if (!participation) throw notFound();
  return { ...participation, users: (await listUsers(trx, participationId)).map(userResponse) };
};

/** An error on the e-mail field, with its code. */
const refusedEmail = (code: string, text: Text, { locale, field = 'email' }: Pick<Invitee, 'locale' | 'field'>) =>
  invalidFields({ [field]: [text[locale]] }, code, text);

const requireRole = (role: Role, type: EventType): void => {
  if (!hasRole(role, type)) throw refused('role_not_allowed', serverText('team.roleOfOtherType'));
};

export const memberOf = async (trx: Transaction<Tables>, participationId: number, userId: number) => {
  const users = (await listUsers(trx, participationId)).map(userResponse);
  const member = users.find(({ id }) => id === userId);
  if (!member) throw notFound();
  return member;
};

/**
 * Whether a user belongs to another company: the user has access elsewhere only, or is a member of the staff. Access as an
 * installer does not count, because installers work for contractors.
 */
export const belongsElsewhere = async (
  trx: Transaction<Tables>,
  { userId, companyId, anyCompany }: { userId: number; companyId: number; anyCompany: boolean },
): Promise<boolean> => {
  const access = await readUserAccess(trx, userId);
  const companies = await listCompaniesOf(trx, userId);
  if (access === 'manager') return true;
  if (anyCompany) return false;
  return companies.length > 0 && companies.every((id) => id !== companyId);
};

export interface Invitee {
  participationId: number;
  email: string;
  role: Role;
  /** The user who invites. */
  actorId: number;
  /** The language of the inviting user, for refusals and for e-mails to users whose language is unknown. */
  locale: Locale;
  /** Key of the e-mail in the request; `email` by default. */
  field?: string;
  /** Whether the invited user may belong to another company, as the supervisor of a new one. */
  anyCompany?: boolean;
  /** Whether the caller may learn that the user belongs to another company: only the organiser's staff may. */
  isByStaff?: boolean;
}

/**
 * Invites a user by an e-mail with a link to the registration or to the portal; accepting it gives access. The response is
 * the same whether or not there is an account with this e-mail.
 * @throws HttpError 404, 422 `invite_exists`, `already_member`, `role_not_allowed`; `other_company` only for the staff
 */
export const inviteUser = async (trx: Transaction<Tables>, services: TeamServices, invitee: Invitee) => {
  const { participationId, role, actorId, locale, anyCompany = false } = invitee;
  const team = await lockTeam(trx, participationId);
  requireRole(role, team.type);
  const email = normalEmail(invitee.email);
  const now = services.clock.now();
  const known = team.users.find((user) => user.email === email);
  if (known?.invite === 'pending')
    throw refusedEmail('invite_exists', areaText('account', 'errors.invite_exists'), invitee);
  if (known) throw refusedEmail('already_member', serverText('team.alreadyMember'), invitee);
  const userId = await findOrAddUser(trx, email, locale);
  const origin = { userId, companyId: team.company_id, anyCompany: anyCompany || role === 'installer' };
  if (invitee.isByStaff && (await belongsElsewhere(trx, origin))) {
    throw refusedEmail('other_company', areaText('account', 'errors.other_company'), invitee);
  }
  const invitation = await insertInvitation(trx, {
    participation_id: participationId,
    user_id: userId,
    role,
    created_at: now,
    expires_at: new Date(now.getTime() + invitationLifetimeMs),
    activated_at: null,
    any_company: anyCompany,
    invited_by: actorId,
  });
  await services.outbox.add(trx, 'invitation-mail', { invitationId: invitation.id });
  await writeAudit(trx, {
    userId: actorId,
    participationId,
    action: 'user.invited',
    subject: `invitation ${invitation.id}`,
    details: { role },
    at: now,
  });
  await publishParticipationChanged(trx, services, [participationId]);
  // an open home screen of the invited user shows the invitation
  await publishAccessChanged(trx, services, userId);
  return memberOf(trx, participationId, invitation.row_id);
};

export interface Member {
  participationId: number;
  /** Id of the row in the team: of a user, or of a pending invitation. */
  userId: number;
  /** The user who changes it. */
  actorId: number;
}

/** Members only, because pending invitations give no rights. */
export const activated = <User extends { invite: 'pending' | 'activated' }>(users: readonly User[]): User[] =>
  users.filter(({ invite }) => invite === 'activated');

/**
 * Changes the role of a user or of an invitation.
 * @throws HttpError 404, 422 `last_supervisor`, `other_company`, `role_not_allowed`
 */
export const changeRole = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { participationId, userId, actorId, role }: Member & { role: Role },
) => {
  const team = await lockTeam(trx, participationId);
  const member = await memberOf(trx, participationId, userId);
  requireRole(role, team.type);
  if (member.role === role) return member;
  if (member.invite === 'pending') {
    await updateInvitationRole(trx, userId, role);
  } else {
    if (losesLastSupervisor(activated(team.users), userId, role)) {
      throw refused('last_supervisor', serverText('team.lastSupervisor'));
    }
    // only an installer may belong to another company
    const isNewcomer = member.role === 'installer';
    if (isNewcomer && (await belongsElsewhere(trx, { userId, companyId: team.company_id, anyCompany: false }))) {
      throw refused('other_company', areaText('account', 'errors.other_company'));
    }
    await updateMemberRole(trx, { participationId, userId, role });
  }
  await writeAudit(trx, {
    userId: actorId,
    participationId,
    action: 'user.role-changed',
    subject: `${member.invite === 'pending' ? 'invitation row' : 'user'} ${userId}`,
    details: { from: member.role, to: role },
    at: services.clock.now(),
  });
  await publishParticipationChanged(trx, services, [participationId]);
  return { ...member, role };
};

/**
 * Sends the e-mail of a pending invitation again with a new link; the previous one ends.
 * @throws HttpError 404 if nothing is pending, 422 `resend_timeout` within 5 minutes of the last e-mail
 */
export const resendInvitation = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { participationId, userId, actorId }: Member,
) => {
  await lockTeam(trx, participationId);
  const member = await memberOf(trx, participationId, userId);
  const invitation = await findWaitingInvitation(trx, userId);
  if (member.invite !== 'pending' || !invitation) throw notFound();
  const now = services.clock.now();
  if (resendFrom(invitation.expires_at.getTime()) > now.getTime()) {
    throw refused('resend_timeout', areaText('account', 'errors.resend_timeout'));
  }
  await updateInvitationEnd(trx, invitation.id, new Date(now.getTime() + invitationLifetimeMs));
  await services.outbox.add(trx, 'invitation-mail', { invitationId: invitation.id });
  await writeAudit(trx, {
    userId: actorId,
    participationId,
    action: 'user.invited-again',
    subject: `invitation ${invitation.id}`,
    at: now,
  });
  await publishParticipationChanged(trx, services, [participationId]);
  return memberOf(trx, participationId, userId);
};
