/* global window -- functions given to `evaluate` run inside the page */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../setup/chromium.mjs';
import { median } from '../figures.mjs';
import { withLargePortal } from '../large-portal.mjs';
import { buildPage } from '../tree/build-page.mjs';
import { describeFrames, describeWork, frameTimes, measureScroll, workBy } from '../tree/frames.mjs';
import { measureChat, measureQuantities } from './live-screens.mjs';

/**
 * Measures a long cart and a long chat on a CPU slowed down four times, on the screens of a running portal with the
 * large demo data. Scrolling alternates with a bare windowed list on a separate page. Exits with 1 above a limit.
 */
const limits = { quantity: 100, chat: 150, recompute: 5 };
/** Every modal opens this long after the press, which is not work of the chat. */
const modalDelay = 150;
const slowdown = 4;
const rounds = 8;
/** 60 Hz minus timestamp errors and the first frame. Two runs of one list differ by the noise. */
const fullSpeed = 58;
const noise = 0.95;
let broken = 0;

const mark = (/** @type {boolean} */ isKept) => {
  broken += isKept ? 0 : 1;
  return isKept ? '' : '  BROKEN';
};
/**
 * @param {string} what
 * @param {number[]} times
 * @param {number} limit
 */
const report = (what, times, limit) => {
  const middle = median(times);
  console.log(
    `${what}: ${middle.toFixed(1)} ms, slowest of ${times.length} ${Math.max(...times).toFixed(1)} ms (limit ${limit} ms)${mark(middle <= limit)}`,
  );
};
const throttle = (/** @type {import('@playwright/test').CDPSession} */ session) => (/** @type {boolean} */ isSlow) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 });

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
const measureScreens = async (browser, url) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'supervisor@severmech.example', password: 'Fairfront-demo-1' }),
  });
  const { data } = await answer.json();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  await page.addInitScript((/** @type {string} */ token) => localStorage.setItem('fairfront.token', token), data.token);
  const slow = throttle(await page.context().newCDPSession(page));
  report('quantity to painted total, 500 lines', await measureQuantities(page, url, slow, rounds), limits.quantity);
  const chat = await measureChat(page, url, slow, rounds);
  console.log(`first opening of the chat, including its code and messages: ${chat.first.toFixed(1)} ms from the press`);
  report(
    `press to newest of 10,000 messages, ${modalDelay} ms of which are the modal delay`,
    chat.times,
    limits.chat + modalDelay,
  );
  await page.close();
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} output
 */
const measureParts = async (browser, output) => {
  const address = await buildPage(output, fileURLToPath(new URL('./page.tsx', import.meta.url)));
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await page.goto(address);
  await page.waitForFunction(() => Boolean(window.cartBench));
  const session = await page.context().newCDPSession(page);
  await throttle(session)(true);
  const recomputed = [];
  for (let round = 0; round < rounds; round += 1)
    recomputed.push(await page.evaluate(() => window.cartBench.recompute()));
  report('recomputing 500 lines', recomputed, limits.recompute);

  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const kinds = /** @type {const} */ (['thread', 'bare']);
  /** @type {Record<typeof kinds[number], Awaited<ReturnType<typeof measureScroll>>[]>} */
  const runs = { thread: [], bare: [] };
  for (let round = 0; round < 4; round += 1) {
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      await page.evaluate((/** @type {string} */ wanted) => window.cartBench.mount(wanted), kind);
      const run = await measureScroll(session, () => page.evaluate(() => window.cartBench.scroll()));
      if (round > 0) runs[kind].push(run);
    }
  }
  const framesOf = (/** @type {typeof kinds[number]} */ kind) =>
    frameTimes(runs[kind].flatMap(({ lengths }) => lengths));
  const frames = { thread: framesOf('thread'), bare: framesOf('bare') };
  for (const kind of kinds) {
    const work = workBy((part) => median(runs[kind].map((run) => run.work[part])));
    console.log(`scrolling, ${kind}: ${describeFrames(frames[kind])}; ${describeWork(work)}`);
  }
  const share = frames.thread.perSecond / frames.bare.perSecond;
  const isKept = frames.thread.perSecond >= fullSpeed || share >= noise;
  console.log(`scrolling, chat compared with the bare list: ${share.toFixed(2)} of its frames${mark(isKept)}`);
  await page.close();
};

const output = mkdtempSync(join(tmpdir(), 'fairfront-cart-'));
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
try {
  await measureParts(browser, output);
  await withLargePortal((url) => measureScreens(browser, url));
} finally {
  await browser.close();
  rmSync(output, { recursive: true });
}
process.exitCode = broken ? 1 : 0;
