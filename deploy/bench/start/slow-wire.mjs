import { Agent, createServer, request as ask } from 'node:http';
import { connect } from 'node:net';
import { listen } from '../../setup/listen.mjs';

/** Milliseconds between two bursts. */
const tick = 10;
/** Bytes that a response sends before the next response gets its turn. */
const chunkBytes = 1_460;

/**
 * A slow connection in front of a site: every response starts late, and all share one bandwidth. The browser's own
 * throttling requires watching its network, and then it finds the source line of every request by parsing the script
 * again: that made home appear to block for 349 ms instead of 47.
 * @param {string} site origin behind it
 * @param {{ latency: number, bytesPerSecond: number }} line latency of a response in milliseconds
 * @returns {Promise<{ url: string, seen: { scripts: number, bytes: number, requests: number, at: number }, stop: () =>
 * void }>}
 *   `seen` counts the responses, bytes of scripts only; `at` is when the last byte was sent, ms since the epoch
 */
export const startSlowWire = async (site, { latency, bytesPerSecond }) => {
  const agent = new Agent({ keepAlive: true });
  const seen = { scripts: 0, bytes: 0, requests: 0, at: 0 };
  /**
   * Pending responses, in the order of their turns.
   * @type {{ response: import('node:http').ServerResponse, rest: Buffer }[]}
   */
  let sending = [];

  let budget = 0;
  let last = performance.now();
  const send = () => {
    // based on elapsed time, because a busy machine does not keep intervals
    const now = performance.now();
    budget = sending.length ? budget + (bytesPerSecond * (now - last)) / 1000 : 0;
    last = now;
    // whole chunks only: with partial chunks, the second response of every round would always get less
    for (let answer = sending[0]; answer && budget >= Math.min(chunkBytes, answer.rest.length); answer = sending[0]) {
      sending.shift();
      const part = answer.rest.subarray(0, chunkBytes);
      answer.rest = answer.rest.subarray(part.length);
      answer.response.write(part);
      budget -= part.length;
      if (answer.rest.length) sending.push(answer);
      else answer.response.end();
      seen.at = Date.now();
    }
  };
  const clock = setInterval(send, tick);

  const server = createServer((request, response) => {
    seen.requests += 1;
    seen.at = Date.now();
    const { method, headers, url } = request;
    const forwarded = ask(site + url, { method, headers, agent }, async (answer) => {
      const [chunks] = await Promise.all([answer.toArray(), new Promise((resolve) => setTimeout(resolve, latency))]);
      const rest = Buffer.concat(chunks);
      if (String(answer.headers['content-type']).includes('javascript')) {
        seen.scripts += 1;
        seen.bytes += rest.length;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (rest.length) sending.push({ response, rest });
      else response.end();
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => {
      sending = sending.filter((answer) => answer.response !== response);
    });
    request.pipe(forwarded);
  });
  // live events are not part of the measurement
  server.on('upgrade', (request, socket, head) => {
    const { hostname, port } = new URL(site);
    const behind = connect(Number(port), hostname, () => {
      const lines = request.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      behind.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      behind.write(head);
      behind.pipe(socket).pipe(behind);
    });
    for (const end of [behind, socket]) end.on('error', () => [behind, socket].forEach((one) => one.destroy()));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    stop: () => {
      clearInterval(clock);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
};
