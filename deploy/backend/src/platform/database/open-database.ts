import { join } from 'node:path';
import type { Config } from '../config';
import { ownFilesOnly } from '../files/own-files-only';
import { lockDataFolder } from './data-folder-lock';
import { Database } from './database';
import { migrate, schemaDifference } from './migrate';
import { hasStatementTimeout, setSessionDefaults } from './session-defaults';
import type { Tables } from './tables';
import { markDatabaseMade, openingDatabase, requireWholeDatabase } from './whole-database';

/** Which database is opened. */
type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseConnections' | 'dataDir'>;

/** What is done with a database before it is used. */
interface Preparation {
  /** Whether the tables are migrated; without it they must have been. Default: they are. */
  migrates?: boolean;
  /** Bulk work after the migrations, without timeouts. */
  prepare?: (database: Database<Tables>) => Promise<void>;
  /** Says what an operator should know; nothing else depends on it. */
  warn?: (message: string) => void;
}

/** @returns the migrations that ran @throws Error if this revision needs others that the database has not had */
const checkSchema = async (database: Database<Tables>, { migrates = true, warn }: Preparation): Promise<string[]> => {
  const migrated = migrates ? await migrate(database.read) : [];
  const { missing, later } = await schemaDifference(database.read);
  if (missing.length > 0) {
    throw new Error(
      `The tables lack ${missing.length} migrations of this version, the first is ${missing[0]}. ` +
        'Run `node dist/main.js migrate` (in a checkout `npm run migrate`), or set MIGRATE_AT_START=true.',
    );
  }
  if (later.length > 0)
    warn?.(`A later version has migrated this database (${later.at(-1)}): its tables suit this one`);
  return migrated;
};

/** An open database, and the names of the migrations that ran when it was opened. */
interface OpenedDatabase {
  database: Database<Tables>;
  migrated: string[];
  close: () => Promise<void>;
}

const openPostgres = async (
  url: string,
  { databaseDirectUrl, databaseConnections }: DatabaseConfig,
  preparation: Preparation,
): Promise<OpenedDatabase> => {
  let migrated: string[];
  const isPooled = databaseDirectUrl !== null;
  const maintenance = await Database.onPostgres<Tables>(databaseDirectUrl ?? url, { isMaintenance: true });
  try {
    migrated = await checkSchema(maintenance, preparation);
    if (isPooled && preparation.migrates !== false) await setSessionDefaults(maintenance.read);
    await preparation.prepare?.(maintenance);
  } finally {
    await maintenance.close();
  }
  const database = await Database.onPostgres<Tables>(url, { connections: databaseConnections, isPooled });
  if (isPooled && !(await hasStatementTimeout(database.read)))
    preparation.warn?.('Statements through the pooler have no timeout: the role of DATABASE_URL has none');
  return { database, migrated, close: () => database.close() };
};

/**
 * Opens the configured database: PostgreSQL by `databaseUrl`, otherwise PGlite in the data folder, which belongs to one
 * process at a time. Migrations never go through a pooler.
 * @throws DataFolderLocked while another process holds the folder, DatabaseUnavailable, DatabaseUnusable for a PGlite
 * database that is incomplete or cannot be opened, Error for tables that have not been migrated
 */
export const openDatabase = async (config: DatabaseConfig, preparation: Preparation = {}): Promise<OpenedDatabase> => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return openPostgres(databaseUrl, config, preparation);
  const folder = join(dataDir, 'database');
  const unlock = await lockDataFolder(folder);
  try {
    const pglite = join(folder, 'pglite');
    await requireWholeDatabase(dataDir, pglite);
    const database = await openingDatabase(pglite, () => Database.onPglite<Tables>({ folder: pglite }));
    await markDatabaseMade(pglite);
    // a new PGlite database sets its file modes itself, whatever the umask
    await ownFilesOnly(folder);
    const migrated = await checkSchema(database, preparation);
    await preparation.prepare?.(database);
    return {
      ...{ database, migrated },
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
