import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../../setup/listen.mjs';
import { buildPage } from '../tree/build-page.mjs';

const rows = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));

/**
 * Builds and serves the baseline: a plain page with a list in the same browser, compressed like the edge does.
 * @param {string} output a separate folder
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export const startBaseline = async (output) => {
  await buildPage(output, join(import.meta.dirname, 'baseline.tsx'));
  const page = '<!doctype html><meta charset="utf-8"><div id="root"></div><script defer src="/page.js"></script>';
  const packed = new Map();
  /**
   * @param {import('node:http').ServerResponse} response
   * @param {string} type
   * @param {string} name
   * @param {() => string | Buffer} read
   * @param {string} caching
   */
  const send = (response, type, name, read, caching) => {
    if (!packed.has(name)) packed.set(name, brotliCompressSync(read()));
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': caching });
    response.end(packed.get(name));
  };
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/') return send(response, 'text/html', url, () => page, 'no-store');
    if (url === '/rows.json') return send(response, 'application/json', url, () => JSON.stringify(rows), 'no-store');
    if (/^\/[\w.-]+\.js$/.test(url))
      return send(response, 'text/javascript', url, () => readFileSync(join(output, url)), 'max-age=3600');
    response.writeHead(404).end();
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
