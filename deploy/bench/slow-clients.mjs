import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/install.mjs';
import { listen } from '../setup/listen.mjs';
import { quantile } from './figures.mjs';

/**
 * Opens 140 unfinished bodies and 140 clients that do not read on the built edge, in front of a backend that responds
 * at once, and measures how long another client of the same address waits. Exits with 1 when a call fails.
 */
const slowClients = 140;
const calls = 100;

const large = Buffer.alloc(512 * 1024, 'x');
const backend = createServer((request, response) => {
  request.resume();
  response.end(request.url === '/api/large' ? large : '{}');
});
const backendPort = await listen(backend);
const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const edge = spawn(process.execPath, [join(root, 'deploy/edge/dist/main.js')], {
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    PUBLIC_HOSTS: 'localhost,127.0.0.1',
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const [{ port }] = await once(edge, 'message');

/** @type {import('node:net').Socket[]} */
const slow = [];
const open = async (/** @type {string} */ text) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  socket.pause();
  slow.push(socket);
};
const measure = async (/** @type {string} */ what) => {
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${port}/api/thing`, { method: 'POST', body: '{}' });
    times.push(performance.now() - started);
    if (status !== 200) failed += 1;
  }
  const at = (/** @type {number} */ part) => quantile(times, part).toFixed(1);
  console.log(`${what}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${failed} of ${calls} calls failed`);
  if (failed > 0) process.exitCode = 1;
};

try {
  await measure('alone');
  const body =
    'POST /api/thing HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
  await Promise.all(Array.from({ length: slowClients }, () => open(body)));
  await measure(`${slowClients} unfinished bodies`);
  await Promise.all(
    Array.from({ length: slowClients }, () => open('GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n')),
  );
  await measure(`and ${slowClients} clients that do not read`);
} finally {
  for (const socket of slow) socket.destroy();
  edge.kill('SIGKILL');
  backend.closeAllConnections();
  backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}
