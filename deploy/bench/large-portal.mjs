import { mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/install.mjs';
import { freePort } from '../setup/listen.mjs';

const answers = async (/** @type {string} */ url) => {
  try {
    return (await fetch(`${url}/ready`)).ok;
  } catch {
    return false;
  }
};

/**
 * Runs a portal with the large demo data and removes everything afterwards. `FAIRFRONT_URL` names a running one
 * instead.
 * @template Result
 * @param {(url: string) => Promise<Result>} measure
 */
export const withLargePortal = async (measure) => {
  if (process.env.FAIRFRONT_URL) return measure(process.env.FAIRFRONT_URL);
  const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const portal = spawn(process.execPath, [join(root, 'deploy/start.mjs'), '--demo=large'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => portal.once('exit', resolve));
  try {
    while (!(await answers(url))) {
      if (portal.exitCode !== null) throw new Error('The portal did not start');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return await measure(url);
  } finally {
    portal.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};
