import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getEnvironmentData, setEnvironmentData, type Serializable, type Worker } from 'node:worker_threads';
import { Database } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { restoreRows } from './kept-rows';
import {
  createDatabase,
  dropDatabase,
  migratedTemplate,
  newDatabaseName,
  siblingUrl,
  testServerUrl,
} from './test-server';

export interface TestDatabase<Rows = Tables> {
  database: Database<Rows>;
  /** Address on the PostgreSQL server; null on PGlite. */
  url: string | null;
  close: () => Promise<void>;
}

const onServer = async <Rows>(server: string, template?: string): Promise<TestDatabase<Rows>> => {
  const name = newDatabaseName();
  await createDatabase(server, name, template);
  return openOnServer(server, name);
};

const openOnServer = async <Rows>(server: string, name: string): Promise<TestDatabase<Rows>> => {
  const url = siblingUrl(server, name);
  const database = await Database.onPostgres<Rows>(url);
  return {
    database,
    url,
    close: async () => {
      await database.close();
      await dropDatabase(server, name);
    },
  };
};

/** The templates of this run: a folder of PGlite snapshots, or the name of a database on the server. */
const templateOfRun = (): string => {
  const template = process.env.FAIRFRONT_TEST_TEMPLATE;
  if (!template) throw new Error('The template of the run is missing: see testing/global-setup.ts');
  return template;
};

/** Node has it; the types of Node do not. */
declare const WebAssembly: { compile: (program: Uint8Array) => Promise<object> };

/**
 * Compiles the program of PGlite once for all test files of this process: what the engine has made quick for one database stays
 * quick for the next, which saves most of the processor time of a suite.
 */
const shareProgram = async (): Promise<void> => {
  if (getEnvironmentData('pglite.wasm') !== undefined) return;
  const folder = dirname(require.resolve('@electric-sql/pglite'));
  const program = await WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')));
  // a compiled program can be handed to threads, which the types do not know
  setEnvironmentData('pglite.wasm', program as Serializable);
};

const onPglite = async <Rows>(snapshot: 'empty.tar' | `${TestRows}.tar`): Promise<TestDatabase<Rows>> => {
  await shareProgram();
  const database = await Database.onPglite<Rows>({ snapshot: readFileSync(join(templateOfRun(), snapshot)) });
  return { database, url: null, close: () => database.close() };
};

const overThread = async (thread: Worker): Promise<TestDatabase> => {
  const database = await Database.onPglite<Tables>({ thread });
  return { database, url: null, close: () => database.close() };
};

/** A database of its own without tables: PGlite, or one on the server of TEST_DATABASE_URL. */
export const emptyDatabase = async <Rows>(): Promise<TestDatabase<Rows>> => {
  const server = testServerUrl();
  return server ? onServer(server) : onPglite('empty.tar');
};

/** A thread of PGlite, or a name on the server. */
type IdleDatabase = Worker | string;

/** The initial content for a test: all tables without rows of exhibitors, or the demo data of `testNow`. */
type TestRows = 'migrated' | 'demo';

declare global {
  /** Databases that no test uses at the moment, of earlier files, too (jest/environment.mjs). */
  var idleDatabases: {
    take: (rows: TestRows) => IdleDatabase | undefined;
    keep: (rows: TestRows, database: IdleDatabase) => void;
  };
}

/** One that an earlier test has closed, with its first rows again; null without one. */
const idleDatabase = async (rows: TestRows, server: string | null): Promise<TestDatabase | null> => {
  for (let idle = idleDatabases.take(rows); idle !== undefined; idle = idleDatabases.take(rows)) {
    const opened = typeof idle === 'string' ? await openOnServer<Tables>(server ?? '', idle) : await overThread(idle);
    try {
      await restoreRows(opened.database.read);
      return opened;
    } catch {
      // a test has changed its tables, or the user may not restore rows
      await opened.close();
    }
  }
  return null;
};

/** Gives a database back for other tests, unless a test has closed it. */
const giveBack = async (rows: TestRows, { database, url, close }: TestDatabase): Promise<void> => {
  const idle = url === null ? database.release() : new URL(url).pathname.slice(1);
  if (!idle) return close();
  if (url !== null) await database.close();
  idleDatabases.keep(rows, idle);
};

const databaseWith = async (rows: TestRows): Promise<TestDatabase> => {
  const server = testServerUrl();
  const template = () => (rows === 'demo' ? templateOfRun() : migratedTemplate(templateOfRun()));
  const opened =
    (await idleDatabase(rows, server)) ?? (await (server ? onServer(server, template()) : onPglite(`${rows}.tar`)));
  return { ...opened, close: () => giveBack(rows, opened) };
};

/** A separate database with the demo data of `testNow`. */
export const demoDatabase = (): Promise<TestDatabase> => databaseWith('demo');

/** A database of its own with all tables and only the rows that migrations write, for tests that build theirs (builders/). */
export const migratedDatabase = (): Promise<TestDatabase> => databaseWith('migrated');
