import { Agent, createServer, request as ask } from 'node:http';
import { connect } from 'node:net';
import { listen } from '../../setup/listen.mjs';

/** Milliseconds between two chunks of bytes. */
const tick = 10;
/** Bytes that a response sends before it is the turn of the next. */
const chunkBytes = 1_460;

/**
 * A slow connection before a site: every answer begins later, and all of them share one bandwidth. The browser could slow itself, but only
 * while its network is watched, and then it works out for every request which line of a script has caused it, by parsing the script anew:
 * with that, home seemed to block for 349 ms, without it for 47.
 * @param {string} site origin behind it
 * @param {{ latency: number, bytesPerSecond: number }} line latency of an answer in milliseconds
 * @returns {Promise<{ url: string, seen: { scripts: number, bytes: number, requests: number, at: number }, stop: () => void }>}
 *   `seen` counts what was answered, bytes of scripts only; `at` is when the last byte has gone, ms since the epoch
 */
export const startSlowWire = async (site, { latency, bytesPerSecond }) => {
  const agent = new Agent({ keepAlive: true });
  const seen = { scripts: 0, bytes: 0, requests: 0, at: 0 };
  /** Answers under way, in the order of their turns. */
  let sending = [];

  let budget = 0;
  let last = performance.now();
  const send = () => {
    // by the time that has passed: a busy machine keeps no interval
    const now = performance.now();
    budget = sending.length ? budget + (bytesPerSecond * (now - last)) / 1000 : 0;
    last = now;
    // only whole chunks: with a part of one, who comes second in every turn would always have less
    while (sending.length && budget >= Math.min(chunkBytes, sending[0].rest.length)) {
      const answer = sending.shift();
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
  // live events take no part in what is measured
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
