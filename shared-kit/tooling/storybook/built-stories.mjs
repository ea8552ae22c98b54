import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../../deploy/setup/chromium.mjs';
import { run } from '../../../deploy/setup/run.mjs';
import { storyPackages } from './preset.mjs';
import { StoryPage } from './story-page.mjs';

/** Folder of the kit. */
export const kit = storyPackages.kit;
const built = join(kit, 'dist/stories');
const stamp = join(built, '.sources');

export const themes = ['light', 'dark'];
export const locales = ['ru', 'en'];

const skipped = new Set(['node_modules', 'dist']);
const listFiles = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap(({ name }) => listFiles(join(path, name)));
};

/** Hash of everything that the stories are made of; tests beside the code do not count. */
const hashSources = () => {
  const files = Object.values(storyPackages).flatMap((folder) =>
    ['src', '.storybook', 'package.json'].flatMap((name) => listFiles(join(folder, name))),
  );
  const own = [...listFiles(join(kit, 'tooling/storybook')), join(kit, '../pnpm-lock.yaml')];
  const hash = createHash('sha256');
  for (const file of [...files, ...own].filter((name) => !/\.(test|test-d)\.tsx?$/.test(name)).sort()) {
    hash.update(`\0${file.slice(kit.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/**
 * Builds the stories of all packages, without documentation pages; does nothing when the last build was made of the same
 * sources.
 * @returns {Promise<void>}
 */
export const buildStorybook = async () => {
  const sources = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const script = join(kit, 'node_modules/storybook/dist/bin/dispatcher.js');
  const config = fileURLToPath(new URL('./all', import.meta.url));
  const args = [script, 'build', '--test', '-c', config, '-o', built, '--disable-telemetry', '--quiet'];
  const { code, output } = await run(process.execPath, args, { cwd: kit, quiet: true });
  if (code !== 0) throw new Error(`The stories were not built\n${output}`);
  writeFileSync(stamp, sources);
};

/**
 * Stories of the built storybook.
 * @param {RegExp} only matches ids
 * @returns {{ id: string, title: string, name: string, importPath: string }[]}
 */
export const listStories = (only = /./) => {
  const index = join(built, 'index.json');
  if (!existsSync(index)) throw new Error('There is no built storybook: run without --no-build');
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries).filter(({ type, id }) => type === 'story' && only.test(id));
};

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const serve = async () => {
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(built, path);
    if (!file.startsWith(built) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    // one server lives as long as one check: what a page has fetched stays good
    const headers = {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    };
    response.writeHead(200, headers);
    return createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
};

/**
 * Runs a visit of every story in Chromium, several pages at a time.
 * @param {{ id: string }[]} stories
 * @param {(page: StoryPage, story: { id: string }) => Promise<void>} visit
 * @param {{ pages?: number, width?: number, height?: number, scripts?: string[],
 *   media?: import('playwright-core').BrowserContextOptions }} [options] scripts: sources that every document runs before its
 *   own; media: what the person has asked of the system, over the calm of reduced motion
 */
export const visitStories = async (
  stories,
  visit,
  { pages = 3, width = 1440, height = 900, scripts = [], media = {} } = {},
) => {
  const { address, stop } = await serve();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const waiting = [...stories];
  const work = async () => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...media });
    const page = await StoryPage.create(context, address, scripts);
    for (let story = waiting.shift(); story; story = waiting.shift()) await visit(page, story);
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(pages, stories.length) }, work));
  } finally {
    await browser.close();
    stop();
  }
};
