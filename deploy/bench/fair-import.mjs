import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../build.mjs';
import { install, root } from '../setup/install.mjs';
import { withBackend } from './with-backend.mjs';

/**
 * `npm run bench -- fair-import`: a fair of 2,000 participations with 6,000 users from one workbook, checked, stored, and
 * stored again, on PGlite and, with TEST_DATABASE_URL, on PostgreSQL. Exits with 1 when storing takes more than a minute.
 */
const aim = 60_000;
const count = 2_000;
const usersEach = 3;

await install();
if (!(await build({ only: ['deploy/backend', 'deploy/demo'] }))) process.exit(1);
const backendPackage = createRequire(join(root, 'deploy/backend/package.json'));
const { writeXlsx } = await import(pathToFileURL(backendPackage.resolve('hucre/xlsx')).href);

const numbers = Array.from({ length: count }, (_, index) => index + 1);
const exhibition = 'BENCH';
const sheets = {
  exhibition: [
    [
      ...['external_id', 'title_rus', 'title_eng', 'vat_rate', 'installation_started_at', 'installation_ended_at'],
      ...['started_at', 'ended_at', 'dismantling_started_at', 'dismantling_ended_at'],
    ],
    [
      ...[exhibition, 'Металлообработка', 'Metalworking', 20, '2027-05-01', '2027-05-03'],
      ...['2027-05-04', '2027-05-07', '2027-05-08', '2027-05-09'],
    ],
  ],
  companies: [
    ['external_id', 'name_rus', 'name_eng', 'inn', 'address'],
    ...numbers.map((n) => [`C${n}`, `ООО «Станок ${n}»`, `Stanok ${n} LLC`, null, `Россия, Тула, улица ${n}`]),
  ],
  participations: [
    ['exhibition', 'external_id', 'company', 'type', 'quota_certificate'],
    ...numbers.map((n) => [exhibition, `P${n}`, `C${n}`, 'self', n % 40]),
  ],
  stands: [
    ['exhibition', 'participation', 'external_id', 'title', 'area'],
    ...numbers.map((n) => [exhibition, `P${n}`, `S${n}`, `1A${n}`, 9 + (n % 90)]),
  ],
  users: [
    ['exhibition', 'participation', 'email', 'role', 'locale'],
    ...numbers.flatMap((n) =>
      Array.from({ length: usersEach }, (_, index) => [
        ...[exhibition, `P${n}`, `person${n}-${index}@bench.example`],
        ...[index === 0 ? 'supervisor' : 'edit', n % 3 === 0 ? 'en' : 'ru'],
      ]),
    ),
  ],
};
const file = await writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) });

const measure = (/** @type {Record<string, string>} */ env) =>
  withBackend(async (url) => {
    const signedIn = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'organizer@fairfront.example', password: 'Fairfront-demo-1' }),
    });
    const { data } = await signedIn.json();
    const send = async (/** @type {string} */ path) => {
      const form = new FormData();
      form.append('file', new Blob([file]), 'fair.xlsx');
      const started = performance.now();
      const response = await fetch(`${url}/api/organizer/imports${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${data.token}` },
        body: form,
      });
      const { data: report } = await response.json();
      const { sheets: counts } = /** @type {{ sheets: Record<'created' | 'same', number>[] }} */ (report);
      const total = (/** @type {'created' | 'same'} */ name) => counts.reduce((sum, one) => sum + one[name], 0);
      const ms = Math.round(performance.now() - started);
      return { ms, created: total('created'), same: total('same'), errors: report.error_count };
    };
    return { check: await send('/check'), store: await send(''), 'store again': await send('') };
  }, env);

console.log(`${count} participations, ${count * usersEach} users, ${(file.byteLength / 1024).toFixed(0)} KB`);
const databases = { PGlite: '', ...(process.env.TEST_DATABASE_URL && { PostgreSQL: process.env.TEST_DATABASE_URL }) };
let isKept = true;
for (const [name, server] of Object.entries(databases)) {
  let env = {};
  let drop = async () => {};
  if (server !== '') {
    const { default: pg } = await import(pathToFileURL(backendPackage.resolve('pg')).href);
    const admin = new pg.Client(server);
    await admin.connect();
    await admin.query('drop database if exists fair_import_bench');
    await admin.query('create database fair_import_bench');
    env = { DATABASE_URL: Object.assign(new URL(server), { pathname: '/fair_import_bench' }).href };
    drop = async () => {
      await admin.query('drop database fair_import_bench with (force)');
      await admin.end();
    };
  }
  try {
    for (const [step, { ms, created, same, errors }] of Object.entries(await measure(env))) {
      console.log(`${name}: ${step}: ${ms} ms; ${created} created, ${same} the same, ${errors} errors`);
      if (step === 'store' && (ms > aim || errors > 0)) isKept = false;
    }
  } finally {
    await drop();
  }
}
process.exit(isKept ? 0 : 1);
