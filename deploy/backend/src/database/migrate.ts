import { Migrator, type Kysely, type Migration } from 'kysely';
import { platform } from './migrations/0001-platform';
import { passes } from './migrations/0002-passes';
import { additionalServices } from './migrations/0003-additional-services';
import { realtimeSequence } from './migrations/0004-realtime-sequence';
import { cart } from './migrations/0005-cart';
import { deadlines } from './migrations/0006-deadlines';
import { passLinks } from './migrations/0007-pass-links';

/** In the order of their names; a released one is never changed, a new one is added at the end. */
const migrations: Record<string, Migration> = {
  '0001-platform': platform,
  '0002-passes': passes,
  '0003-additional-services': additionalServices,
  '0004-realtime-sequence': realtimeSequence,
  '0005-cart': cart,
  '0006-deadlines': deadlines,
  '0007-pass-links': passLinks,
};

/**
 * Brings the tables up to date; several processes may do it at once, one of them works and the others wait.
 * @throws the error of the migration that failed; nothing of it is stored
 */
export const migrate = async <Tables>(database: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
};
