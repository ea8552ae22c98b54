import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../build.mjs';
import { install } from '../setup/install.mjs';
import { archiveOf } from './archive.cjs';
import { startBackend } from './backend.mjs';

/**
 * Uploads a 60 KB workbook that unpacks to 1.6 million shared texts 40 times at once, by two users of one company,
 * while a user of another company reads a list and checks a regular file. Aims: the process grows by less than 700 MB,
 * no call of the other user takes longer than 2 s, the regular file is checked, every upload gets a status below 500.
 */
const uploads = 40;
const aims = { grown: 700, call: 2000 };

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const parts = 'http://schemas.openxmlformats.org/package/2006/relationships';
const cells = ['Компания', 'Фамилия', 'Имя']
  .map((text, index) => `<c r="${'ABC'[index]}1" t="inlineStr"><is><t>${text}</t></is></c>`)
  .join('');
const flood = archiveOf({
  '_rels/.rels': `<Relationships xmlns="${parts}"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="List" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parts}"><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  'xl/sharedStrings.xml': `<sst xmlns="${main}">${'<si><t/></si>'.repeat(1_600_000)}</sst>`,
});
const honest = Buffer.from('Компания;Фамилия;Имя;Отчество\nООО «Волжский инструмент»;Долгов;Остап;');

await install();
if (!(await build({ only: ['deploy/backend'] }))) process.exit(1);
const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const backend = await startBackend(dataDir);

/**
 * @param {string} token
 * @param {number} participation
 * @param {Buffer<ArrayBuffer>} bytes
 */
const upload = async (token, participation, bytes) => {
  const form = new FormData();
  form.append('type', 'certificate');
  form.append('file', new Blob([bytes]), 'people.xlsx');
  const startedAt = performance.now();
  const answer = await fetch(`${backend.api}/participants/${participation}/personal-passes/import?dry_run=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal: AbortSignal.timeout(180_000),
  }).catch((error) => ({ status: 0, text: async () => String(error) }));
  const text = await answer.text();
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return { answer: code ? `${answer.status} ${code}` : String(answer.status), took: performance.now() - startedAt };
};

const read = async (/** @type {string} */ token) => {
  const startedAt = performance.now();
  const answer = await fetch(`${backend.api}/auth/user`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return performance.now() - startedAt;
};

const problems = [];
/**
 * @param {string} name
 * @param {boolean} isRight
 * @param {string} detail
 */
const check = (name, isRight, detail) => {
  console.log(`  ${isRight ? 'yes' : 'NO '}  ${name}: ${detail}`);
  if (!isRight) problems.push(name);
};
const milliseconds = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;

try {
  const [one, two, other] = await Promise.all([
    backend.signIn('editor@severmech.example'),
    backend.signIn('supervisor@severmech.example'),
    backend.signIn('supervisor@volga-tools.example'),
  ]);
  const { data: own } = await (
    await fetch(`${backend.api}/participants`, { headers: { authorization: `Bearer ${other}` } })
  ).json();
  await upload(one, 101, honest);
  const { memory: before } = await backend.eventLoop();
  let most = before;
  let isOver = false;
  /** @type {number[]} */
  const calls = [];
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, (await backend.eventLoop()).memory);
      calls.push(await read(other));
      await pause(50);
    }
  };
  const watching = watch();
  const startedAt = performance.now();
  const flooding = Promise.all(
    Array.from({ length: uploads }, (_, index) => upload(index % 2 ? two : one, 101, flood)),
  );
  await pause(100);
  const checked = await upload(other, own[0].id, honest);
  const answers = await flooding;
  const whole = performance.now() - startedAt;
  isOver = true;
  await watching;

  console.log(
    `\n${uploads} uploads of ${(flood.length / 1024).toFixed(0)} KB by two users, done in ${milliseconds(whole)}`,
  );
  const kinds = new Map();
  for (const { answer } of answers) kinds.set(answer, (kinds.get(answer) ?? 0) + 1);
  for (const [answer, count] of kinds) console.log(`  ${String(count).padStart(3)} × ${answer}`);
  const sorted = calls.toSorted((a, b) => a - b);
  check(
    `the process grows by less than ${aims.grown} MB`,
    most - before < aims.grown,
    `${(most - before).toFixed(0)} MB`,
  );
  const longest = sorted.at(-1) ?? 0;
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  check(
    `no other call waits longer than ${aims.call} ms`,
    longest <= aims.call,
    `middle ${milliseconds(middle)}, most ${milliseconds(longest)} of ${calls.length}`,
  );
  check(
    'the file of another company is checked',
    checked.answer !== '0',
    `${checked.answer} in ${milliseconds(checked.took)}`,
  );
  check(
    'every upload has a status below 500',
    answers.every(({ answer }) => /^[24]/.test(answer)),
    `the last one after ${milliseconds(Math.max(...answers.map(({ took }) => took)))}`,
  );
} finally {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(problems.length === 0 ? 0 : 1);
