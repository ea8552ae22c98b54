import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sites } from './sites.mjs';
import { catalogueToken } from './token-endpoint/catalogue-token.mjs';

const pages = fileURLToPath(new URL('./pages', import.meta.url));
/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const typeOf = (/** @type {string} */ file) => `${types[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`;

const overview = () => {
  const links = Object.entries(sites).map(([name, { title }]) => `<li><a href="/${name}/">${title}</a></li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sites with the catalogue order</title>
<h1>Sites with the catalogue order</h1><ul>${links.join('')}</ul></html>`;
};

/**
 * A file of a site, with the portal address filled in, or a file of one of its libraries.
 * @param {string} name
 * @param {import('./sites.mjs').Site} site
 * @param {string} file
 * @param {string} portal
 */
const readOf = async (name, { vendor }, file, portal) => {
  const library = Object.hasOwn(vendor, file) ? vendor[file] : undefined;
  if (library !== undefined) return readFile(library);
  // plain names only: nothing outside the site's folder
  if (!/^[a-z-]+\.(html|css|js|json|svg)$/.test(file)) return null;
  const text = await readFile(join(pages, name, file), 'utf8').catch(() => null);
  return text?.replaceAll('{{portal}}', portal) ?? null;
};

/**
 * Gives the page of a site its token. A real site knows the visitor from its session; here it is always the same user.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./sites.mjs').Site} site
 */
const answerToken = async (request, response, { participation, user }) => {
  const isOwnPage = request.headers.origin === `http://${request.headers.host}`;
  if (request.method !== 'POST' || !isOwnPage) return response.writeHead(403).end();
  const { status, body } = await catalogueToken(participation, user);
  return response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body);
};

/**
 * Checks whether the portal answers calls from an origin, by the CORS header, like a browser.
 * @param {import('node:http').ServerResponse} response
 * @param {string} portal
 * @param {string} origin
 */
const answerAllowedOrigin = async (response, portal, origin) => {
  const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  if (!isOrigin) return response.writeHead(422).end();
  const { headers } = await fetch(`${portal}/api/embed-config`, { headers: { origin } });
  const allowed = headers.get('access-control-allow-origin') === origin;
  const answered = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return response.writeHead(200, answered).end(JSON.stringify({ allowed }));
};

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} portal
 */
const answer = async (request, response, portal) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.example');
  const [, name, file = 'index.html'] = /^\/([a-z0-9-]+)\/([^/]+)?$/.exec(pathname) ?? [];
  if (pathname === '/') return response.writeHead(200, { 'content-type': types['.html'] }).end(overview());
  const site = name !== undefined && Object.hasOwn(sites, name) ? sites[name] : undefined;
  if (name === undefined || site === undefined) return response.writeHead(404).end();
  if (file === 'allowed-origin') return answerAllowedOrigin(response, portal, searchParams.get('origin') ?? '');
  if (file === 'catalogue-token') return answerToken(request, response, site);
  const content = await readOf(name, site, file, portal);
  if (content === null) return response.writeHead(404).end();
  const headers = { 'content-type': typeOf(file), 'content-security-policy': site.policy(portal) };
  return response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(content);
};

/**
 * Serves the sites of `sites.mjs` and their token endpoints, on another origin than the portal.
 * @param {string} portal origin, for example `http://localhost:8080`
 */
export const createSites = (portal) =>
  createServer((request, response) => {
    answer(request, response, portal).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error.message}`);
      response.writeHead(502).end();
    });
  });
