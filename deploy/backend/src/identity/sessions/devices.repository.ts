import { sql, type Kysely, type Transaction } from 'kysely';
import { networkOf } from '../../platform/http/network-of';
import type { Tables } from '../../platform/database/tables';
import { hashOf } from './tokens';
import type { Origin } from '../../platform/http/session';

/** Time after which an unused device is forgotten. */
export const deviceLifetimeMs = 365 * 86_400_000;
/** Time after which a confirmed device must confirm the second factor again. */
const confirmationLifetimeMs = 30 * 86_400_000;

/**
 * What identifies a device: the key stored by its browser, or for programs, which store none, their user agent and
 * network.
 */
const keyHashOf = (deviceKey: string | null, { userAgent, address }: Origin): string =>
  hashOf(deviceKey === null ? `program ${userAgent} ${networkOf(address)}` : `key ${deviceKey}`);

/** Whether this user has confirmed a sign-in in this browser within thirty days; never without a key. */
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

/** Makes the next sign-in of a user require the second factor on every device. */
export const forgetConfirmedDevices = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  await trx.updateTable('devices').set({ confirmed_at: null }).where('user_id', '=', userId).execute();
};

/** Makes the next sign-in require it on the device of one session only. */
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
 * Remembers the device of a sign-in; a confirmed sign-in makes it a confirmed device.
 * @returns its id, and whether it is new to the account
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
    // of two parallel sign-ins one has inserted the row, the other has updated it
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return { id, isNew };
};
