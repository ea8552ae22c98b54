/* global window, document */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
const roots = { before: "/tmp/verify", now: "/work/main" };
const slow4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 };
const rounds = Number(process.env.ROUNDS ?? 5);
const freePort = () => new Promise((r) => { const s = createServer(); s.listen(0, '127.0.0.1', () => { const { port } = s.address(); s.close(() => r(port)); }); });
const median = (v) => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)];
// variants: name -> blocked patterns
const variants = JSON.parse(process.env.VARIANTS ?? '{"as is":[],"no fonts":["*.woff2"]}');
const places = {};
for (const [name, root] of Object.entries(roots)) {
  const { startPlatform } = await import(root + '/deploy/setup/platform.mjs');
  const port = await freePort(); const url = `http://127.0.0.1:${port}`;
  const platform = startPlatform({ port, host: '127.0.0.1', dataDir: mkdtempSync(join(tmpdir(), 'zz-')), say: () => undefined, onEnd: console.error });
  await platform.ready;
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' }, body: JSON.stringify({ email: 'editor@severmech.example', password: 'Fairfront-demo-1' }) });
  places[name] = { url, platform, token: (await answer.json()).data.token };
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const out = {};
for (let round = 0; round <= rounds; round += 1) for (const [name, { url, token }] of Object.entries(places)) { const blocked = [];
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((t) => localStorage.setItem('fairfront.token', t), token);
  await page.addInitScript(() => { window.blocked = 0; window.cls = 0; new PerformanceObserver((l) => { for (const { duration } of l.getEntries()) window.blocked += Math.max(0, duration - 50); }).observe({ type: 'longtask', buffered: true }); new PerformanceObserver((l) => { for (const e of l.getEntries()) window.cls += e.value; }).observe({ type: 'layout-shift', buffered: true }); });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (blocked.length) await session.send('Network.setBlockedURLs', { urls: blocked });
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const reqs = new Map(); let t0;
  session.on('Network.requestWillBeSent', (e) => { t0 ??= e.timestamp; if (!/^(data|blob):/.test(e.request.url)) reqs.set(e.requestId, { url: e.request.url, type: e.type, start: (e.timestamp - t0) * 1000, bytes: 0 }); });
  session.on('Network.loadingFinished', (e) => { const r = reqs.get(e.requestId); if (r) { r.end = (e.timestamp - t0) * 1000; r.bytes = e.encodedDataLength; } });
  await page.goto(`${url}${process.env.PATH_ ?? '/participant/101'}`, { waitUntil: 'commit' });
  const h = await page.waitForFunction(() => document.querySelectorAll('main section section').length > 5 && !document.querySelector('main [aria-busy=true]') && performance.now(), undefined, { timeout: 60000 });
  const ready = await h.jsonValue();
  await page.waitForTimeout(1200); const list = [...reqs.values()].filter((r) => r.start < ready + 1000);
  const res = { ready, blocked: await page.evaluate(() => window.blocked), kb: list.reduce((s, r) => s + (r.end <= ready ? r.bytes : 0), 0) / 1024 };
  if (round) (out[name] ??= []).push(res);
  if (process.env.LIST && round === rounds) { console.log(name, Math.round(ready)); for (const r of list.sort((a, b) => a.start - b.start)) console.log(String(Math.round(r.start)).padStart(6), String(Math.round(r.end ?? -1)).padStart(6), (r.bytes / 1024).toFixed(1).padStart(7), r.type, r.url.replace(url, '').slice(0, 110)); }
  await page.waitForTimeout(1500);
  res.cls = await page.evaluate(() => window.cls);
  await context.close();
}
for (const [name, list] of Object.entries(out)) console.log(name.padEnd(12), 'ready', Math.round(median(list.map((r) => r.ready))), 'blocked', Math.round(median(list.map((r) => r.blocked))), 'KB', median(list.map((r) => r.kb)).toFixed(0), 'cls', median(list.map((r) => r.cls)).toFixed(4));
await browser.close(); for (const { platform } of Object.values(places)) await platform.stop(); process.exit(0);
