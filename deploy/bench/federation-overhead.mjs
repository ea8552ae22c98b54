import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { install, root } from '../setup/install.mjs';
import { freePort } from '../setup/listen.mjs';
import { startPlatform } from '../setup/platform.mjs';
import { run } from '../setup/run.mjs';
import { needed } from './figures.mjs';

/**
 * Compares the script bytes from sign-in to an open dialog of a remote: with federation, and with the shell and all
 * remotes built as one bundle with route splitting. Bytes are compressed, as transferred.
 */

/** @param {...string} args */
const node = async (...args) => {
  const { code, output } = await run(process.execPath, args, { cwd: root, quiet: true });
  if (code !== 0) throw new Error(output);
};

/**
 * Script bytes of each step from sign-in to the dialog, without files loaded earlier.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {(path: string) => boolean} counts
 */
const bytesOfSteps = async (browser, url, counts) => {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const wanted = new Map();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Script' && counts(new URL(request.url).pathname)) wanted.set(requestId, true);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength;
  });
  /** @type {Record<string, number>} */
  const steps = {};
  const at = async (/** @type {string} */ name) => {
    await page.waitForLoadState('networkidle');
    steps[name] = bytes;
  };
  await page.goto(`${url}/login`);
  await at('sign-in');
  await page.getByLabel('Электронная почта').fill('editor@severmech.example');
  await page.getByLabel('Пароль', { exact: true }).fill('Fairfront-demo-1');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('article').first().waitFor();
  await at('home');
  await page.goto(`${url}/participant/101`);
  await page.getByRole('region', { name: 'Пропуска участников' }).getByText('из 30').waitFor();
  await at('event page, tiles of four remotes');
  await page.goto(`${url}/participant/101?modal=event-modal-participant-passes`);
  await page.getByRole('dialog').getByRole('row').first().waitFor();
  await at('dialog of passes');
  await context.close();
  return steps;
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {(dataDir: string) => Promise<void>} prepare
 * @param {(path: string) => boolean} counts
 */
const measure = async (browser, prepare, counts) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
  const port = await freePort();
  const platform = startPlatform({ port, host: '127.0.0.1', dataDir, say: () => undefined });
  try {
    await platform.ready;
    await prepare(dataDir);
    return await bytesOfSteps(browser, `http://127.0.0.1:${port}`, counts);
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await install();
if (!(await build())) process.exit(1);
console.log('Building the single bundle…');
const webpack = join(import.meta.dirname, 'node_modules/webpack-cli/bin/cli.js');
await node(webpack, '--config', join(import.meta.dirname, 'one-bundle/webpack.config.mjs'), '--mode', 'production');

const executablePath = await ensureChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const federated = await measure(
  browser,
  async () => undefined,
  () => true,
);
const oneBundle = await measure(
  browser,
  async (dataDir) => {
    process.env.DATA_DIR = dataDir;
    const folder = join(import.meta.dirname, 'dist/one-bundle');
    await node(join(root, 'deploy/registry/registry.mjs'), 'publish', 'shell@99.0.0', '--from', folder);
  },
  // the release still names the remotes, so the edge preloads them, but this build does not run them
  (path) => path.startsWith('/r/shell/99.0.0/'),
);
await browser.close();

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1).padStart(7);
console.log('\nScripts in KB (brotli), from the first page on     federated   one bundle   ratio');
for (const [step, bytes] of Object.entries(federated)) {
  const alone = needed(oneBundle[step], `figure of one bundle for ${step}`);
  console.log(`${step.padEnd(48)} ${kilobytes(bytes)}      ${kilobytes(alone)}    ${(bytes / alone).toFixed(2)}`);
}
