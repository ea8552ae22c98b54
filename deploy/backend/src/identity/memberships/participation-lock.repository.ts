import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/**
 * Locks a participation until the end of the transaction: counted limits of it are checked and used by one transaction at
 * a time (PASS-243). To lock several, ask for them in the order of their ids.
 */
export const lockParticipation = async (db: Kysely<Tables>, id: number): Promise<void> => {
  await sql`select id from participations where id = ${id} for update`.execute(db);
};
