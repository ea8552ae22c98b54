/* global window, document -- functions given to the page run inside of it */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../../build.mjs';
import { ensureChromium } from '../../setup/chromium.mjs';
import { install } from '../../setup/install.mjs';
import { startPlatform } from '../../setup/platform.mjs';
import { startFloor } from './floor.mjs';

/**
 * How long the first screens take on a slow connection and a slowed processor, as ratios to a plain page of the packages that
 * the customer named (`floor.tsx`), measured in turns in the same run. Times say something only beside each other; bytes and
 * requests are held by `deploy/e2e/stories/budgets.spec.ts`.
 */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 };
const slowdown = 4;
const rounds = Number(process.argv[3] ?? 5);
const password = 'Fairfront-demo-1';
const email = 'editor@severmech.example';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const signIn = async (url) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()).data.token;
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** How long nothing may travel until a page counts as read, in milliseconds: what comes ahead begins once the page stands. */
const readingTime = 2_500;

/** Waits like somebody who reads the page: until everything that comes by itself is there. */
const quiet = async (page, session) => {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  for (const event of ['Network.requestWillBeSent', 'Network.loadingFinished']) session.on(event, note);
  while (Date.now() - last < readingTime) await page.waitForTimeout(readingTime / 10);
};

/** One visit with an empty cache; `act` says when the screen stands, `then` what is opened from it. */
const visit = async (browser, { url, token, isReady, open }) => {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (token) await page.addInitScript((stored) => localStorage.setItem('fairfront.token', stored), token);
  await page.addInitScript(() => {
    window.blocked = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const seen = { scripts: 0, bytes: 0, requests: 0 };
  const scripts = new Set();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (/^(data|blob):/.test(request.url)) return;
    seen.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId)) return;
    seen.scripts += 1;
    seen.bytes += encodedDataLength;
  });
  // the page's own clock, so that the way to this process does not count; functions, since the policy allows no code as text
  const wait = async (condition) => {
    const handle = await page.waitForFunction(condition, undefined, { timeout: 60_000 });
    return handle.jsonValue();
  };
  await page.goto(url, { waitUntil: 'commit' });
  const ready = await wait(isReady);
  const result = { ready, blocked: await page.evaluate(() => window.blocked), ...seen };
  if (open) {
    await quiet(page, session);
    const pressed = await page.evaluate((selector) => {
      document.querySelector(selector).click();
      return performance.now();
    }, open.press);
    result.opened = (await wait(open.isOpen)) - pressed;
  }
  await context.close();
  return result;
};

const places = (url, token, floor) => ({
  floor: {
    url: floor,
    isReady: () => document.querySelector('li') && performance.now(),
    open: { press: 'button', isOpen: () => document.querySelector('td') && performance.now() },
  },
  'sign-in': {
    url: `${url}/login`,
    isReady: () => document.querySelector('input[type=password]') && performance.now(),
  },
  home: { url: `${url}/`, token, isReady: () => document.querySelector('main article') && performance.now() },
  hub: {
    url: `${url}/participant/101`,
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
const output = mkdtempSync(join(tmpdir(), 'fairfront-floor-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const platform = startPlatform({ port, host: '127.0.0.1', dataDir, say: () => undefined, onEnd: console.error });
const floor = await startFloor(output);
const executablePath = await ensureChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await platform.ready;
  const wanted = places(url, await signIn(url), floor.url);
  const runs = Object.fromEntries(Object.keys(wanted).map((name) => [name, []]));
  // the first round warms browser and servers and does not count
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, place] of Object.entries(wanted)) {
      const run = await visit(browser, place);
      if (round > 0) runs[name].push(run);
    }
  }
  const of = (name, key) => median(runs[name].map((run) => run[key] ?? 0));
  console.log(
    `\n${rounds} rounds, slow 4G, processor slowed ${slowdown} times; floor ${Math.round(of('floor', 'ready'))} ms`,
  );
  console.log('              ready   of the floor   blocking   scripts      KiB   requests');
  for (const name of Object.keys(wanted)) {
    console.log(
      `${name.padEnd(10)} ${String(Math.round(of(name, 'ready'))).padStart(6)} ms   ${(of(name, 'ready') / of('floor', 'ready')).toFixed(2).padStart(8)}   ` +
        `${String(Math.round(of(name, 'blocked'))).padStart(8)} ms   ${String(of(name, 'scripts')).padStart(6)}   ${(of(name, 'bytes') / 1024).toFixed(1).padStart(7)}   ${String(of(name, 'requests')).padStart(6)}`,
    );
  }
  const switched = of('hub', 'opened');
  const cold = of('floor', 'opened');
  console.log(
    `\nfirst window from the hub ${Math.round(switched)} ms, cold switch of the floor ${Math.round(cold)} ms: ${(switched / cold).toFixed(2)}`,
  );
  console.log('aims: sign-in 1.05, home 1.30, hub 1.40, its blocking 400 ms, first window 1.35');
} finally {
  await browser.close();
  floor.stop();
  await platform.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(output, { recursive: true, force: true });
}
