import type { Localized } from '@fairfront/shared-kit/domain/common';
import { administratorRoles } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely, type Transaction } from 'kysely';
import { textColumns } from '../../platform/database/localized-columns';
import { forgetConfirmedDevices } from '../sessions/devices.repository';
import type { Tables } from '../../platform/database/tables';
import { jsonRows } from '../../platform/database/json-rows';

/** The second factor methods of a user. */
export interface Factors {
  /** Since when sign-in requires it; null if it does not. */
  since: Date | null;
  hasApp: boolean;
  hasPasskeys: boolean;
  /** Unused recovery codes. */
  codesLeft: number;
  codes: number;
  appConfirmedAt: Date | null;
  /** Requirements of exhibitions in which the user is an administrator, earliest first. */
  demands: Demand[];
}

/** The requirement of an exhibition as shown to the user. */
interface Demand extends Localized<'title'> {
  exhibition_id: number;
  timezone: string;
  second_factor_from: string;
  participations: number[];
}

/** Participations of `e` that the user `u` administers, including their sub-exhibitors. */
const administered = sql`select p.id from participations p
  where p.exhibition_id = e.id and p.deleted_at is null and exists (select from participation_users pu
    where pu.participation_id in (p.id, p.parent_id) and pu.user_id = u.id
      and pu.role in (${sql.join([...administratorRoles])}))`;

const demandRows = () =>
  jsonRows(sql<Demand>`
    select e.id as exhibition_id, ${textColumns('e.title')}, e.timezone, e.second_factor_from,
      array(${administered} order by p.id) as participations
    from exhibitions e
    where e.second_factor_from is not null and exists (${administered})
    order by e.second_factor_from, e.id`);

/** Serialises changes of a user's second factor, so that an active one always has a method. */
export const lockFactors = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
};

export const readFactors = async (db: Kysely<Tables>, userId: number): Promise<Factors> => {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('code_apps as a', 'a.user_id', 'u.id')
    .select(['u.second_factor_at', 'a.confirmed_at'])
    .select([
      sql<number>`(select count(*)::int from recovery_codes c where c.user_id = u.id)`.as('codes'),
      sql<number>`(select count(*)::int from recovery_codes c where c.user_id = u.id and c.used_at is null)`.as('left'),
    ])
    .select(sql<boolean>`exists (select from passkeys k where k.user_id = u.id)`.as('has_passkeys'))
    .select(demandRows().as('demands'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    since: row.second_factor_at,
    hasApp: row.confirmed_at !== null,
    hasPasskeys: row.has_passkeys,
    appConfirmedAt: row.confirmed_at,
    codes: row.codes,
    codesLeft: row.left,
    demands: row.demands,
  };
};

/** Deletes everything: sign-in requires only the password. */
export const removeSecondFactor = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  await trx.updateTable('users').set({ second_factor_at: null }).where('id', '=', userId).execute();
  for (const table of ['code_apps', 'passkeys', 'passkey_challenges', 'recovery_codes', 'second_steps'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await forgetConfirmedDevices(trx, userId);
};

/** The account name shown by an authenticator. @throws when there is no such user */
export const readAccountName = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('users').select(['email', 'name', 'lastname']).where('id', '=', userId).executeTakeFirstOrThrow();

/** Records that the user of a session has proved their identity. */
export const markProved = async (trx: Transaction<Tables>, sessionId: number, at: Date): Promise<void> => {
  await trx.updateTable('sessions').set({ proved_at: at }).where('id', '=', sessionId).execute();
};

/** Makes sign-in require the second factor of a user from now on. */
export const storeFactorSince = async (trx: Transaction<Tables>, userId: number, at: Date): Promise<void> => {
  await trx.updateTable('users').set({ second_factor_at: at }).where('id', '=', userId).execute();
};

/** Marks the device of a session as confirmed. */
export const confirmDeviceOf = async (trx: Transaction<Tables>, sessionId: number, at: Date): Promise<void> => {
  await trx
    .updateTable('devices')
    .set({ confirmed_at: at })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('sessions').select('device_id').where('sessions.id', '=', sessionId),
    )
    .execute();
};

/** Locks an exhibitor's user by the stored e-mail until the end of the transaction; undefined for an unknown one. */
export const lockExhibitorByEmail = (trx: Transaction<Tables>, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'second_factor_at'])
    .where('email', '=', email)
    .where('access', '=', 'participant')
    .forUpdate()
    .executeTakeFirst();
