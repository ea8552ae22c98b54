import { execFile, fork } from 'node:child_process';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { root } from '../setup/install.mjs';
import { withBackend } from './with-backend.mjs';
import { median } from './figures.mjs';

/**
 * Opens sockets without an account that do not read, through the built edge and backend. All subscribe to a public
 * channel with large events, most send frames at the allowed rate, some at the maximum rate; closed sockets reconnect.
 * The memory of both processes may grow by a limited amount only, and a client that reads must receive every event
 * meanwhile. The number of events and connections is bounded. Exits with 1 above a limit.
 */
const addresses = 4;
const deafPerAddress = 50;
const connectionsAtMost = 3_000;
const events = 150;
const eventBytes = 90_000;
const betweenMs = 150;
/** Megabytes above the memory of an idle process that sent the same events to one client. */
const growthLimit = /** @type {const} */ ([
  ['edge', 150],
  ['backend', 150],
]);
const delayLimitMs = 5_000;

const secret = 'bench-secret';
const channel = 'releases';
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

const run = promisify(execFile);
/**
 * Resident memory of processes in megabytes.
 * @param {...number} pids
 */
const memoryOf = async (...pids) => {
  const { stdout } = await run('ps', ['-o', 'pid=,rss=', '-p', pids.join(',')]);
  const rows = new Map();
  for (const line of stdout.split('\n')) {
    const [pid, kilobytes] = line.trim().split(/\s+/).map(Number);
    rows.set(pid, kilobytes);
  }
  return pids.map((pid) => Math.round((rows.get(pid) ?? NaN) / 1_024));
};

/**
 * Watches the memory of both processes until stopped.
 * @param {number[]} pids
 */
const watchMemory = (pids) => {
  const peaks = pids.map(() => 0);
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      for (const [at, megabytes] of (await memoryOf(...pids)).entries())
        peaks[at] = Math.max(peaks[at] ?? 0, megabytes);
      await pause(100);
    }
  })();
  return async () => {
    isWatching = false;
    await watching;
    return peaks;
  };
};

/**
 * Publishes like the server libraries of the protocol.
 * @param {string} url
 * @param {number} number
 */
const publish = async (url, number) => {
  const data = JSON.stringify({ number, text: 'x'.repeat(eventBytes) });
  const body = JSON.stringify({ name: 'bench', channel, data });
  const path = '/apps/fairfront/events';
  const query = [
    'auth_key=fairfront',
    `auth_timestamp=${Math.floor(Date.now() / 1_000)}`,
    'auth_version=1.0',
    `body_md5=${createHash('md5').update(body).digest('hex')}`,
  ].join('&');
  const signature = createHmac('sha256', secret).update(`POST\n${path}\n${query}`).digest('hex');
  const { status } = await fetch(`${url}${path}?${query}&auth_signature=${signature}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (status !== 200) throw new Error(`Publishing an event returned ${status}`);
};

/**
 * A client that reads and records when each event arrives.
 * @param {number} port
 */
const listen = async (port) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/fairfront?protocol=7`, {
    headers: { 'x-forwarded-for': '203.0.113.200' },
  });
  const arrived = new Map();
  /** @type {Promise<void>} */
  const joined = new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (bytes) => {
      const { event, data } = JSON.parse(bytes.toString());
      if (event === 'bench') arrived.set(JSON.parse(data).number, performance.now());
      if (event === 'pusher_internal:subscription_succeeded') resolve();
    });
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
  await joined;
  return { arrived, close: () => socket.terminate() };
};

/**
 * A client frame, masked with zeros.
 * @param {number} opcode
 * @param {string} text
 */
const frame = (opcode, text) => {
  const size = text.length < 126 ? [0x80 | text.length] : [0x80 | 126, text.length >> 8, text.length & 255];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...size, 0, 0, 0, 0]), Buffer.from(text)]);
};
const subscribe = frame(1, JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
/** The server answers this with the channel name and an error. */
const echo = frame(1, JSON.stringify({ event: 'pusher:subscribe', data: { channel: `private-${'x'.repeat(150)}` } }));
const ping = frame(9, 'x'.repeat(125));

/**
 * Keeps sockets that never read open and frames flowing, until stopped.
 * @param {number} port
 */
const startDeafSockets = (port) => {
  const sockets = new Set();
  const timers = new Set();
  let connections = 0;
  let isRunning = true;
  /**
   * @param {string} address
   * @param {boolean} isFlooding
   */
  const open = (address, isFlooding) => {
    if (!isRunning || connections >= connectionsAtMost) return;
    connections += 1;
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      const timer = setTimeout(() => {
        timers.delete(timer);
        open(address, isFlooding);
      }, 500);
      timers.add(timer);
    });
    socket.once('data', () => {
      socket.pause();
      socket.write(subscribe);
      for (let count = 0; count < 50; count += 1)
        socket.write(isFlooding ? Buffer.concat(Array(2_000).fill(ping)) : echo);
    });
    socket.write(
      'GET /app/fairfront?protocol=7 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Forwarded-For: ${address}\r\n\r\n`,
    );
  };
  for (let number = 1; number <= addresses; number += 1) {
    // one of them sends as much as it can
    for (let count = 0; count < deafPerAddress; count += 1) open(`203.0.113.${number}`, count === 0);
  }
  const echoing = setInterval(() => {
    for (const socket of sockets) if (socket.isPaused() && !socket.writableNeedDrain) socket.write(echo);
  }, 250);
  return {
    count: () => ({ open: sockets.size, connections }),
    stop: () => {
      isRunning = false;
      clearInterval(echoing);
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
};

/**
 * @param {string} backend
 * @param {string} dataDir
 */
const startEdge = async (backend, dataDir) => {
  const edge = fork(join(root, 'deploy/edge/dist/main.js'), {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      BACKEND_URL: backend,
      PUBLIC_HOSTS: 'localhost,127.0.0.1',
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = await once(edge, 'message');
  if (edge.pid === undefined) throw new Error('The edge did not start');
  return { port, pid: edge.pid, stop: () => edge.kill('SIGKILL') };
};

/**
 * Publishes all events and returns how long each took to the reading client, in milliseconds.
 * @param {string} url
 * @param {{ arrived: Map<number, number> }} options
 * @param {number} first
 */
const publishAll = async (url, { arrived }, first) => {
  const sentAt = [];
  for (let number = 0; number < events; number += 1) {
    sentAt.push(performance.now());
    await publish(url, first + number);
    await pause(betweenMs);
  }
  await pause(delayLimitMs);
  return sentAt.map((at, number) => (arrived.get(first + number) ?? Infinity) - at);
};

/**
 * @param {string} url
 * @param {number} backendPid
 */
const measure = async (url, backendPid) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
  const edge = await startEdge(url, dataDir);
  /** @type {ReturnType<typeof startDeafSockets> | null} */
  let deaf = null;
  try {
    const reader = await listen(edge.port);
    /**
     * @param {string} what
     * @param {number} first
     */
    const round = async (what, first) => {
      const peaksOf = watchMemory([edge.pid, backendPid]);
      const delays = await publishAll(url, reader, first);
      const [edgePeak = NaN, backendPeak = NaN] = await peaksOf();
      const missing = delays.filter((delay) => delay === Infinity).length;
      console.log(
        `${what}: edge ${edgePeak} MB, backend ${backendPeak} MB at most; ${events} events of ${eventBytes / 1_000} KB, ` +
          `${missing} missing, p50 ${median(delays).toFixed(0)} ms, slowest ${Math.max(...delays).toFixed(0)} ms`,
      );
      return { edge: edgePeak, backend: backendPeak, slowest: Math.max(...delays) };
    };
    const quiet = await round('one client that reads', 0);
    deaf = startDeafSockets(edge.port);
    const busy = await round(`and ${addresses * deafPerAddress} that do not`, events);
    const { open, connections } = deaf.count();
    console.log(`they opened ${connections} connections, ${open} are still open`);
    const broken = growthLimit.filter(([name, limit]) => busy[name] - quiet[name] > limit);
    for (const [name, limit] of growthLimit) {
      console.log(`growth of ${name}: ${busy[name] - quiet[name]} MB (limit ${limit} MB)`);
    }
    if (broken.length > 0 || busy.slowest > delayLimitMs) {
      console.log('BROKEN');
      process.exitCode = 1;
    }
    reader.close();
  } finally {
    deaf?.stop();
    edge.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const backendDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const env = {
  REALTIME_SECRET: secret,
  DEMO: 'none',
  DATA_DIR: backendDir,
  SECRET_KEYS: `bench:${randomBytes(32).toString('base64')}`,
};
try {
  // creating the database needs more memory than the sockets may take, so the measurement starts with an existing one
  await withBackend(async () => undefined, env);
  await withBackend(measure, env);
} finally {
  rmSync(backendDir, { recursive: true, force: true });
}
