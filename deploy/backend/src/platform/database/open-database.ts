import { join } from 'node:path';
import type { Config } from '../config';
import { ownFilesOnly } from '../files/own-files-only';
import { lockDataFolder } from './data-folder-lock';
import { Database } from './database';
import { migrate } from './migrate';
import type { Tables } from './tables';
import { markDatabaseMade, openingDatabase, requireWholeDatabase } from './whole-database';

/**
 * Opens the configured database and migrates its tables: PostgreSQL by `databaseUrl`, otherwise PGlite in the data
 * folder, which belongs to one process at a time.
 * @param prepare bulk work after the migrations, without timeouts
 * @throws DataFolderLocked while another process holds the folder, DatabaseUnavailable, DatabaseUnusable for a PGlite
 * database that is incomplete or cannot be opened
 */
export const openDatabase = async (
  { databaseUrl, databaseConnections, dataDir }: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>,
  prepare: (database: Database<Tables>) => Promise<void> = async () => {},
): Promise<{ database: Database<Tables>; close: () => Promise<void> }> => {
  if (databaseUrl) {
    const maintenance = await Database.onPostgres<Tables>(databaseUrl, { isMaintenance: true });
    try {
      await migrate(maintenance.read);
      await prepare(maintenance);
    } finally {
      await maintenance.close();
    }
    const database = await Database.onPostgres<Tables>(databaseUrl, { connections: databaseConnections });
    return { database, close: () => database.close() };
  }
  const folder = join(dataDir, 'database');
  const unlock = await lockDataFolder(folder);
  try {
    const pglite = join(folder, 'pglite');
    await requireWholeDatabase(dataDir, pglite);
    const database = await openingDatabase(pglite, () => Database.onPglite<Tables>({ folder: pglite }));
    await markDatabaseMade(pglite);
    // a new PGlite database sets its file modes itself, whatever the umask
    await ownFilesOnly(folder);
    await migrate(database.read);
    await prepare(database);
    return {
      database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
