/* global window, document -- functions given to the page run inside of it */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../build.mjs';
import { ensureChromium } from '../../setup/chromium.mjs';
import { install } from '../../setup/install.mjs';
import { freePort } from '../../setup/listen.mjs';
import { startPlatform } from '../../setup/platform.mjs';
import { startBaseline } from './baseline.mjs';
import { startSlowWire } from './slow-wire.mjs';
import { startUnwatchedBrowser } from './unwatched-browser.mjs';
import { median } from '../figures.mjs';

/**
 * Measures the first screens on a slow connection and a slowed CPU, as ratios to a plain page with the packages that
 * the customer named (`baseline.tsx`), alternating within one run. Times are only meaningful next to each other;
 * `deploy/e2e/stories/budgets.spec.ts` limits bytes and requests.
 */
const slow4G = { latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };
const slowdown = 4;
const screen = { width: 1440, height: 900, locale: 'ru-RU', slowdown };
const rounds = Number(process.argv[3] ?? 5);
const password = 'Fairfront-demo-1';
const email = 'editor@severmech.example';

const signIn = async (/** @type {string} */ url) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()).data.token;
};

/** Idle network time in milliseconds after which a page counts as read: prefetching starts once the page is shown. */
const readingTime = 2_500;

/** @typedef {Awaited<ReturnType<typeof startSlowWire>>} Wire */

/**
 * Waits like a reader: until everything that loads by itself is loaded.
 * @param {Wire} wire
 */
const quiet = async ({ seen }) => {
  while (Date.now() - seen.at < readingTime) await new Promise((resolve) => setTimeout(resolve, readingTime / 10));
};

const countBlocking = () => {
  window.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

/**
 * @typedef {object} Place
 * @property {Wire} wire
 * @property {string} path
 * @property {string} [token] of who is signed in
 * @property {() => number | false | null} isReady a function of the page
 * @property {{ press: string, isOpen: () => number | false | null }} [open]
 */

/**
 * One visit with an empty cache; `isReady` says when the screen stands, `open` what is opened from it.
 * @param {Awaited<ReturnType<typeof startUnwatchedBrowser>>} browser
 * @param {Place} place
 */
const visit = async (browser, { wire, path, token, isReady, open }) => {
  const page = await browser.open({
    ...screen,
    scripts: [
      ...(token ? [`localStorage.setItem('fairfront.token', ${JSON.stringify(token)})`] : []),
      `(${countBlocking})()`,
    ],
  });
  const before = { ...wire.seen };
  await page.goto(wire.url + path);
  const ready = await page.wait(isReady);
  /** @type {Record<string, number>} */
  const result = { ready, blocked: await page.evaluate('window.blocked') };
  for (const count of /** @type {const} */ (['scripts', 'bytes', 'requests']))
    result[count] = wire.seen[count] - before[count];
  if (open) {
    await quiet(wire);
    const pressed = await page.evaluate(
      `document.querySelector(${JSON.stringify(open.press)}).click(), performance.now()`,
    );
    result.opened = (await page.wait(open.isOpen)) - pressed;
  }
  await page.close();
  return result;
};

/**
 * @param {Wire} wire
 * @param {string} token
 * @param {Wire} baseline
 * @returns {Record<string, Place>}
 */
const places = (wire, token, baseline) => ({
  baseline: {
    wire: baseline,
    path: '/',
    isReady: () => document.querySelector('li') && performance.now(),
    open: { press: 'button', isOpen: () => document.querySelector('td') && performance.now() },
  },
  'sign-in': {
    wire,
    path: '/login',
    isReady: () => document.querySelector('input[type=password]') && performance.now(),
  },
  home: { wire, path: '/', token, isReady: () => document.querySelector('main article') && performance.now() },
  hub: {
    wire,
    path: '/participant/101',
    token,
    isReady: () =>
      document.querySelectorAll('main section section').length > 5 &&
      !document.querySelector('main [aria-busy=true]') &&
      performance.now(),
    open: {
      press: 'main a[href*="event-modal-participant-passes"]',
      isOpen: () => document.querySelectorAll('[role=dialog] tr').length > 1 && performance.now(),
    },
  },
});

await install();
if (!(await build())) process.exit(1);
const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const output = mkdtempSync(join(tmpdir(), 'fairfront-baseline-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const platform = startPlatform({ port, host: '127.0.0.1', dataDir, say: () => undefined });
const baseline = await startBaseline(output);
const wire = await startSlowWire(url, slow4G);
const wireOfBaseline = await startSlowWire(baseline.url, slow4G);
const browser = await startUnwatchedBrowser(await ensureChromium());
try {
  await platform.ready;
  const wanted = places(wire, await signIn(url), wireOfBaseline);
  /** @type {{ name: string, figures: Awaited<ReturnType<typeof visit>> }[]} */
  const runs = [];
  // the first round warms up browser and servers and does not count
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, place] of Object.entries(wanted)) {
      const figures = await visit(browser, place);
      if (round > 0) runs.push({ name, figures });
    }
  }
  /**
   * @param {string} name
   * @param {string} key
   */
  const of = (name, key) => median(runs.filter((run) => run.name === name).map(({ figures }) => figures[key] ?? 0));
  console.log(
    `\n${rounds} rounds, slow 4G, CPU slowed ${slowdown} times; baseline ${Math.round(of('baseline', 'ready'))} ms`,
  );
  console.log('              ready   of baseline   blocking   scripts      KiB   requests');
  for (const name of Object.keys(wanted)) {
    console.log(
      `${name.padEnd(10)} ${String(Math.round(of(name, 'ready'))).padStart(6)} ms   ${(of(name, 'ready') / of('baseline', 'ready')).toFixed(2).padStart(8)}   ` +
        `${String(Math.round(of(name, 'blocked'))).padStart(8)} ms   ${String(of(name, 'scripts')).padStart(6)}   ${(of(name, 'bytes') / 1024).toFixed(1).padStart(7)}   ${String(of(name, 'requests')).padStart(6)}`,
    );
  }
  const switched = of('hub', 'opened');
  const cold = of('baseline', 'opened');
  console.log(
    `\nfirst dialog from the hub ${Math.round(switched)} ms, cold switch of the baseline ${Math.round(cold)} ms: ${(switched / cold).toFixed(2)}`,
  );
  console.log('aims: sign-in 1.05, home 1.30, hub 1.70, its blocking 400 ms, first dialog 1.35');
} finally {
  await browser.close();
  wire.stop();
  wireOfBaseline.stop();
  baseline.stop();
  await platform.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(output, { recursive: true, force: true });
}
