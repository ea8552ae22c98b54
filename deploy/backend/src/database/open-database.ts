import { join } from 'node:path';
import type { Config } from '../config';
import { lockDataFolder } from './data-folder-lock';
import { Database } from './database';
import { migrate } from './migrate';
import type { Tables } from './tables';

/**
 * Opens the database that the configuration names and brings its tables up to date: PostgreSQL by `databaseUrl`, else
 * PGlite in the data folder, which belongs to one process at a time.
 * @throws DataFolderLocked while another process has the folder
 */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<{ database: Database<Tables>; close: () => Promise<void> }> => {
  if (databaseUrl) {
    const database = await Database.onPostgres<Tables>(databaseUrl);
    await migrate(database.read);
    return { database, close: () => database.close() };
  }
  const folder = join(dataDir, 'database');
  const unlock = lockDataFolder(folder);
  try {
    const database = await Database.onPglite<Tables>({ folder: join(folder, 'pglite') });
    await migrate(database.read);
    return {
      database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
