import { hasRole, losesLastSupervisor, type EventType, type Role } from '@fairfront/shared-kit/model';
import type { Transaction } from 'kysely';
import { normalEmail } from '../auth/users.repository';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { notFound, refused } from '../http/failure';
import { notifyUsers } from '../notifications/notify';
import { usersOf } from '../participants/participation-parts.repository';
import { tellParticipationChanged } from '../participants/participation-changed';
import type { Services } from '../services';
import { teamTexts } from './team.texts';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** An invitation can be accepted during this time (ACC-176). */
const invitationLifetimeMs = 7 * 86_400_000;

/** What the rules about users must know of a participation; its row is locked, so that two changes cannot pass each other. */
const lockTeam = async (trx: Transaction<Tables>, participationId: number) => {
  const participation = await trx
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select([
      'p.id',
      'p.type',
      'p.company_id',
      'p.exhibition_id',
      'c.name_rus',
      'c.name_eng',
      'e.title_rus',
      'e.title_eng',
    ])
    .where('p.id', '=', participationId)
    .forUpdate('p')
    .executeTakeFirst();
  if (!participation) throw notFound();
  return { ...participation, users: (await usersOf(trx, [participationId])).get(participationId) ?? [] };
};

const requireRole = (role: Role, type: EventType): void => {
  if (!hasRole(role, type)) throw refused('role_not_allowed', teamTexts.roleOfOtherType);
};

const memberOf = async (trx: Transaction<Tables>, participationId: number, userId: number) => {
  const users = (await usersOf(trx, [participationId])).get(participationId) ?? [];
  const member = users.find(({ id }) => id === userId);
  if (!member) throw notFound();
  return member;
};

/** Who has access elsewhere only belongs to another company; people of the staff take part in nothing. */
const belongsElsewhere = async (trx: Transaction<Tables>, userId: number, companyId: number): Promise<boolean> => {
  const user = await trx.selectFrom('users').select('access').where('id', '=', userId).executeTakeFirstOrThrow();
  const companies = await trx
    .selectFrom('participation_users as pu')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .select('p.company_id')
    .distinct()
    .where('pu.user_id', '=', userId)
    .execute();
  if (user.access === 'manager') return true;
  return companies.length > 0 && companies.every(({ company_id }) => company_id !== companyId);
};

export interface Invitee {
  participationId: number;
  email: string;
  role: Role;
  /** Who invites. */
  actorId: number;
}

/**
 * Gives a person access: who is registered is linked at once and told, everybody else gets a letter with a signed link
 * (ACC-053, ACC-176).
 * @throws Failure 404, 422 `invite_exists`, `already_member`, `other_company`, `role_not_allowed`
 */
export const inviteUser = async (trx: Transaction<Tables>, services: Needs, invitee: Invitee) => {
  const { participationId, role, actorId } = invitee;
  const team = await lockTeam(trx, participationId);
  requireRole(role, team.type);
  const email = normalEmail(invitee.email);
  const now = services.clock.now();
  await trx
    .insertInto('users')
    .values({
      email,
      password_hash: null,
      name: '',
      lastname: '',
      middlename: null,
      phone: null,
      email_confirmed_at: null,
      primary_participation_id: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const user = await trx
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const member = team.users.find(({ id }) => id === user.id);
  if (member?.invite === 'pending') throw refused('invite_exists', teamTexts.inviteExists);
  if (member) throw refused('already_member', teamTexts.alreadyMember);
  if (await belongsElsewhere(trx, user.id, team.company_id)) throw refused('other_company', teamTexts.otherCompany);
  await trx
    .insertInto('participation_users')
    .values({ participation_id: participationId, user_id: user.id, role })
    .execute();
  if (user.password_hash === null) {
    const invitation = await trx
      .insertInto('invitations')
      .values({
        participation_id: participationId,
        user_id: user.id,
        role,
        created_at: now,
        expires_at: new Date(now.getTime() + invitationLifetimeMs),
        activated_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await services.outbox.add(trx, 'invitation-mail', { invitationId: invitation.id });
  } else {
    await notifyUsers(trx, services, [user.id], {
      type: 'organizer',
      participationId,
      message_rus: `Вам открыт доступ: ${team.name_rus}, ${team.title_rus}`,
      message_eng: `You have been given access: ${team.name_eng}, ${team.title_eng}`,
      subject: null,
    });
  }
  await writeAudit(trx, {
    userId: actorId,
    participationId,
    action: 'user.invited',
    subject: `user ${user.id}`,
    details: { role },
    at: now,
  });
  await tellParticipationChanged(trx, services, [participationId]);
  return memberOf(trx, participationId, user.id);
};

export interface Member {
  participationId: number;
  userId: number;
  /** Who changes it. */
  actorId: number;
}

/**
 * Changes the role of a user.
 * @throws Failure 404, 422 `last_supervisor`, `role_not_allowed`
 */
export const changeRole = async (
  trx: Transaction<Tables>,
  services: Needs,
  { participationId, userId, actorId, role }: Member & { role: Role },
) => {
  const team = await lockTeam(trx, participationId);
  const member = await memberOf(trx, participationId, userId);
  requireRole(role, team.type);
  if (losesLastSupervisor(team.users, userId, role)) throw refused('last_supervisor', teamTexts.lastSupervisor);
  if (member.role === role) return member;
  const place = { participation_id: participationId, user_id: userId };
  await trx
    .updateTable('participation_users')
    .set({ role })
    .where((on) => on.and(place))
    .execute();
  await trx
    .updateTable('invitations')
    .set({ role })
    .where((on) => on.and(place))
    .where('activated_at', 'is', null)
    .execute();
  await writeAudit(trx, {
    userId: actorId,
    participationId,
    action: 'user.role-changed',
    subject: `user ${userId}`,
    details: { from: member.role, to: role },
    at: services.clock.now(),
  });
  await tellParticipationChanged(trx, services, [participationId]);
  return { ...member, role };
};

/**
 * Takes the access of a user away, and a pending invitation with it; his live subscriptions end within seconds (SHELL-222).
 * @throws Failure 404, 422 `last_supervisor`
 */
export const removeUser = async (
  trx: Transaction<Tables>,
  services: Needs,
  { participationId, userId, actorId }: Member,
): Promise<void> => {
  const team = await lockTeam(trx, participationId);
  const member = await memberOf(trx, participationId, userId);
  if (losesLastSupervisor(team.users, userId, null)) throw refused('last_supervisor', teamTexts.lastSupervisor);
  const place = { participation_id: participationId, user_id: userId };
  await trx
    .deleteFrom('participation_users')
    .where((on) => on.and(place))
    .execute();
  await trx
    .deleteFrom('primary_participations')
    .where((on) => on.and(place))
    .execute();
  await trx
    .deleteFrom('invitations')
    .where((on) => on.and(place))
    .where('activated_at', 'is', null)
    .execute();
  await trx
    .updateTable('users')
    .set({ primary_participation_id: null })
    .where('id', '=', userId)
    .where('primary_participation_id', '=', participationId)
    .execute();
  await writeAudit(trx, {
    userId: actorId,
    participationId,
    action: 'user.removed',
    subject: `user ${userId}`,
    details: { role: member.role },
    at: services.clock.now(),
  });
  await tellParticipationChanged(trx, services, [participationId]);
};
