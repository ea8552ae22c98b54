/* global document, getComputedStyle, MutationObserver, window -- functions given to `evaluate` run inside the page */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../setup/chromium.mjs';
import { root } from '../setup/install.mjs';
import { freePort } from '../setup/listen.mjs';
import { median, needed } from './figures.mjs';

/**
 * Measures `npm run dev` with an open page: milliseconds from a saved file until the page shows it or the API returns
 * it, as median of five edits each. Edited files are always restored. Exits with 1 above a limit, or when typed text is
 * lost.
 */
const rounds = Number(process.argv[3] ?? 5);
const longestMs = 120_000;
const typed = 'Loop';

/** @type {Map<string, string>} */
const originals = new Map();
const original = (/** @type {string} */ file) => {
  const known = originals.get(file) ?? readFileSync(join(root, file), 'utf8');
  originals.set(file, known);
  return known;
};
/**
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
const save = (file, from, to) => {
  const text = original(file);
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(
    join(root, file),
    text.replace(from, () => to),
  );
};
const putBack = () => {
  for (const [file, text] of originals) writeFileSync(join(root, file), text);
};

const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const [port, devPort] = [await freePort('localhost'), await freePort('localhost')];
const url = `http://localhost:${port}`;
const portal = spawn(process.execPath, [join(root, 'deploy/dev.mjs')], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DEV_PORT: String(devPort), DATA_DIR: dataDir, DATABASE_URL: '' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => portal.once('exit', resolve));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    putBack();
    portal.kill('SIGTERM');
    process.exit(1);
  });
}

/**
 * Waits until the page contains a text, with an observer in the page: polling would measure the polling interval.
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
const untilText = (page, text) =>
  page.evaluate(
    /** @returns {Promise<void>} */
    (/** @type {string} */ wanted) =>
      new Promise((resolve) => {
        const seen = () => document.body.textContent.includes(wanted);
        const watch = new MutationObserver(() => {
          if (!seen()) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        if (seen()) resolve();
      }),
    text,
  );
/**
 * @param {import('@playwright/test').Page} page
 * @param {string} width
 */
const untilOutline = (page, width) =>
  page.waitForFunction(
    (/** @type {string} */ wanted) => {
      const pair = document.querySelector('form [class*="pair-"]');
      return pair !== null && getComputedStyle(pair).outlineWidth === wanted;
    },
    width,
    { timeout: longestMs },
  );
/**
 * @param {string} backend
 * @param {string} text
 */
const untilAnswer = async (backend, text) => {
  for (;;) {
    const answer = await fetch(`${backend}/health`).then(
      (response) => response.text(),
      () => '',
    );
    if (answer.includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const form = 'mf-passes/src/pass-form';
const health = 'deploy/backend/src/platform/http/health.routes.ts';
/**
 * @typedef {object} Edit
 * @property {number} limit ms
 * @property {(mark: string, round: number) => void} save
 * @property {(place: Place, mark: string, round: number) => Promise<unknown>} shown
 */
/** @typedef {Awaited<ReturnType<typeof openForm>>} Place where the edits are looked for */

/** @type {Record<string, Edit>} */
const edits = {
  text: {
    limit: 1_000,
    save: (mark) => save('mf-passes/src/locales/ru.json', '"lastname": "Фамилия', `"lastname": "Фамилия ${mark}`),
    shown: ({ page }, mark) => untilText(page, mark),
  },
  style: {
    limit: 1_000,
    save: (_mark, round) => save(`${form}/pass-form.module.css`, '.pair {', `.pair { outline: ${round}px solid;`),
    shown: ({ page }, _mark, round) => untilOutline(page, `${round}px`),
  },
  component: {
    limit: 1_500,
    save: (mark) =>
      save(`${form}/person-fields.tsx`, '      {fields.companyName}', `<p>${mark}</p>{fields.companyName}`),
    shown: ({ page }, mark) => untilText(page, mark),
  },
  'component of the kit': {
    limit: 1_500,
    save: (mark) =>
      save('shared-kit/src/components/button/button.tsx', '  return (\n', `return <>${mark}</>;\n  return (\n`),
    shown: ({ page }, mark) => untilText(page, mark),
  },
  'route of the backend': {
    limit: 3_000,
    save: (mark) => save(health, "status: 'ok'", `status: 'ok', mark: '${mark}'`),
    shown: ({ backend }, mark) => untilAnswer(backend, mark),
  },
};

/**
 * Opens a form with a typed name.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} backend
 */
const openForm = async (browser, backend) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@severmech.example', password: 'Fairfront-demo-1' }),
  });
  const { data } = await answer.json();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  page.setDefaultTimeout(longestMs);
  page.setDefaultNavigationTimeout(longestMs);
  await page.addInitScript((/** @type {string} */ token) => localStorage.setItem('fairfront.token', token), data.token);
  await page.goto(`${url}/participant/101?modal=event-modal-participant-passes`);
  await page.getByRole('button', { name: 'Добавить пропуск' }).click();
  const name = page.locator('input[name="lastName"]');
  await name.fill(typed);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return {
    page,
    backend,
    isKept: async () => (await name.inputValue()) === typed && (await page.evaluate(() => window.isSamePage === true)),
  };
};

/**
 * @param {Place} place
 * @param {string} name
 */
const measure = async (place, name) => {
  const edit = needed(edits[name], `edit ${name}`);
  const times = [];
  for (let round = 1; round <= rounds; round += 1) {
    const mark = `saved-${Object.keys(edits).indexOf(name)}-${round}`;
    const shown = edit.shown(place, mark, round);
    const savedAt = performance.now();
    edit.save(mark, round);
    await shown;
    times.push(performance.now() - savedAt);
    // an edit during the work on the previous one would measure both
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
  putBack();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const middle = Math.round(median(times));
  const isKept = await place.isKept();
  const all = times.map((time) => time.toFixed(0)).join(', ');
  console.log(
    `${name.padEnd(22)} ${String(middle).padStart(6)} ms  (limit ${edit.limit}; ${all})  typed text ${isKept ? 'kept' : 'LOST'}`,
  );
  return middle <= edit.limit && isKept;
};

let isSound = true;
/** @type {import('@playwright/test').Browser | null} */
let browser = null;
try {
  const backend = await new Promise((resolve, reject) => {
    let printed = '';
    portal.stdout.on('data', (chunk) => {
      printed += chunk;
      const [, address] = /Backend ready on (\S+)/.exec(printed) ?? [];
      if (address && printed.includes('Fairfront is ready')) resolve(address);
    });
    void ended.then(() => reject(new Error(`npm run dev exited:\n${printed}`)));
  });
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const place = await openForm(browser, backend);
  // the first type check and the build cache are written once
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  for (const name of Object.keys(edits)) isSound = (await measure(place, name)) && isSound;
} finally {
  putBack();
  await browser?.close();
  portal.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = isSound ? 0 : 1;
