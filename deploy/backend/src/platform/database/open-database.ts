import { join } from 'node:path';
import type { Config } from '../config';
import { ownFilesOnly } from '../files/own-files-only';
import { lockDataFolder } from './data-folder-lock';
import { Database } from './database';
import { migrate } from './migrate';
import { hasStatementTimeout, setSessionDefaults } from './session-defaults';
import type { Tables } from './tables';
import { markDatabaseMade, openingDatabase, requireWholeDatabase } from './whole-database';

/** Which database is opened. */
type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseConnections' | 'dataDir'>;

/** Says what an operator should know; nothing else depends on it. */
type Warn = (message: string) => void;

const openPostgres = async (
  url: string,
  { databaseDirectUrl, databaseConnections }: DatabaseConfig,
  prepare: (database: Database<Tables>) => Promise<void>,
  warn: Warn,
): Promise<Database<Tables>> => {
  const isPooled = databaseDirectUrl !== null;
  const maintenance = await Database.onPostgres<Tables>(databaseDirectUrl ?? url, { isMaintenance: true });
  try {
    await migrate(maintenance.read);
    if (isPooled) await setSessionDefaults(maintenance.read);
    await prepare(maintenance);
  } finally {
    await maintenance.close();
  }
  const database = await Database.onPostgres<Tables>(url, { connections: databaseConnections, isPooled });
  if (isPooled && !(await hasStatementTimeout(database.read)))
    warn('Statements through the pooler have no timeout: DATABASE_URL and DATABASE_DIRECT_URL use different roles');
  return database;
};

/**
 * Opens the configured database and migrates its tables: PostgreSQL by `databaseUrl`, otherwise PGlite in the data
 * folder, which belongs to one process at a time. Migrations never go through a pooler.
 * @param prepare bulk work after the migrations, without timeouts
 * @throws DataFolderLocked while another process holds the folder, DatabaseUnavailable, DatabaseUnusable for a PGlite
 * database that is incomplete or cannot be opened
 */
export const openDatabase = async (
  config: DatabaseConfig,
  prepare: (database: Database<Tables>) => Promise<void> = async () => {},
  warn: Warn = console.warn,
): Promise<{ database: Database<Tables>; close: () => Promise<void> }> => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) {
    const database = await openPostgres(databaseUrl, config, prepare, warn);
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
