import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { RealtimeApp } from './protocol';

/** Public name of the application; the page gets it with its configuration. */
export const realtimeKey = 'fairfront';

/**
 * The application of this installation: its secret is made once and kept with the data, so that all processes on one
 * database sign alike.
 */
export const readRealtimeApp = async (db: Kysely<Tables>): Promise<RealtimeApp> => {
  await db
    .insertInto('settings')
    .values({ key: 'realtime_secret', value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'realtime_secret')
    .executeTakeFirstOrThrow();
  return { id: 'fairfront', key: realtimeKey, secret: value };
};
