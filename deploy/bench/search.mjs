import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../build.mjs';
import { install, root } from '../setup/install.mjs';
import { caller } from './api-routes.cjs';
import { withBackend } from './with-backend.mjs';
import { needed, quantile } from './figures.mjs';

/**
 * `npm run bench -- search [--only pglite|postgres]`: runs searches of every kind among 2,000 services, one after the
 * other, against the built backend on PGlite and, with TEST_DATABASE_URL, on PostgreSQL. Exits with 1 when the p95 of a
 * kind misses its aim or a result is wrong.
 */
const aim = 50;
const services = 2000;
const rounds = 60;
const server = process.env.TEST_DATABASE_URL;
const { values } = parseArgs({ args: process.argv.slice(3), options: { only: { type: 'string' } } });
const backend = createRequire(join(root, 'deploy/backend/package.json'));

const kinds = {
  exact: ['стул барный', 'экран 55', 'холодильник', 'розетка'],
  beginning: ['хол', 'стой', 'подключ', 'эк'],
  form: ['барных стульев', 'розеток', 'экранами', 'креслами'],
  layout: ['cnek ,fhysq', "'rhfy", '[jkjlbkmybr', 'hjptnrf'],
  'Latin letters': ['holodilnik', 'barnyj stul', 'rozetka', 'ekran'],
  typo: ['халодильник', 'рзоетка', 'барый стол', 'прожиктор'],
  nonsense: ['фывапролд', 'qwrtpsdfg zxcvbnm', 'щщщщщщщ', 'абвгдежз клмнопр стуфхцч'],
};

/** The demo names, each with an additional word, so that the catalogue has thousands of different ones. */
const fill = `insert into additional_services
  (category_id, executor_id, unit_id, position, name_rus, name_eng, short_description_rus, short_description_eng, prices,
    requires, synonyms)
  select s.category_id, s.executor_id, s.unit_id, 1000 + n.i,
    s.name_rus || ' ' || translate(substr(md5(n.i::text), 1, 8), '0123456789abcdef', 'авеиклмнопрстудя') || ' ' || n.i,
    s.name_eng || ' ' || translate(substr(md5(n.i::text), 1, 8), '0123456789abcdef', 'aveiklmnoprstudy') || ' ' || n.i,
    s.short_description_rus || ', ' || translate(substr(md5('d' || n.i), 1, 8), '0123456789abcdef', 'авеиклмнопрстудя'),
    s.short_description_eng, s.prices, s.requires, s.synonyms
  from generate_series(1, $1::int) n(i)
  join (select *, row_number() over (order by id) as row, count(*) over () as rows from additional_services) s
    on s.row = 1 + n.i % s.rows`;

/**
 * @param {string} name
 * @param {Record<string, string> | undefined} env
 * @returns {Promise<boolean>} whether all aims are reached
 */
const measure = (name, env) =>
  withBackend(async (url) => {
    const signedIn = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(caller),
    });
    const { data } = await signedIn.json();
    const headers = { authorization: `Bearer ${data.token}`, 'accept-language': 'ru' };
    const search = async (/** @type {string} */ text) => {
      const started = performance.now();
      const answer = await fetch(`${url}/api/participants/101/additional-services?search=${encodeURIComponent(text)}`, {
        headers,
      });
      const body = await answer.json();
      return { ms: performance.now() - started, total: body.meta?.total, status: answer.status };
    };
    const first = await search('стул');
    console.log(`\n${name}: ${services} services; the first search, which loads them, took ${first.ms.toFixed(0)} ms`);
    let isKept = true;
    for (const [kind, texts] of Object.entries(kinds)) {
      /** @type {number[]} */
      const times = [];
      /** @type {boolean[]} */
      const totals = [];
      for (let round = 0; round < rounds; round += 1) {
        const { ms, total, status } = await search(needed(texts[round % texts.length], `search for ${kind}`));
        times.push(ms);
        totals.push(status === 200 && (kind === 'nonsense' ? total === 0 : total > 0));
      }
      const p95 = quantile(times, 0.95);
      const isRowKept = p95 <= aim && totals.every(Boolean);
      isKept &&= isRowKept;
      const figures = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1).padStart(7));
      const wrong = totals.every(Boolean) ? '' : `  wrong: ${texts.filter((_text, at) => !totals[at]).join(', ')}`;
      console.log(`${kind.padEnd(16)} p50, p95, longest ms ${figures.join('')}${p95 <= aim ? '' : '  MISSED'}${wrong}`);
    }
    return isKept;
  }, env);

const onServer = async (/** @type {string} */ address) => {
  const { default: pg } = await import(pathToFileURL(backend.resolve('pg')).href);
  const database = `fairfront_bench_${randomUUID().slice(0, 8)}`;
  const url = Object.assign(new URL(address), { pathname: `/${database}` }).toString();
  /**
   * @param {string} connectionString
   * @param {string} statement
   * @param {unknown[]} [parameters]
   */
  const run = async (connectionString, statement, parameters) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(statement, parameters).finally(() => client.end());
  };
  await run(
    address,
    `create database ${database} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  try {
    await withBackend(() => run(url, fill, [services]), { DATABASE_URL: url });
    return await measure('PostgreSQL', { DATABASE_URL: url });
  } finally {
    await run(address, `drop database if exists ${database} with (force)`);
  }
};

const onPglite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
  const env = { DATA_DIR: folder };
  try {
    // one run creates the tables and the demo data, then the folder is free for the additional data
    await withBackend(async () => {}, env);
    const { PGlite } = await import(pathToFileURL(backend.resolve('@electric-sql/pglite')).href);
    const database = await PGlite.create(join(folder, 'database/pglite'));
    await database.query(fill, [services]).finally(() => database.close());
    return await measure('PGlite', env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await install();
if (!(await build({ only: ['deploy/backend'], say: () => {} }))) process.exit(1);
let isKept = true;
if (values.only !== 'postgres') isKept = await onPglite();
if (server && values.only !== 'pglite') isKept = (await onServer(server)) && isKept;
process.exit(isKept ? 0 : 1);
