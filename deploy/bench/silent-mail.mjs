import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { WebSocket } from 'ws';
import { root } from '../setup/install.mjs';
import { listen } from '../setup/listen.mjs';
import { portOf } from './with-backend.mjs';
import { median, needed } from './figures.mjs';

/**
 * Measures the delay of live events while a mail server accepts connections and never answers; then checks with a slow
 * mail server that each email is sent once. Uses two processes on the PostgreSQL server of TEST_DATABASE_URL, in a
 * separate database, or one process on PGlite. Exits with 1 above a limit.
 */
const limitMs = 2_000;
const events = 25;
const slowAnswerMs = 400;
const settleMs = 150_000;
const server = process.env.TEST_DATABASE_URL;
const password = 'Fairfront-demo-1';
const emails = ['editor@severmech.example', 'supervisor@severmech.example', 'reader@severmech.example'];

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Speaks SMTP with a delay before each reply; silent at first. */
const startMailServer = async () => {
  const taken = new Map();
  const state = { isSilent: true, connections: 0 };
  const mail = createServer((socket) => {
    state.connections += 1;
    socket.on('error', () => socket.destroy());
    if (state.isSilent) return;
    const answer = (/** @type {string} */ line) =>
      setTimeout(() => socket.writable && socket.write(`${line}\r\n`), slowAnswerMs);
    /** @type {string[] | null} */
    let data = null;
    let to = '';
    let rest = '';
    answer('220 bench ESMTP');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== null) {
          if (line !== '.') {
            data.push(line);
            continue;
          }
          // every text is sent once per recipient, so recipient and subject identify an email
          const subject = data.slice(data.findIndex((text) => /^Subject:/i.test(text)));
          const key = `${to} ${subject.slice(0, 1 + subject.slice(1).findIndex((text) => !/^\s/.test(text))).join('')}`;
          taken.set(key, (taken.get(key) ?? 0) + 1);
          data = null;
          answer('250 taken');
        } else if (/^DATA/i.test(line)) {
          data = [];
          answer('354 go on');
        } else {
          if (/^RCPT TO:/i.test(line)) to = line.slice(8);
          answer(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
        }
      }
    });
  });
  const port = await listen(mail);
  return { port, taken, state, close: () => mail.close() };
};

const onServer = async (/** @type {string} */ statement) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const startBackend = async (/** @type {NodeJS.ProcessEnv | undefined} */ env) => {
  const child = fork(join(root, 'deploy/backend/dist/main.js'), {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DEMO: 'world', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await portOf(child);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
};

/**
 * @param {string} url
 * @param {string | null} token
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
const call = async (url, token, method, path, body) => {
  const received = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await received.text();
  if (!received.ok) throw new Error(`${method} ${path}: ${received.status} ${text}`);
  return text ? JSON.parse(text) : {};
};

/**
 * @param {string} url
 * @param {string} email
 */
const signIn = async (url, email) => {
  const { token, data } = await call(url, null, 'POST', '/auth/login', { email, password });
  return token ?? data.token;
};

/**
 * A socket that listens to the notifications of a user.
 * @param {string} url
 * @param {string} token
 */
const listenAs = async (url, token) => {
  const { data: user } = await call(url, token, 'GET', '/auth/user');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/fairfront?protocol=7`);
  const arrived = new Map();
  const waiting = new Map();
  const next = (/** @type {string} */ name) => new Promise((resolve) => waiting.set(name, resolve));
  const established = next('pusher:connection_established');
  socket.on('message', (bytes) => {
    const { event, data } = JSON.parse(bytes.toString());
    waiting.get(event)?.(JSON.parse(data));
    if (event === 'notification.created') arrived.set(JSON.parse(data).data.message_eng, performance.now());
  });
  const { socket_id } = await established;
  const channel = `private-users.${user.id}`;
  const { auth } = await call(url, token, 'POST', '/broadcasting/auth', { socket_id, channel_name: channel });
  const joined = next('pusher_internal:subscription_succeeded');
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  await joined;
  return { arrived, close: () => socket.terminate() };
};

const mail = await startMailServer();
const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const database = `fairfront_bench_${process.pid}`;
const address = server ? new URL(server) : null;
if (address) {
  await onServer(`create database ${database} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`);
  address.pathname = `/${database}`;
}
const backends = [];
try {
  const env = { DATA_DIR: dataDir, DATABASE_URL: address?.href ?? '', SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
  for (let count = 0; count < (address ? 2 : 1); count += 1) backends.push(await startBackend(env));
  const first = needed(backends[0], 'backend').url;
  const last = needed(backends.at(-1), 'backend').url;
  for (const email of emails) {
    const token = await signIn(first, email);
    await call(first, token, 'PUT', '/auth/user/email-notifications', { can_send_notifications: true });
  }
  const listener = await listenAs(first, await signIn(first, needed(emails[0], 'address')));
  const staff = await signIn(last, 'organizer@fairfront.example');

  const delays = [];
  for (let number = 0; number < events; number += 1) {
    const text = `News ${number} ${'x'.repeat(number)}`;
    const startedAt = performance.now();
    await call(last, staff, 'POST', '/organizer/participants/101/notifications', {
      message_rus: text,
      message_eng: text,
    });
    for (let tries = 0; !listener.arrived.has(text) && tries < 9_000; tries += 1) await pause(10);
    delays.push((listener.arrived.get(text) ?? Infinity) - startedAt);
  }
  const middle = median(delays);
  const slowest = Math.max(...delays);
  const isQuick = slowest <= limitMs;
  console.log(
    `${backends.length} processes, a mail server that never answers (${mail.state.connections} connections): live events ` +
      `after ${middle.toFixed(0)} ms, slowest of ${events} ${slowest.toFixed(0)} ms (limit ${limitMs} ms)${isQuick ? '' : '  BROKEN'}`,
  );
  listener.close();

  mail.state.isSilent = false;
  const until = performance.now() + settleMs;
  const expected = events * emails.length;
  let failed = [];
  do {
    await pause(3_000);
    ({ data: failed } = await call(last, staff, 'GET', '/organizer/mail'));
    // makes emails that wait for their next attempt due now; emails being sent are protected by their lease
    for (const { id, next_attempt_at } of failed) {
      const isWaiting = next_attempt_at === null || Date.parse(next_attempt_at) < Date.now() - 1_000;
      if (isWaiting) await call(last, staff, 'POST', `/organizer/mail/${id}/resend`).catch(() => undefined);
    }
  } while (mail.taken.size < expected && performance.now() < until);
  await pause(3_000);
  const counts = [...mail.taken.values()];
  const twice = counts.filter((count) => count > 1).length;
  const missing = expected - counts.length;
  const isOnce = missing === 0 && twice === 0;
  console.log(
    `then one that answers each line after ${slowAnswerMs} ms: ${counts.length} emails, ${twice} sent twice, ` +
      `${missing} not sent${isOnce ? '' : '  BROKEN'}`,
  );
  process.exitCode = isQuick && isOnce ? 0 : 1;
} finally {
  await Promise.all(backends.map(({ stop }) => stop()));
  mail.close();
  if (address) await onServer(`drop database if exists ${database} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
