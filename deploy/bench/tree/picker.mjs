/* global window -- functions given to `evaluate` run inside the page */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../setup/chromium.mjs';
import { compareActions } from './actions.mjs';
import { buildPage } from './build-page.mjs';

/**
 * Measures the rubric picker of the catalogue order, complete in its dialog, with 20,000 rubrics on a CPU slowed down
 * four times. The baseline is a bare windowed list over the same flat index, alternating within one run: searching a
 * letter and opening all sections take at most 1.5 times as long. Exits with 1 when a limit is broken.
 */
const slowdown = 4;

const output = mkdtempSync(join(tmpdir(), 'fairfront-picker-'));
const address = await buildPage(output, fileURLToPath(new URL('./picker-page.tsx', import.meta.url)));
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--allow-file-access-from-files'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address);
  await page.waitForFunction(() => Boolean(window.bench));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const broken = await compareActions(page, ['picker', 'bare'], {
    search: 'search by a letter',
    expand: 'open all sections',
  });
  process.exitCode = broken ? 1 : 0;
} finally {
  await browser.close();
  rmSync(output, { recursive: true });
}
