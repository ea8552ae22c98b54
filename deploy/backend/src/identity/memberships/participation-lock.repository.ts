import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/**
 * Locks a participation until the end of the transaction: its quotas are checked and used by one transaction at a time. To lock several, sort them by id.
 */
export const lockParticipation = async (db: Kysely<Tables>, id: number): Promise<void> => {
  await sql`select id from participations where id = ${id} for update`.execute(db);
};
