import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { readOrMakeSetting } from '../secrets/settings.repository';
import type { RealtimeApp } from './protocol';

/** Public name of the application; the page gets it with its configuration. */
export const realtimeKey = 'fairfront';

/**
 * The application of this installation: its secret is made once and kept with the data, so that all processes on one
 * database sign alike.
 */
export const readRealtimeApp = async (db: Kysely<Tables>): Promise<RealtimeApp> => {
  const secret = await readOrMakeSetting(db, 'realtime_secret', randomBytes(32).toString('hex'));
  return { id: 'fairfront', key: realtimeKey, secret };
};
