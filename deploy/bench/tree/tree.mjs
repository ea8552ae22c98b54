/* global window -- functions given to `evaluate` run inside the page */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../setup/chromium.mjs';
import { compareActions, inTurns, lowerQuartile } from './actions.mjs';
import { buildPage } from './build-page.mjs';
import { describeFrames, describeWork, frameTimes, measureScroll, workBy } from './frames.mjs';

/**
 * Measures the tree of the kit with 20,000 nodes on a CPU slowed down four times. The baseline is a bare windowed list
 * over the same flat index, alternating within one run: searching a letter and expanding all take at most 1.5 times as
 * long, and scrolling keeps up with the screen, or with the bare list where the machine itself cannot. Exits with 1
 * when a limit is broken.
 */
const scrollRounds = 6;
const slowdown = 4;
/** 60 Hz minus timestamp errors and the first frame. */
const fullSpeed = 58;
/** Two measurements of one list on an idle machine differ by this much. */
const noise = 0.95;

const kinds = /** @type {const} */ (['tree', 'bare']);
/** @typedef {typeof kinds[number]} Kind */
const titles = { tree: 'tree', bare: 'bare list' };
/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
const measureScrolling = async (page, session) => {
  /** @type {Record<Kind, Awaited<ReturnType<typeof measureScroll>>[]>} */
  const runs = { tree: [], bare: [] };
  // CPU time of the thread: other work on the machine does not count
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (let round = 0; round < scrollRounds + 1; round += 1) {
    for (const kind of inTurns(kinds, round)) {
      await page.evaluate(async (/** @type {string} */ wanted) => {
        await window.bench.mount(wanted);
        await window.bench.expandAll();
      }, kind);
      const run = await measureScroll(session, () => page.evaluate(() => window.bench.scroll()));
      if (round > 0) runs[kind].push(run);
    }
  }
  return runs;
};

const output = mkdtempSync(join(tmpdir(), 'fairfront-tree-'));
const address = await buildPage(output);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--allow-file-access-from-files'],
});
let broken = 0;
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address);
  await page.waitForFunction(() => Boolean(window.bench));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  broken += await compareActions(page, kinds, { search: 'search by a letter', expand: 'expand all' });

  const runs = await measureScrolling(page, session);
  const framesOf = (/** @type {Kind} */ kind) => frameTimes(runs[kind].flatMap(({ lengths }) => lengths));
  const frames = { tree: framesOf('tree'), bare: framesOf('bare') };
  for (const kind of kinds) {
    const work = workBy((part) => lowerQuartile(runs[kind].map((run) => run.work[part])));
    console.log(`scrolling, ${titles[kind]}: ${describeFrames(frames[kind])}; ${describeWork(work)}`);
  }
  const share = frames.tree.perSecond / frames.bare.perSecond;
  const isKept = frames.tree.perSecond >= fullSpeed || share >= noise;
  broken += isKept ? 0 : 1;
  console.log(
    `scrolling, tree compared with the bare list: ${share.toFixed(2)} of its frames${isKept ? '' : '  BROKEN'}`,
  );
} finally {
  await browser.close();
  rmSync(output, { recursive: true });
}
process.exitCode = broken ? 1 : 0;
