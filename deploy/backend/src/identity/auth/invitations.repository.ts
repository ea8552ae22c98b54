import { type Locale, localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Kysely, Transaction } from 'kysely';
import { localizedAs } from '../../platform/database/localized-columns';
import type { Tables } from '../../platform/database/tables';
import type { Profile } from '../users/users.repository';

/** An invitation with the data of its page; undefined if it is unknown or its participation is deleted. */
export const readInvitationPage = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .innerJoin('participations as p', 'p.id', 'i.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('participations as main', 'main.id', 'p.parent_id')
    .leftJoin('companies as host', 'host.id', 'main.company_id')
    .leftJoin('users as s', 's.id', 'i.invited_by')
    .select(['i.role', 'i.activated_at', 'i.expires_at', 'i.participation_id', 'u.email', 'u.password_hash'])
    .select([...localizedNames('c.name'), ...localizedAs('host.name', 'host')])
    .select([...localizedNames('e.title'), 'e.started_at', 'e.ended_at'])
    .select(['s.name as sender_name', 's.lastname as sender_lastname', 's.access as sender_access'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('participation_users as m')
          .select('m.user_id')
          .whereRef('m.participation_id', '=', 'i.participation_id')
          .whereRef('m.user_id', '=', 'i.invited_by'),
      ).as('is_colleague'),
    )
    .where('i.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();

/** An invitation with the data of its page. */
export type InvitationPageRow = NonNullable<Awaited<ReturnType<typeof readInvitationPage>>>;

/** The recipient of an invitation; empty for an unknown one. */
export const emailOfInvitation = async (db: Kysely<Tables>, id: number): Promise<string> => {
  const row = await db
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select('u.email')
    .where('i.id', '=', id)
    .executeTakeFirst();
  return row?.email ?? '';
};

/** Locks an invitation; undefined for an unknown one. */
export const lockInvitation = (trx: Transaction<Tables>, id: number) =>
  trx.selectFrom('invitations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Whether a participation exists and is not deleted. */
export const isParticipationThere = async (db: Kysely<Tables>, participationId: number): Promise<boolean> => {
  const place = await db
    .selectFrom('participations')
    .select('id')
    .where('id', '=', participationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return place !== undefined;
};

/** The data that an invited person has entered. */
interface Registration {
  profile: Profile;
  passwordHash: string;
  canSendNotifications: boolean;
  locale: Locale;
  participationId: number;
  at: Date;
}

/** Completes an invited user, whose e-mail counts as confirmed; false if the user already has a password. */
export const completeUser = async (
  trx: Transaction<Tables>,
  userId: number,
  { profile, passwordHash, canSendNotifications, locale, participationId, at }: Registration,
): Promise<boolean> => {
  const user = await trx
    .updateTable('users')
    .set({
      ...profile,
      password_hash: passwordHash,
      can_send_notifications: canSendNotifications,
      locale,
      email_confirmed_at: at,
      primary_participation_id: participationId,
    })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return user !== undefined;
};
