import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../build.mjs';
import { install, root } from '../setup/install.mjs';
import { startBackend } from './backend.mjs';
import { median, needed } from './figures.mjs';

/**
 * Downloads one PDF of 500 passes from the built backend. Measures the time to the first byte and how long the API's
 * event loop is blocked, and checks the file: every name as text, in order, with intact Cyrillic; qpdf reports no
 * problem; the QR code of a rendered page can be read. Aims: first byte ≤ 300 ms, event loop p99 ≤ 30 ms.
 */
const count = 500;
const runs = 5;
const aims = { firstByte: 300, p99: 30 };

await install();
if (!(await build({ only: ['deploy/backend'] }))) process.exit(1);

const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const letters = [...'абвгдеёжзийклмнопрстуфхцчшщэюя'];
/**
 * «Съёмкин-аб»: a unique surname, with letters that fonts tend to lack.
 * @param {number} index
 */
const surnameOf = (index) => `Съёмкин-${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`;
const barcodeOf = (/** @type {number} */ index) => `BENCH${String(index).padStart(9, '0')}`;
const sortKeyOf = (/** @type {number} */ index) => String(index).padStart(9, '0');

/** Creates 500 accepted passes in the participation whose print period is open; the demo data has fewer. */
const fill = async () => {
  const backendPackage = createRequire(join(root, 'deploy/backend/package.json'));
  const { PGlite } = await import(pathToFileURL(backendPackage.resolve('@electric-sql/pglite')).href);
  const database = await PGlite.create(join(dataDir, 'database/pglite'));
  await database.query('update personal_passes set deleted_at = now() where participation_id = 102');
  await database.query('update participations set quota_certificate = $1 where id = 102', [count]);
  for (let index = 0; index < count; index += 1) {
    await database.query(
      `insert into personal_passes
         (participation_id, type, status, company_name, lastname, name, middlename, lastname_sort, barcode, created_at, updated_at)
       values (102, 'certificate', 'accepted', 'ООО «Северная механика»', $1, 'Илья', 'Андреевич', $2, $3, now(), now())`,
      [surnameOf(index), sortKeyOf(index), barcodeOf(index)],
    );
  }
  await database.close();
};

const found = (/** @type {string} */ command) => spawnSync('which', [command]).status === 0;
const problems = [];
/**
 * @param {string} name
 * @param {boolean} isRight
 * @param {string} detail
 */
const checked = (name, isRight, detail) => {
  console.log(`  ${isRight ? 'yes' : 'NO '}  ${name}${detail ? `: ${detail}` : ''}`);
  if (!isRight) problems.push(name);
};

const checkFile = async (/** @type {Buffer} */ bytes) => {
  const e2ePackage = createRequire(join(root, 'deploy/e2e/package.json'));
  const { getDocument } = await import(pathToFileURL(e2ePackage.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href);
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  checked('one page per pass', file.numPages === count, `${file.numPages} pages`);
  let named = 0;
  for (let index = 0; index < Math.min(count, file.numPages); index += 1) {
    const { items } = await (await file.getPage(index + 1)).getTextContent();
    const text = items.map((/** @type {{ str: string }} */ { str }) => str).join(' ');
    if (text.includes(surnameOf(index)) && text.includes('«Северная механика»')) named += 1;
  }
  checked('the text can be extracted, in order, with intact Cyrillic', named === count, `${named} of ${count} pages`);

  const folder = join(dataDir, 'pack');
  mkdirSync(folder);
  const path = join(folder, 'pack.pdf');
  writeFileSync(path, bytes);
  if (found('qpdf')) {
    const { status, stdout } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    checked('qpdf --check reports no problem', status === 0, stdout.match(/No syntax[^;.]*/)?.[0] ?? stdout);
  } else console.log('  –    qpdf is not installed: structure not checked');
  if (found('pdftoppm') && found('zbarimg')) {
    const pages = [1, Math.floor(count / 2), count];
    const read = pages.filter((page) => {
      const picture = join(folder, `page-${page}`);
      spawnSync('pdftoppm', ['-r', '150', '-f', page, '-l', page, '-png', path, picture].map(String));
      const [name] = readdirSync(folder).filter((file) => file.startsWith(`page-${page}-`));
      const { stdout } = spawnSync('zbarimg', ['--quiet', join(folder, name ?? '')], { encoding: 'utf8' });
      return ['QR-Code', 'CODE-128'].every((kind) => stdout.includes(`${kind}:${barcodeOf(page - 1)}`));
    });
    checked('QR and Code 128 of rendered pages can be read', read.length === pages.length, `pages ${pages.join(', ')}`);
  } else console.log('  –    pdftoppm or zbarimg is not installed: codes not read');
};

/**
 * @param {Awaited<ReturnType<typeof startBackend>>} backend
 * @param {string} token
 */
const download = async (backend, token) => {
  await backend.eventLoop();
  const startedAt = performance.now();
  const answer = await fetch(`${backend.api}/participants/102/personal-passes/download?type=certificate`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`Downloading the PDF returned ${answer.status}: ${await answer.text()}`);
  const chunks = [];
  let firstByte = NaN;
  for await (const chunk of answer.body ?? []) {
    if (chunks.length === 0) firstByte = performance.now() - startedAt;
    chunks.push(chunk);
  }
  const whole = performance.now() - startedAt;
  return { firstByte, whole, bytes: Buffer.concat(chunks), loop: await backend.eventLoop() };
};

/** @type {Awaited<ReturnType<typeof startBackend>> | null} */
let backend = null;
try {
  backend = await startBackend(dataDir);
  await backend.stop();
  await fill();
  backend = await startBackend(dataDir);
  const token = await backend.signIn('editor@severmech.example');
  // the first PDF starts the thread and warms up its code
  await download(backend, token);
  const packs = [];
  for (let run = 0; run < runs; run += 1) packs.push(await download(backend, token));
  const firstByte = median(packs.map((pack) => pack.firstByte));
  const p99 = median(packs.map(({ loop }) => loop.p99));
  const { bytes } = needed(packs[0], 'download');
  console.log(`\nOne PDF of ${count} passes, ${(bytes.length / 1024 ** 2).toFixed(1)} MB, median of ${runs} runs`);
  console.log(`  whole file         ${median(packs.map(({ whole }) => whole)).toFixed(0)} ms`);
  console.log(`  event loop, most   ${median(packs.map(({ loop }) => loop.max)).toFixed(1)} ms`);
  console.log(`  memory             ${median(packs.map(({ loop }) => loop.memory)).toFixed(0)} MB`);
  checked(`first byte within ${aims.firstByte} ms`, firstByte <= aims.firstByte, `${firstByte.toFixed(0)} ms`);
  checked(`event loop p99 within ${aims.p99} ms`, p99 <= aims.p99, `${p99.toFixed(1)} ms`);
  await checkFile(bytes);
} finally {
  await backend?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(problems.length === 0 ? 0 : 1);
