import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../setup/platform.mjs';
import { median, needed } from './figures.mjs';

/**
 * Calls the most expensive public routes through the edge, from one address without an account over 90 connections,
 * while another address calls the API. Its p99 must stay within three times the p99 without a flood, which is measured
 * before every flood. The argument `edge` or `api` limits the routes to one of them; a number after it repeats the
 * measurement and takes the median.
 */
const connections = 90;
const quietMs = 3_000;
const floodMs = 10_000;
const most = 3;
/** Every address in 127.0.0.0/8 is this machine, so callers have different addresses without a proxy. */
const [visitor, other] = ['127.0.0.2', '127.0.0.3'];
const port = 18_480 + (process.pid % 500);

/**
 * @typedef {object} Call
 * @property {string} path
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 */
/** @typedef {Call & { from: string }} CallFrom from: address of the caller */

/**
 * @param {Agent} agent
 * @param {CallFrom} options
 * @returns {Promise<{ status?: number, time: number }>} status 0 if the connection was dropped
 */
const call = (agent, { path, method = 'GET', headers = {}, body, from }) =>
  new Promise((resolve) => {
    const started = performance.now();
    const done = (/** @type {number | undefined} */ status) => resolve({ status, time: performance.now() - started });
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
const packed = { headers: { 'accept-encoding': 'br' } };
/** @type {{ api: Record<string, Call>, edge: Record<string, Call> }} */
const floods = {
  api: {
    'GET /api/openapi.json': { path: '/api/openapi.json', ...packed },
    'GET /api/docs': { path: '/api/docs', ...packed },
    'GET /api/mail': { path: '/api/mail' },
    'POST /api/pass-links/open': {
      ...{ path: '/api/pass-links/open', method: 'POST', headers: json },
      body: JSON.stringify({ token: 'x'.repeat(43) }),
    },
  },
  edge: {
    'a page': { path: '/login', ...packed },
    'an address of 8,000 segments': { path: '/a'.repeat(4_000), ...packed },
    'GET /release.json': { path: '/release.json', ...packed },
    'a released file': { path: '(a shell script)', ...packed },
    'a missing file': { path: '/r/shell/0.0.0/main.js', ...packed },
    'GET /embed/catalog.js': { path: '/embed/catalog.js' },
    'GET /ready': { path: '/ready' },
    'a foreign host': { path: '/', headers: { host: 'foreign.example' } },
  },
};

/**
 * @param {number[]} values
 * @param {number} part
 */
const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;
const agentOf = (/** @type {number} */ maxSockets) => new Agent({ keepAlive: true, maxSockets });

/**
 * Sends calls one after the other until the given time.
 * @param {number} until
 * @param {Agent} agent
 * @param {CallFrom} options
 */
const repeat = async (until, agent, options) => {
  const results = [];
  while (performance.now() < until) results.push(await call(agent, options));
  return results;
};

/**
 * Sends calls from the other address for the given time and returns their p99.
 * @param {number} ms
 * @param {Agent} agent
 * @param {CallFrom} options
 */
const p99Within = async (ms, agent, options) => {
  const calls = await repeat(performance.now() + ms, agent, options);
  return quantile(
    calls.map(({ time }) => time),
    0.99,
  );
};

const tallyOf = (/** @type {(number | undefined)[]} */ statuses) =>
  [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} × ${status}`).join(', ');

const [only, rounds = '1'] = process.argv.slice(3);
const chosen = Object.entries(floods).filter(([part]) => only === undefined || part === only);

const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
const platform = startPlatform({ port, host: '0.0.0.0', dataDir, say: () => {} });
let isWithin = true;
try {
  await platform.ready;
  const own = agentOf(1);
  const watched = { path: '/api/embed-config', from: other };
  await p99Within(2_000, own, watched);
  const page = await (await fetch(`http://localhost:${port}/login`)).text();
  const [, script] = /<script defer[^>]* src="([^"]+)"/.exec(page) ?? [];
  if (script === undefined) throw new Error('The page names no script');
  Object.assign(floods.edge, { 'a released file': { path: script, ...packed } });
  for (const [name, options] of chosen.flatMap(([, routes]) => Object.entries(routes))) {
    const measured = [];
    for (let round = 0; round < Number(rounds); round += 1) {
      const quiet = await p99Within(quietMs, own, watched);
      const agent = agentOf(connections);
      const until = performance.now() + floodMs;
      const [during, ...flood] = await Promise.all([
        p99Within(floodMs, own, watched),
        ...Array.from({ length: connections }, () => repeat(until, agent, { ...options, from: visitor })),
      ]);
      agent.destroy();
      measured.push({ quiet, during, ratio: during / quiet, tally: tallyOf(flood.flat().map(({ status }) => status)) });
    }
    const ratios = measured.map(({ ratio }) => ratio).sort((a, b) => a - b);
    isWithin &&= median(ratios) <= most;
    const { quiet, during, tally } = needed(measured[0], 'round');
    console.log(
      `${name}: p99 ${during.toFixed(1)} ms, without flood ${quiet.toFixed(1)} ms (ratios ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}); the flooding address got ${tally}`,
    );
  }
  own.destroy();
} finally {
  await platform.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(isWithin ? `within ${most} × quiet` : `MORE than ${most} times`);
process.exit(isWithin ? 0 : 1);
