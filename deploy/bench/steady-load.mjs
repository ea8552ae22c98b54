import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const password = 'Fairfront-demo-1';
const participation = 101;
/** Milliseconds before a failed call is retried with the same key. */
const repeatMs = 250;
const callMs = 15_000;

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs writers that continue through every outage, and a listener of live events, against a running portal or backend.
 * Each creation is retried with its key until it is acknowledged.
 * @param {string} url
 */
export const startLoad = async (url) => {
  /**
   * @param {string} method
   * @param {string} path
   * @param {{ token?: string, body?: object, key?: string }} [options]
   */
  const call = async (method, path, { token, body, key } = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(callMs),
    });
    const text = await answer.text();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text };
  };
  const signIn = async (/** @type {string} */ email) => {
    const { status, text } = await call('POST', '/auth/login', { body: { email, password } });
    if (status !== 200) throw new Error(`Sign-in of ${email} failed: ${status} ${text}`);
    return JSON.parse(text).data.token;
  };
  const editor = await signIn('editor@severmech.example');
  const organizer = await signIn('organizer@fairfront.example');
  const patch = (/** @type {number} */ n) =>
    call('PATCH', `/organizer/participants/${participation}`, { token: organizer, body: { quota_installation: n } });
  await call('PATCH', `/organizer/participants/${participation}`, {
    token: organizer,
    body: { quota_certificate: 100_000 },
  });

  /** Response counts by kind, for 15 minutes at most. */
  /** @type {Map<string | number, number>} */
  const tally = new Map();
  const count = (/** @type {string | number} */ what) => tally.set(what, (tally.get(what) ?? 0) + 1);
  /** @type {number[]} */
  const acknowledged = [];
  /** @type {number[]} */
  const servedAt = [];
  /** @type {number[]} */
  const missedAt = [];
  let withoutRetryAfter = 0;
  let longestCall = 0;
  let isRunning = true;

  /**
   * Retries one call until it succeeds; null when the load ended first.
   * @param {() => ReturnType<typeof call>} send
   */
  const untilServed = async (send) => {
    while (isRunning) {
      const startedAt = performance.now();
      const answer = await send().catch((/** @type {Error} */ error) => {
        count(error.name === 'TimeoutError' ? 'hangs' : 'broken');
        return null;
      });
      longestCall = Math.max(longestCall, performance.now() - startedAt);
      if (answer) count(answer.status);
      if (answer?.status === 503 && answer.retryAfter === null) withoutRetryAfter += 1;
      if (answer?.status === 200 || answer?.status === 201) {
        servedAt.push(performance.now());
        return answer;
      }
      missedAt.push(performance.now());
      await pause(repeatMs);
    }
    return null;
  };
  const creator = async () => {
    const person = { type: 'certificate', company_name: 'Тест', lastname: 'Нагрузкин', name: 'Иван', middlename: null };
    while (isRunning) {
      const key = randomUUID();
      const send = () =>
        call('POST', `/participants/${participation}/personal-passes`, { token: editor, body: person, key });
      const answer = await untilServed(send);
      if (answer) acknowledged.push(JSON.parse(answer.text).data.id);
    }
  };
  let patches = 0;
  const patcher = async () => {
    while (isRunning) {
      patches += 1;
      await untilServed(() => patch(1_000 + patches));
      await pause(20);
    }
  };

  /** @type {number[]} */
  const heard = [];
  const channel = `private-participants.${participation}`;
  /** @type {WebSocket} */
  let socket;
  /** @returns {Promise<void>} */
  const listen = () =>
    new Promise((resolve) => {
      socket = new WebSocket(`${url.replace('http', 'ws')}/app/fairfront?protocol=7`);
      socket.on('error', () => {});
      socket.on('close', () => isRunning && setTimeout(listen, 500));
      socket.on('message', async (frame) => {
        const { event, data } = JSON.parse(String(frame));
        if (event === 'pusher:connection_established') {
          const { socket_id } = JSON.parse(data);
          const auth = await call('POST', '/broadcasting/auth', {
            token: editor,
            body: { socket_id, channel_name: channel },
          }).catch(() => null);
          if (auth?.status !== 200) return socket.close();
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...JSON.parse(auth.text) } }));
        }
        if (event === 'pusher_internal:subscription_succeeded') resolve();
        if (event === 'participation.updated') heard.push(JSON.parse(data).seq);
      });
    });
  await listen();
  const lastNumber = async () => {
    const { text } = await call('GET', `/broadcasting/missed?channel=${channel}`, { token: editor });
    return JSON.parse(text).data.last;
  };
  const firstNumber = (await lastNumber()) + 1;
  const running = [creator(), creator(), creator(), creator(), patcher()];

  return {
    heard,
    tally,
    /** Times at which calls succeeded and failed. */
    servedAt,
    missedAt,
    /** Ends the load and reports what is missing. */
    finish: async () => {
      isRunning = false;
      await Promise.all(running);
      const last = await lastNumber();
      await pause(3_000);
      socket.close();
      const stored = [];
      for (const id of acknowledged) {
        const { status } = await call('GET', `/participants/${participation}/personal-passes/${id}`, { token: editor });
        if (status === 200) stored.push(id);
      }
      const numbers = new Set(heard);
      const expected = Array.from({ length: last - firstNumber + 1 }, (_none, index) => firstNumber + index);
      return {
        acknowledged: acknowledged.length,
        twice: acknowledged.length - new Set(acknowledged).size,
        lost: acknowledged.length - stored.length,
        events: expected.length,
        missedEvents: expected.filter((seq) => !numbers.has(seq)).length,
        repeatedEvents: heard.length - numbers.size,
        longestCall,
        withoutRetryAfter,
      };
    },
  };
};

/**
 * Milliseconds from a time to the first successful call after it.
 * @param {number[]} servedAt
 * @param {number} moment
 */
export const recoveryAfter = (servedAt, moment) => {
  const first = servedAt.find((at) => at > moment);
  return first === undefined ? Infinity : first - moment;
};

export const wait = pause;
