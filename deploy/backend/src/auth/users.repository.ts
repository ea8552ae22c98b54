import type { Locale } from '@fairfront/shared-kit/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { certificateCountsOf, standsOf } from '../participants/participation-parts.repository';
import { quotaAnswer } from '../participants/participation-quota';

/** The form in which addresses are stored and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

const columns = [
  'id',
  'name',
  'lastname',
  'middlename',
  'email',
  'phone',
  'locale',
  'access',
  'can_send_notifications',
  'primary_participation_id',
] as const;

/** The user as the API answers him; role, currency, is_edit and quota are those of the primary participation (SHELL-138). */
export const readUser = async (db: Kysely<Tables>, id: number) => {
  const {
    primary_participation_id: primaryId,
    phone,
    ...user
  } = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  return {
    ...user,
    phone: phone && `+${phone}`,
    ...(primaryId === null ? nothingPrimary : await mirrorOf(db, id, primaryId)),
  };
};

const nothingPrimary = { role: null, currency: null, is_edit: false, quota: null };

const mirrorOf = async (db: Kysely<Tables>, userId: number, participationId: number) => {
  const row = await db
    .selectFrom('participations as p')
    .leftJoin('participation_users as pu', (join) =>
      join.onRef('pu.participation_id', '=', 'p.id').on('pu.user_id', '=', userId),
    )
    .select(['p.type', 'p.is_edit', 'p.currencies', 'pu.role'])
    .select(['p.quota_certificate', 'p.quota_installation', 'p.quota_car'])
    .where('p.id', '=', participationId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return nothingPrimary;
  const stands = await standsOf(db, [participationId]);
  const counts = await certificateCountsOf(db, [participationId]);
  return {
    role: row.role,
    currency: row.currencies[0]?.code ?? null,
    is_edit: row.type === 'sub' ? row.is_edit : true,
    quota: quotaAnswer(row, stands.get(participationId) ?? [], counts.get(participationId) ?? 0),
  };
};

export const findCredentials = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_confirmed_at', 'locale', 'name'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();

export interface Profile {
  name: string;
  lastname: string;
  middlename: string | null;
  /** Digits only. */
  phone: string;
}

export const updateProfile = async (db: Kysely<Tables>, id: number, profile: Profile): Promise<void> => {
  await db.updateTable('users').set(profile).where('id', '=', id).execute();
};

export const updateLocale = async (db: Kysely<Tables>, id: number, locale: Locale): Promise<void> => {
  await db.updateTable('users').set({ locale }).where('id', '=', id).execute();
};

/** Whether notifications come by mail, too (ACC-012). */
export const updateEmailNotifications = async (db: Kysely<Tables>, id: number, isWanted: boolean): Promise<void> => {
  await db.updateTable('users').set({ can_send_notifications: isWanted }).where('id', '=', id).execute();
};
