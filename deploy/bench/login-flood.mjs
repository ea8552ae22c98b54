import { withBackend } from './with-backend.mjs';

/**
 * Floods the built backend with sign-ins and reports the latency of other calls, and how many attempts are checked per
 * account, per address and through forged addresses. Bounded: 8 s of flood, at most 5,000 attempts of each kind.
 */
const password = 'Fairfront-demo-1';
const floodMs = 8000;
const connections = 20;

/** @typedef {{ status: number, time: number, body: { data: { token: string } } }} Answer body: of a sign-in that succeeded */

/**
 * @param {string} url
 * @returns {(path: string, options?: { body?: object, token?: string, from?: string }) => Promise<Answer>}
 */
const callerOf =
  (url) =>
  async (path, { body, token, from } = {}) => {
    const started = performance.now();
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(from ? { 'x-forwarded-for': from } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const json = await answer.json();
    return { status: answer.status, time: performance.now() - started, body: json };
  };

/**
 * @param {number[]} values
 * @param {number} part
 */
const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;
const latency = (/** @type {number[]} */ times) =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`;
const tally = (/** @type {number[]} */ statuses) =>
  [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} × ${status}`).join(', ');

/**
 * Sends calls one after the other until the given time.
 * @param {number} until
 * @param {() => Promise<Answer>} step
 */
const repeat = async (until, step) => {
  const results = [];
  while (performance.now() < until && results.length < 5000) results.push(await step());
  return results;
};

/**
 * Runs all jobs of the list, twenty at a time.
 * @param {(() => Promise<Answer>)[]} jobs
 */
const inParallel = async (jobs) => {
  /** @type {Answer[]} */
  const results = [];
  const waiting = jobs.values();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const job of waiting) results.push(await job());
    }),
  );
  return results;
};

await withBackend(async (url) => {
  const call = callerOf(`${url}/api`);
  /**
   * @param {string} email
   * @param {string} secret
   * @param {string} from
   */
  const signIn = (email, secret, from) => call('/auth/login', { body: { email, password: secret }, from });
  const { body } = await signIn('editor@severmech.example', password, '203.0.113.1');
  const other = () => call('/auth/user', { token: body.data.token, from: '203.0.113.1' });
  await repeat(performance.now() + 1000, other);

  const quiet = await repeat(performance.now() + 3000, other);
  console.log(`other calls, quiet: ${latency(quiet.map(({ time }) => time))}`);
  const until = performance.now() + floodMs;
  const [during, ...flood] = await Promise.all([
    repeat(until, other),
    ...Array.from({ length: connections }, (_, n) =>
      repeat(until, () => signIn('reader@severmech.example', password, `198.51.100.${n + 1}`)),
    ),
  ]);
  const answers = flood.flat();
  const checked = answers.filter(({ status }) => status === 200);
  console.log(
    `other calls, under ${((answers.length * 1000) / floodMs).toFixed(0)} sign-ins/s ` +
      `(${((checked.length * 1000) / floodMs).toFixed(0)}/s checked): ${latency(during.map(({ time }) => time))}; ` +
      `sign-ins ${tally(answers.map(({ status }) => status))}, ${latency(checked.map(({ time }) => time))}`,
  );

  const wrong = 'Wrong-password-1';
  /**
   * @param {string} title
   * @param {(() => Promise<Answer>)[]} jobs
   */
  const attempts = async (title, jobs) => {
    const results = await inParallel(jobs);
    console.log(
      `${title}: ${results.length} tries, ${tally(results.map(({ status }) => status))} (422 counts as checked)`,
    );
  };
  const accounts = Array.from({ length: 60 }, (_, n) => `person-${n}@severmech.example`);
  await attempts(
    '60 accounts from one address',
    accounts.flatMap((email) => Array.from({ length: 12 }, () => () => signIn(email, wrong, '203.0.113.60'))),
  );
  await attempts(
    'one account through forged addresses before the real one',
    Array.from(
      { length: 300 },
      (_, n) => () => signIn('admin@severmech.example', wrong, `10.1.${n >> 8}.${n & 255}, 203.0.113.61`),
    ),
  );
  await attempts(
    'one account from 60 addresses',
    Array.from(
      { length: 600 },
      (_, n) => () => signIn('supervisor@stankoprom.example', wrong, `192.0.2.${(n % 60) + 1}`),
    ),
  );
  await attempts(
    'forgot-password from one address',
    Array.from(
      { length: 2000 },
      (_, n) => () => call('/auth/forgot-password', { body: { email: `p${n}@x.example` }, from: '203.0.113.62' }),
    ),
  );
});
