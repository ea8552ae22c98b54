import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** Asks the database for the least that there is. @throws Error of the driver while it does not answer */
export const askDatabase = async (db: Kysely<Tables>): Promise<void> => {
  await sql`select 1`.execute(db);
};
