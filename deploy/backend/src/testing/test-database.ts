import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getEnvironmentData, setEnvironmentData, type Serializable } from 'node:worker_threads';
import { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { keptDatabases } from './kept-databases';
import { restoreRows } from './kept-rows';
import { createDatabase, dropDatabase, newDatabaseName, siblingUrl, testServerUrl } from './test-server';

export interface TestDatabase<Rows = Tables> {
  database: Database<Rows>;
  /** Address on the PostgreSQL server; null on PGlite. */
  url: string | null;
  close: () => Promise<void>;
}

const onServer = async <Rows>(server: string, template?: string): Promise<TestDatabase<Rows>> => {
  const name = newDatabaseName();
  await createDatabase(server, name, template);
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

/** What the run has made once: a folder of PGlite snapshots, or the name of a database on the server. */
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

const onPglite = async <Rows>(snapshot: 'empty.tar' | 'demo.tar'): Promise<TestDatabase<Rows>> => {
  await shareProgram();
  const database = await Database.onPglite<Rows>({ snapshot: readFileSync(join(templateOfRun(), snapshot)) });
  return { database, url: null, close: () => database.close() };
};

/** A database of its own without tables: PGlite, or one on the server of TEST_DATABASE_URL. */
export const emptyDatabase = async <Rows>(): Promise<TestDatabase<Rows>> => {
  const server = testServerUrl();
  return server ? onServer(server) : onPglite('empty.tar');
};

/** One that an earlier test of the file has closed, with its first rows again; null without one. */
const keptDatabase = async (): Promise<TestDatabase | null> => {
  for (let kept = keptDatabases.take(); kept; kept = keptDatabases.take()) {
    try {
      await restoreRows(kept.database.read);
      return kept;
    } catch {
      // the test has closed the database itself, or its user may not restore rows
      await kept.close();
    }
  }
  return null;
};

/** A database of its own with the demo world of `testNow`. What is closed is kept for the next test of the file. */
export const demoDatabase = async (): Promise<TestDatabase> => {
  const server = testServerUrl();
  const opened = (await keptDatabase()) ?? (await (server ? onServer(server, templateOfRun()) : onPglite('demo.tar')));
  return { ...opened, close: () => keptDatabases.keep(opened) };
};
