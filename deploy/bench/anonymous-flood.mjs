import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../setup/platform.mjs';

/**
 * One visitor without an account asks the most expensive public routes over 90 connections, through the edge; beside it
 * another address calls the API. Its p99 must stay within three times the quiet one.
 */
const connections = 90;
const quietMs = 5_000;
const floodMs = 10_000;
const most = 3;
/** The whole network 127.0.0.0/8 is this machine: callers get an address of their own without a proxy. */
const [visitor, other] = ['127.0.0.2', '127.0.0.3'];
const port = 18_480 + (process.pid % 500);

/** @returns {Promise<{ status: number, time: number }>} status 0 where the connection was cut */
const call = (agent, { path, method = 'GET', headers = {}, body, from }) =>
  new Promise((resolve) => {
    const started = performance.now();
    const done = (status) => resolve({ status, time: performance.now() - started });
    const sent = request(
      { agent, host: '127.0.0.1', port, localAddress: from, path, method, headers: { host: 'localhost', ...headers } },
      (answer) => {
        answer.resume();
        answer.once('end', () => done(answer.statusCode));
        answer.once('error', () => done(0));
      },
    );
    sent.once('error', () => done(0));
    sent.end(body);
  });

const json = { 'content-type': 'application/json' };
const floods = {
  'GET /api/openapi.json': { path: '/api/openapi.json', headers: { 'accept-encoding': 'br' } },
  'GET /api/docs': { path: '/api/docs', headers: { 'accept-encoding': 'br' } },
  'GET /api/mail': { path: '/api/mail' },
  'POST /api/pass-links/open': {
    ...{ path: '/api/pass-links/open', method: 'POST', headers: json },
    body: JSON.stringify({ token: 'x'.repeat(43) }),
  },
  'a page (edge)': { path: '/login', headers: { 'accept-encoding': 'br' } },
  'GET /release.json (edge)': { path: '/release.json', headers: { 'accept-encoding': 'br' } },
};

const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;
const agentOf = (maxSockets) => new Agent({ keepAlive: true, maxSockets });

/** Calls one after the other until a moment. */
const repeat = async (until, agent, options) => {
  const results = [];
  while (performance.now() < until) results.push(await call(agent, options));
  return results;
};

const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const platform = startPlatform({ port, host: '0.0.0.0', dataDir, say: () => {} });
let isWithin = true;
try {
  await platform.ready;
  const own = agentOf(1);
  const watched = { path: '/api/embed-config', from: other };
  await repeat(performance.now() + 2_000, own, watched);
  const quiet = quantile(
    (await repeat(performance.now() + quietMs, own, watched)).map(({ time }) => time),
    0.99,
  );
  console.log(`another address, quiet: p99 ${quiet.toFixed(1)} ms`);
  for (const [name, options] of Object.entries(floods)) {
    const agent = agentOf(connections);
    const until = performance.now() + floodMs;
    const [during, ...flood] = await Promise.all([
      repeat(until, own, watched),
      ...Array.from({ length: connections }, () => repeat(until, agent, { ...options, from: visitor })),
    ]);
    agent.destroy();
    const p99 = quantile(
      during.map(({ time }) => time),
      0.99,
    );
    const statuses = flood.flat().map(({ status }) => status);
    const tally = [...new Set(statuses)]
      .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
      .join(', ');
    isWithin &&= p99 <= most * quiet;
    console.log(`${name}: p99 ${p99.toFixed(1)} ms (${(p99 / quiet).toFixed(1)} × quiet); the visitor got ${tally}`);
  }
  own.destroy();
} finally {
  await platform.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(isWithin ? `within ${most} × quiet` : `MORE than ${most} × quiet`);
process.exit(isWithin ? 0 : 1);
