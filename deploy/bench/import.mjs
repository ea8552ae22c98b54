import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from '../build.mjs';
import { install, root } from '../setup/install.mjs';
import { freePort } from '../setup/listen.mjs';
import { archiveOf } from './archive.cjs';
import { median } from './figures.mjs';

/**
 * Measures how the built backend checks package files over HTTP: how long 5,000 rows take, how soon oversized files are
 * refused, and how much memory each file takes (aims: check ≤ 1 s, constant memory).
 */
const rowLimit = 5000;

/**
 * Resident memory of a process in MB; null where the system does not tell.
 * @param {number | undefined} pid
 */
const residentMegabytes = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return null;
  }
};

const headings = ['Компания', 'Фамилия', 'Имя', 'Отчество'];
const letters = 'абвгдеёжзийклмнопрстуфхцчшщэюя';
/**
 * Different names, some of them wrong.
 * @param {number} count
 */
const people = (count) =>
  Array.from({ length: count }, (_, index) => {
    const ending = Array.from(String(index), (digit) => letters[Number(digit)]).join('');
    return ['ООО «Северная механика»', index % 50 === 7 ? `Петров${index}` : `Петров${ending}`, 'Илья', 'Андреевич'];
  });

await install();
if (!(await build({ only: ['deploy/backend'] }))) process.exit(1);
const backendPackage = createRequire(join(root, 'deploy/backend/package.json'));
const { writeXlsx } = await import(pathToFileURL(backendPackage.resolve('hucre/xlsx')).href);
const workbook = (/** @type {string[][]} */ rows) =>
  writeXlsx({ sheets: [{ name: 'List', rows: [headings, ...rows] }] });
const text = (/** @type {string[][]} */ rows) =>
  Buffer.from([headings, ...rows].map((row) => row.join(';')).join('\n'));

const files = [
  ['workbook, 5,000 rows', await workbook(people(rowLimit)), 200],
  ['text table, 5,000 rows', text(people(rowLimit)), 200],
  ['workbook, 50,000 rows', await workbook(people(10 * rowLimit)), 422],
  ['text table, 50,000 rows', text(people(10 * rowLimit)), 422],
  ['bomb, 1 GB in 1 MB', archiveOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(1024 ** 3) }), 422],
];

const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const port = await freePort();
const api = `http://127.0.0.1:${port}/api`;
const backend = spawn(process.execPath, [join(root, 'deploy/backend/dist/main.js')], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, DEMO: 'world', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});

const ready = async () => {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error('The backend does not respond');
};

const signIn = async () => {
  const body = JSON.stringify({ email: 'editor@severmech.example', password: 'Fairfront-demo-1' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${api}/auth/login`, { method: 'POST', headers, body });
  const { token, data } = await answer.json();
  return token ?? data.token;
};

/**
 * Checks one file and returns the milliseconds to the response and the peak memory above the previous value.
 * @param {string} token
 * @param {BlobPart} bytes
 */
const check = async (token, bytes) => {
  const form = new FormData();
  form.append('type', 'certificate');
  form.append('file', new Blob([bytes]), 'people.xlsx');
  const before = residentMegabytes(backend.pid);
  let most = before ?? 0;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(backend.pid) ?? 0)), 5);
  const startedAt = performance.now();
  const answer = await fetch(`${api}/participants/101/personal-passes/import?dry_run=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru' },
    body: form,
  });
  await answer.arrayBuffer();
  const took = performance.now() - startedAt;
  clearInterval(watch);
  return { status: answer.status, took, grown: before === null ? null : most - before };
};

let failed = false;
try {
  await ready();
  const token = await signIn();
  // the first file starts the thread and warms up its code
  for (const [, bytes] of files.slice(0, 2)) await check(token, bytes);
  console.log('\nPackage file                 size        answer      median      most    memory above the start');
  for (const [name, bytes, expected] of files) {
    const runs = [];
    for (let run = 0; run < 5; run += 1) runs.push(await check(token, bytes));
    const wrong = runs.find(({ status }) => status !== expected);
    if (wrong) {
      failed = true;
      console.error(`${name}: status ${wrong.status} instead of ${expected}`);
    }
    const times = runs.map(({ took }) => took);
    const grown = runs.map((run) => run.grown).filter((most) => most !== null);
    const memory = grown.length < runs.length ? 'unknown' : `${Math.max(...grown).toFixed(0)} MB`;
    const milliseconds = (/** @type {number} */ value) => `${value.toFixed(0)} ms`.padStart(8);
    const size = `${(bytes.byteLength / 1024).toFixed(0)} KB`.padStart(8);
    console.log(
      `${name.padEnd(26)} ${size}     ${String(expected).padStart(5)}    ${milliseconds(median(times))}  ${milliseconds(Math.max(...times))}    ${memory}`,
    );
  }
} finally {
  backend.kill('SIGTERM');
  await new Promise((resolve) => backend.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
