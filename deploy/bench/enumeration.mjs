import { median } from './figures.mjs';
import { withBackend } from './with-backend.mjs';

/**
 * Checks whether response times distinguish a known e-mail from an unknown one: sign-in with a wrong password and
 * recovery, alternating, as ratios of the median times. Tests cover equal responses and equal work; this shows that it
 * is enough. Exits with 1 above the limit.
 */
const limit = 1.15;
const known = ['supervisor', 'admin', 'editor', 'reader', 'installer'].map((name) => `${name}@severmech.example`);

let calls = 0;

/**
 * @param {string} url
 * @param {{ email: string, password?: string }} body
 */
const measure = async (url, body) => {
  calls += 1;
  const started = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'ru',
      // every attempt comes from another address, so that no address limit stops the comparison
      'x-forwarded-for': `198.51.${calls >> 8}.${calls & 255}`,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return { time: performance.now() - started, status: answer.status };
};

await withBackend(async (url) => {
  for (const { what, path, rest, triesEach } of [
    // ten failed tries of one e-mail are its limit
    { what: 'sign-in', path: '/api/auth/login', rest: { password: 'Wrong-password-1' }, triesEach: 8 },
    { what: 'recovery', path: '/api/auth/forgot-password', rest: {}, triesEach: 40 },
  ]) {
    /** @type {{ known: number[], unknown: number[] }} */
    const times = { known: [], unknown: [] };
    const statuses = new Set();
    for (let round = 0; round < triesEach; round += 1) {
      for (const [index, email] of known.entries()) {
        const pairs = /** @type {const} */ ([
          ['known', email],
          ['unknown', `nobody-${index}@severmech.example`],
        ]);
        for (const [kind, address] of (round + index) % 2 ? pairs : pairs.toReversed()) {
          const { time, status } = await measure(url + path, { email: address, ...rest });
          statuses.add(status);
          if (round > 0) times[kind].push(time);
        }
      }
    }
    const [a, b] = [median(times.known), median(times.unknown)];
    const ratio = Math.max(a / b, b / a);
    const isKept = ratio <= limit && statuses.size === 1;
    if (!isKept) process.exitCode = 1;
    console.log(
      `${what}: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, ratio ${ratio.toFixed(3)} (limit ${limit}), ` +
        `answers ${[...statuses].join(', ')}${isKept ? '' : '  BROKEN'}`,
    );
  }
});
