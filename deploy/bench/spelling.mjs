import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { root } from '../setup/install.mjs';

/**
 * Runs the built spelling service with its full dictionaries. Measures loading time, memory and time per text, and
 * checks that it finds exactly the errors of some sentences. Exits with 1 above a limit.
 */
const limits = { loadSeconds: 5, megabytes: 180, textMs: 1900 };

/** A text with its errors and their best suggestions. @type {[string, Record<string, string>][]} */
const texts = [
  ['Токарные станки с ЧПУ, прессы и инструмент. Пуско-наладка и сервис по всей России.', {}],
  ['Гидроабразивная резка, инжиниринг, импортозамещение, лазерно-гравировальные комплексы.', {}],
  ['ООО «Севермех», г. Казань, ул. Станочная, д. 14, тел. +7 831 000-00-00, info@severmech.example', {}],
  ['Machine tools and presses, e.g. the SM-500; the company’s well-known service.', {}],
  [
    'Металообрабатывающее обородование and machnes',
    {
      Металообрабатывающее: 'Металлообрабатывающее',
      обородование: 'оборудование',
      machnes: 'machines',
    },
  ],
];
const letters = 'абвгдежзиклмнопрстуфхцчшщъыьэюя';
/** As many words without suggestions as a text can contain. */
const nonsense = Array.from({ length: 80 }, (_, index) => `щщъкрпт${letters[index % 31]}ъ${letters[(index * 7) % 31]}`);

if (!(await build({ only: ['deploy/spelling'] }))) process.exit(1);
const service = fork(join(root, 'deploy/spelling/dist/main.js'), [], { env: { ...process.env, PORT: '0' } });
const startedAt = performance.now();
const problems = [];
const megabytes = (/** @type {string} */ field) =>
  Math.round(
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) / 1024,
  );

try {
  const port = await new Promise((resolve, reject) => {
    service.once('message', (message) => resolve(/** @type {{ port: number }} */ (message).port));
    service.once('exit', (code) => reject(new Error(`the service has ended (${code})`)));
  });
  const ask = (/** @type {string} */ path) => fetch(`http://127.0.0.1:${port}${path}`);
  while ((await ask('/ready')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
  const loadSeconds = (performance.now() - startedAt) / 1000;
  console.log(`loaded in ${loadSeconds.toFixed(1)} s, ${megabytes('VmRSS')} MB`);
  if (loadSeconds > limits.loadSeconds) problems.push(`loading took more than ${limits.loadSeconds} s`);

  /** @typedef {{ position: number, length: number, suggestions: string[] }} SpellingError */
  const check = async (/** @type {string} */ text) => {
    const askedAt = performance.now();
    const answer = await ask(`/check?${new URLSearchParams({ text, lang: 'ru' })}`);
    /** @type {{ data?: SpellingError[], code?: string }} */
    const body = await answer.json();
    const ms = Math.round(performance.now() - askedAt);
    if (answer.status !== 200) problems.push(`${answer.status} ${body.code}: ${text.slice(0, 40)}`);
    if (ms > limits.textMs) problems.push(`${ms} ms: ${text.slice(0, 40)}`);
    const points = [...text];
    const errors = (body.data ?? []).map(({ position, length, suggestions }) => [
      points.slice(position, position + length).join(''),
      suggestions[0],
    ]);
    return { ms, errors: Object.fromEntries(errors) };
  };
  for (const [text, expected] of texts) {
    const { ms, errors } = await check(text);
    console.log(`${ms} ms  ${text.slice(0, 60)}  ${JSON.stringify(errors)}`);
    if (JSON.stringify(errors) !== JSON.stringify(expected)) problems.push(`unexpected errors: ${text}`);
  }
  console.log(`${(await check(nonsense.join(' '))).ms} ms  ${nonsense.length} words without suggestions`);
  console.log(`${megabytes('VmHWM')} MB at most`);
  if (megabytes('VmHWM') > limits.megabytes) problems.push(`more than ${limits.megabytes} MB`);
} finally {
  service.kill();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
