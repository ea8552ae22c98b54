import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/install.mjs';
import { freePort } from '../setup/listen.mjs';
import { startLoad, wait } from './steady-load.mjs';

/**
 * Kills backend and edge alternately, three times each, while `npm start` is under load. Checks that pages work without
 * the backend and that acknowledged writes are stored, and measures how soon calls succeed again.
 */
const rounds = 3;
/** Pause between two kills, and the longest wait for a recovery. */
const betweenMs = 3_000;
const longestMs = 60_000;

const port = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const portal = spawn(process.execPath, [join(root, 'deploy/start.mjs')], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'fatal',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => portal.once('exit', resolve));
const serviceOf = (/** @type {string} */ name) => {
  const list = execFileSync('ps', ['--ppid', String(portal.pid), '-o', 'pid=,args='], { encoding: 'utf8' });
  const line = list.split('\n').find((text) => text.includes(`deploy/${name}/dist/main.js`));
  return Number(line?.trim().split(' ')[0]);
};

/**
 * Milliseconds from the kill to the first successful call after a failed one.
 * @param {{ servedAt: number[], missedAt: number[] }} options
 * @param {number} killedAt
 */
const recoveryFrom = async ({ servedAt, missedAt }, killedAt) => {
  while (performance.now() < killedAt + longestMs) {
    const missed = missedAt.find((at) => at > killedAt);
    const served = missed === undefined ? undefined : servedAt.find((at) => at > missed);
    if (served !== undefined) return served - killedAt;
    await wait(20);
  }
  return Infinity;
};

try {
  await new Promise((resolve, reject) => {
    portal.stdout.on('data', (chunk) => String(chunk).includes('Fairfront is ready') && resolve(chunk));
    void ended.then(() => reject(new Error('The portal did not start')));
  });
  const url = `http://127.0.0.1:${port}`;
  const load = await startLoad(url);
  const pages = new Map();
  let isWatching = true;
  const watchPages = async () => {
    while (isWatching) {
      const status = await fetch(url).then(
        (answer) => answer.status,
        () => 'no answer',
      );
      pages.set(status, (pages.get(status) ?? 0) + 1);
      await wait(100);
    }
  };
  for (const name of ['backend', 'edge']) {
    const watching = watchPages();
    const recoveries = [];
    for (let round = 0; round < rounds; round += 1) {
      await wait(betweenMs);
      process.kill(serviceOf(name), 'SIGKILL');
      const killedAt = performance.now();
      recoveries.push(await recoveryFrom(load, killedAt));
    }
    isWatching = false;
    await watching;
    isWatching = true;
    const seconds = recoveries.map((ms) => (ms / 1000).toFixed(2)).join(', ');
    console.log(`${name} killed ${rounds} times: recovered after ${seconds} s`);
    console.log(`  pages: ${[...pages].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
    pages.clear();
  }
  const result = await load.finish();
  console.log(`answers: ${[...load.tally].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  console.log(
    `acknowledged ${result.acknowledged}, lost ${result.lost}, stored twice ${result.twice}; longest call ${(result.longestCall / 1000).toFixed(1)} s, 503 without Retry-After: ${result.withoutRetryAfter}`,
  );
} finally {
  portal.kill();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
