import { Migrator, type Kysely, type Migration } from 'kysely';
import { first } from './migrations/0100-first';
import { recordReplacement } from './replaced-migrations';

/** In the order of their names; a released one is never changed, a new one is added at the end. */
const migrations: Record<string, Migration> = {
  '0100-first': first,
};

/**
 * Brings the tables up to date; several processes may do it at once, one of them works and the others wait.
 * @throws the error of the migration that failed; nothing of it is stored
 */
export const migrate = async <Tables>(database: Kysely<Tables>): Promise<void> => {
  await recordReplacement(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
};
