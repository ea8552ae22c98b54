import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../setup/install.mjs';
import { startCutProxy } from './cut-proxy.cjs';
import { recoveryAfter, startLoad, wait } from './steady-load.mjs';
import { portOf } from './with-backend.mjs';

/**
 * Cuts the connection between backend and PostgreSQL for 20 s under load, once by closing connections and once by
 * silence. Reports acknowledged writes that are missing, duplicate or missed live events, and how soon calls succeed
 * again. Needs TEST_DATABASE_URL.
 */
const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is not set to a PostgreSQL server');
const cutMs = 20_000;
const around = 5_000;

const database = `fairfront_bench_${process.pid}_${randomBytes(4).toString('hex')}`;
const onServer = async (/** @type {string} */ statement) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
const target = new URL(server);
target.pathname = `/${database}`;
await onServer(`create database ${database} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`);
const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const way = await startCutProxy(target.toString());
const backend = fork(join(root, 'deploy/backend/dist/main.js'), {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'world', DATABASE_URL: way.url, LOG_LEVEL: 'fatal' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
/** @type {number | string | null} */
let ended = null;
const end = new Promise((resolve) => backend.once('exit', (code, signal) => resolve((ended = code ?? signal))));

const readyOf = async (/** @type {string} */ url) => {
  const [health, ready] = await Promise.all([fetch(`${url}/health`), fetch(`${url}/ready`)]);
  return `/health ${health.status}, /ready ${ready.status} ${await ready.text()}`;
};

try {
  const url = `http://127.0.0.1:${await portOf(backend)}`;
  for (const how of /** @type {const} */ (['cut', 'silence'])) {
    const load = await startLoad(url);
    await wait(around);
    await way[how]();
    await wait(cutMs / 2);
    console.log(`${how}, halfway: ${await readyOf(url)}`);
    await wait(cutMs / 2);
    await way.restore();
    const restoredAt = performance.now();
    await wait(around * 2);
    const result = await load.finish();
    const answers = [...load.tally].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(`${how} for ${cutMs / 1000} s: process ${ended === null ? 'alive' : `exited (${ended})`}; ${answers}`);
    console.log(
      `  recovered after ${(recoveryAfter(load.servedAt, restoredAt) / 1000).toFixed(2)} s (aim: ≤ 5), longest call ${(result.longestCall / 1000).toFixed(1)} s (aim: ≤ 10), 503 without Retry-After: ${result.withoutRetryAfter}`,
    );
    console.log(
      `  acknowledged ${result.acknowledged}, lost ${result.lost}, stored twice ${result.twice}; events ${result.events}, missed ${result.missedEvents}, received twice ${result.repeatedEvents}`,
    );
  }
} finally {
  backend.kill();
  await end;
  await way.close();
  await onServer(`drop database if exists ${database} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}
