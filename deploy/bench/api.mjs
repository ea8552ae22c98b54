import { createRequire } from 'node:module';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { build } from '../build.mjs';
import { install, root } from '../setup/install.mjs';
import { publishBuilds } from '../setup/publish-builds.mjs';
import { Service } from '../setup/service.mjs';
import { apiRoutes, caller, connections, databasesOf, headings, tableLine, releasedFileAim } from './api-routes.cjs';
import { median, needed } from './figures.mjs';

/**
 * `npm run bench -- api [--only pglite|postgres] [--seconds 4] [--route text]`: measures the read routes one after the
 * other with 50 connections, as ratios to a bare call on PGlite in the same run, on PGlite and, with TEST_DATABASE_URL,
 * on PostgreSQL. API calls go to the backend, the released file to the edge. Exits with 1 when an aim is missed or a
 * call did not return 200.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { only: { type: 'string' }, seconds: { type: 'string', default: '4' }, route: { type: 'string' } },
});
const seconds = Math.min(Number(values.seconds) || 4, 60);
const server = process.env.TEST_DATABASE_URL ?? '';

/**
 * CPU time of a process so far in ms, including all threads; NaN where the system does not report it.
 * @param {number | undefined} pid
 */
const processorMs = (pid) => {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = rest.split(' ').slice(11, 13);
    // counted in hundredths of a second
    return (Number(user) + Number(system)) * 10;
  } catch {
    return NaN;
  }
};

/**
 * @param {{ url: string, pid: number | undefined }} service
 * @param {import('autocannon').Options['headers']} [headers]
 */
const load = async ({ url, pid }, headers = {}) => {
  const shot = (/** @type {number} */ duration) => autocannon({ url, headers, connections, duration });
  await shot(1);
  const before = processorMs(pid);
  const { requests, latency, non2xx, errors, duration } = await shot(seconds);
  return {
    perSecond: requests.total / duration,
    cpu: (processorMs(pid) - before) / requests.total,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  };
};

/**
 * Creates a database on the server of TEST_DATABASE_URL for the duration of the work.
 * @param {(url: string) => Promise<boolean>} work
 */
const withDatabase = async (work) => {
  const backend = createRequire(join(root, 'deploy/backend/package.json'));
  const { default: pg } = await import(pathToFileURL(backend.resolve('pg')).href);
  const name = `fairfront_bench_${process.pid}`;
  const run = async (/** @type {string} */ statement) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`);
  try {
    return await work(Object.assign(new URL(server), { pathname: `/${name}` }).toString());
  } finally {
    await run(`drop database if exists ${name} with (force)`);
  }
};

const signIn = async (/** @type {string} */ api) => {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(caller),
  });
  const { data } = await answer.json();
  return { authorization: `Bearer ${data.token}`, 'accept-language': 'ru' };
};

/**
 * A medium-sized script of the shell: for the largest one copying dominates, and a bare server is no faster.
 * @param {string} dataDir
 */
const releasedFile = (dataDir) => {
  const [version] = readdirSync(join(dataDir, 'releases/shell')).filter((name) => !name.startsWith('.'));
  const folder = join(dataDir, 'releases/shell', needed(version, 'release of the shell'));
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
    .sort((one, other) => one.bytes - other.bytes);
  return `/r/shell/${version}/${needed(scripts[Math.floor(scripts.length / 2)], 'script of the shell').name}`;
};

const print = (/** @type {(string | number)[]} */ cells) =>
  console.log(cells.map((cell, index) => (index ? String(cell).padStart(9) : String(cell).padEnd(52))).join(''));

/**
 * @param {string} name
 * @param {string} databaseUrl
 * @returns {Promise<boolean>} whether all aims are reached
 */
const measure = async (name, databaseUrl) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: 'world',
    LOG_LEVEL: 'error',
  };
  /** @type {Service[]} */
  const started = [];
  const start = async (/** @type {string} */ title, /** @type {string} */ script, extra = {}) => {
    const service = new Service(title, script, { env: { ...env, ...extra } });
    started.push(service);
    return { url: `http://127.0.0.1:${await service.ready}`, pid: service.child.pid };
  };
  try {
    // both databases have the same baseline: aims are shares of what the libraries reach on PGlite
    const bare = await start('The bare API', fileURLToPath(new URL('./bare-api.mjs', import.meta.url)), {
      DATABASE_URL: '',
    });
    const backend = await start('The backend', join(root, 'deploy/backend/dist/main.js'));
    const { code, output } = await publishBuilds(dataDir);
    if (code !== 0) throw new Error(output);
    const edge = await start('The edge', join(root, 'deploy/edge/dist/main.js'), {
      BACKEND_URL: backend.url,
      PUBLIC_HOSTS: '127.0.0.1',
    });
    const headers = await signIn(`${backend.url}/api`);
    const wanted = (/** @type {string} */ path) => values.route === undefined || path.includes(values.route);
    const rows = [
      ...apiRoutes.map(([path, aim]) => ({ path, aim, at: { ...backend, url: `${backend.url}/api${path}` }, headers })),
      {
        path: 'released file',
        aim: releasedFileAim,
        at: { ...edge, url: `${edge.url}${releasedFile(dataDir)}` },
        headers: { 'accept-encoding': 'gzip, deflate, br' },
      },
      { path: 'page', aim: null, at: edge, headers: { accept: 'text/html' } },
    ].filter(({ path }) => wanted(path));

    // the load of the machine varies, so the bare call is measured again between the others
    const bases = [];
    const results = [];
    for (const [index, row] of rows.entries()) {
      if (index % 5 === 0) bases.push(await load(bare));
      results.push({ ...row, ...(await load(row.at, row.headers)) });
    }
    const base = median(bases.map(({ perSecond }) => perSecond));
    const first = needed(bases[0], 'bare call');

    print([`\n${name}, ${connections} connections, ${seconds} s each`, ...headings]);
    print([
      'bare: Fastify and select 1 on PGlite',
      base.toFixed(0),
      '1.00',
      '',
      first.p50,
      first.p99,
      first.cpu.toFixed(2),
    ]);
    const lines = results.map((result) => tableLine(result, base));
    for (const { cells } of lines) print(cells);
    return lines.every(({ isKept }) => isKept);
  } finally {
    for (const service of started.reverse()) await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await install();
if (!(await build({ say: () => {} }))) process.exit(1);
const databases = databasesOf({ only: values.only, server });
if (databases.length === 0) throw new Error('No database to measure: PostgreSQL needs TEST_DATABASE_URL');
let isKept = true;
for (const name of databases) {
  const isOne = name === 'PGlite' ? await measure(name, '') : await withDatabase((url) => measure(name, url));
  isKept &&= isOne;
}
process.exit(isKept ? 0 : 1);
