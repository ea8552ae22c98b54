import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/install.mjs';

/**
 * The port of a backend in a process of its own, as soon as it serves.
 * @param {import('node:child_process').ChildProcess} backend
 * @returns {Promise<number>}
 */
export const portOf = (backend) =>
  new Promise((resolve, reject) => {
    backend.on('message', (message) => {
      const report = /** @type {import('../setup/service.mjs').StartReport} */ (message);
      if (report?.type === 'ready') resolve(report.port);
    });
    backend.once('exit', () => reject(new Error('The backend did not start: npm run build comes first')));
  });

/**
 * The built backend alone with the demo world, gone with its data afterwards. It stands behind one trusted proxy, so a
 * benchmark may say by `X-Forwarded-For` from where it calls.
 * @template Result
 * @param {(url: string, pid: number) => Promise<Result>} measure
 * @param {Record<string, string>} [env] further settings; a given `DATA_DIR` is kept
 */
export const withBackend = async (measure, env = {}) => {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
  const backend = fork(join(root, 'deploy/backend/dist/main.js'), {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'world',
      DATABASE_URL: '',
      TRUSTED_PROXIES: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => backend.once('exit', resolve));
  try {
    return await measure(`http://127.0.0.1:${await portOf(backend)}`, /** @type {number} */ (backend.pid));
  } finally {
    backend.kill();
    await ended;
    if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
};
