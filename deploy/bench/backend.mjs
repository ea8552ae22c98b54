import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../setup/install.mjs';

const probe = fileURLToPath(new URL('./event-loop-probe.mjs', import.meta.url));

/**
 * Starts the built backend in its own process, with a probe in its event loop.
 * @param {string} dataDir
 * @returns {Promise<{ api: string, pid: number, signIn: (email: string) => Promise<string>,
 *   eventLoop: () => Promise<{ p99: number, max: number, memory: number }>, stop: () => Promise<void> }>} times in ms,
 *   memory in MB; `eventLoop` covers the time since its previous call
 */
export const startBackend = async (dataDir) => {
  const child = spawn(process.execPath, ['--import', probe, join(root, 'deploy/backend/dist/main.js')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'world',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = async (/** @type {string} */ type) => {
    for (;;) {
      const [message] = await once(child, 'message');
      if (message.type === 'failed') throw new Error(message.message);
      if (message.type === type) return message;
    }
  };
  const { port } = await answer('ready');
  const api = `http://127.0.0.1:${port}/api`;
  return {
    api,
    pid: /** @type {number} */ (child.pid),
    signIn: async (email) => {
      const received = await fetch(`${api}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Fairfront-demo-1' }),
      });
      const { token, data } = await received.json();
      return token ?? data.token;
    },
    eventLoop: () => {
      const delay = answer('event-loop');
      child.send({ type: 'event-loop' });
      return delay;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
