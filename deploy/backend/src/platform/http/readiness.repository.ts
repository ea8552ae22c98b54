import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** Runs a minimal query. @throws Error of the driver if the database does not respond */
export const askDatabase = async (db: Kysely<Tables>): Promise<void> => {
  await sql`select 1`.execute(db);
};
