// @ts-check
import { getEnvironmentData, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PgliteStatements } from './pglite-statements.mjs';

/**
 * PGlite in a separate thread: a slow query blocks this thread rather than the event loop of the API (a few ms against
 * hundreds). Plain JavaScript, because Node starts it directly, also in tests. Uses the messages of pglite-client.ts.
 */
if (!parentPort) throw new Error('pglite.worker.mjs runs in a worker thread');
const port = parentPort;

/**
 * The same JavaScript types as with the PostgreSQL driver (postgres.ts): dates as text, bigint and numeric as numbers.
 */
const asText = (/** @type {string} */ value) => value;
const parsers = { 20: Number, 1082: asText, 1700: Number };

/** The database program, precompiled if many are started (tests); undefined: compiled here. */
const program = getEnvironmentData('pglite.wasm');

const database = await PGlite.create({
  dataDir: workerData.folder ?? 'memory://',
  ...(workerData.snapshot ? { loadDataDir: new Blob([workerData.snapshot]) } : {}),
  ...(program instanceof WebAssembly.Module ? { pgliteWasmModule: program } : {}),
  parsers,
});
port.postMessage({ id: 0 });

// statements are cached, and planning them for each value would cost more than a better plan saves
await database.exec('set plan_cache_mode = force_generic_plan');
const statements = new PgliteStatements(database);

/** @typedef {{ sql: string, parameters: unknown[] }} Statement the text of it, and its parameters if it has any */

const answers = {
  query: (/** @type {Statement} */ { sql, parameters }) => statements.query(sql, parameters),
  script: async (/** @type {Statement} */ { sql }) => {
    await statements.evictAll();
    await database.exec(sql);
    return { rows: [], affectedRows: 0 };
  },
  snapshot: async () => {
    const dump = await database.dumpDataDir('none');
    return { snapshot: new Uint8Array(await dump.arrayBuffer()) };
  },
  close: async () => {
    await database.close();
    return {};
  },
};

const answer = async (/** @type {Statement & { id: number, kind: keyof typeof answers }} */ message) => {
  try {
    port.postMessage({ id: message.id, answer: await answers[message.kind](message) });
  } catch (error) {
    const {
      message: text,
      code,
      constraint,
      detail,
      table,
      column,
    } = /** @type {import('@electric-sql/pglite').messages.DatabaseError} */ (error);
    port.postMessage({ id: message.id, error: { message: text, code, constraint, detail, table, column } });
  }
};

// several may queue here, so that the next one starts without a round trip to the other thread; one at a time, in order
let turn = Promise.resolve();
port.on('message', (message) => {
  turn = turn.then(() => answer(message));
});
