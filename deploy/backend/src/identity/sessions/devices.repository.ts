import { sql, type Kysely, type Transaction } from 'kysely';
import { networkOf } from '../../platform/http/network-of';
import type { Tables } from '../../platform/database/tables';
import { hashOf } from './sessions.repository';
import type { Origin } from '../../platform/http/session';

/** A device that was not used for so long is forgotten. */
export const deviceLifetimeMs = 365 * 86_400_000;
/** On a device that has confirmed a sign-in the second factor is asked for again after this time (SHELL-447). */
const confirmationLifetimeMs = 30 * 86_400_000;

/**
 * What a device is known by: the key that its browser keeps, or for programs, which keep none, how they name themselves and
 * from where they come.
 */
const keyHashOf = (deviceKey: string | null, { userAgent, address }: Origin): string =>
  hashOf(deviceKey === null ? `program ${userAgent} ${networkOf(address)}` : `key ${deviceKey}`);

/** Whether this user has confirmed a sign-in in this browser within thirty days; without a key it is never known. */
export const isConfirmedDevice = async (
  db: Kysely<Tables>,
  { userId, deviceKey, origin }: { userId: number; deviceKey: string | null; origin: Origin },
  now: Date,
): Promise<boolean> => {
  if (deviceKey === null) return false;
  const row = await db
    .selectFrom('devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('key_hash', '=', keyHashOf(deviceKey, origin))
    .where('confirmed_at', '>', new Date(now.getTime() - confirmationLifetimeMs))
    .executeTakeFirst();
  return row !== undefined;
};

/** The next sign-in of a user asks for the second factor on every device. */
export const forgetConfirmedDevices = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  await trx.updateTable('devices').set({ confirmed_at: null }).where('user_id', '=', userId).execute();
};

/** The same on the device of one session of the user only. */
export const forgetConfirmedDeviceOf = async (
  trx: Transaction<Tables>,
  userId: number,
  sessionId: number,
): Promise<void> => {
  await trx
    .updateTable('devices')
    .set({ confirmed_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('sessions').select('device_id').where('sessions.id', '=', sessionId),
    )
    .execute();
};

/**
 * Remembers the device of a sign-in; one that has confirmed it counts as confirmed from now on.
 * @returns its id, and whether the account has not known it
 */
export const rememberDevice = async (
  trx: Transaction<Tables>,
  { userId, deviceKey, origin }: { userId: number; deviceKey: string | null; origin: Origin },
  { isConfirmed, now }: { isConfirmed: boolean; now: Date },
): Promise<{ id: number; isNew: boolean }> => {
  const { id, is_new: isNew } = await trx
    .insertInto('devices')
    .values({
      user_id: userId,
      key_hash: keyHashOf(deviceKey, origin),
      created_at: now,
      last_used_at: now,
      confirmed_at: isConfirmed ? now : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key_hash'])
        .doUpdateSet({ last_used_at: now, ...(isConfirmed ? { confirmed_at: now } : {}) }),
    )
    // of two sign-ins at once one has inserted the row, the other has changed it
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return { id, isNew };
};
