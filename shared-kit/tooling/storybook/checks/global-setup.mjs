import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, extname, join, normalize } from 'node:path';
import { workspaceFolder } from '../../webpack/package-facts.mjs';

/** @type {Record<string, string>} */
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

const built = join(import.meta.dirname, '../../../dist/stories');

const buildStories = () => {
  const tools = join(workspaceFolder, 'node_modules');
  const { status } = spawnSync(
    process.execPath,
    [join(tools, 'turbo/bin/turbo'), 'run', 'stories:build', '--output-logs=errors-only'],
    {
      cwd: workspaceFolder,
      stdio: 'inherit',
      env: {
        ...process.env,
        // turbo starts scripts by pnpm, which comes with the dependencies
        PATH: `${join(tools, '.bin')}${delimiter}${process.env.PATH}`,
        TURBO_TELEMETRY_DISABLED: '1',
        // of the checks: a build is the same for all of them
        NODE_ENV: undefined,
      },
    },
  );
  if (status !== 0) throw new Error('The stories were not built: see the lines above');
};

/** Builds the stories where a source has changed, and serves them for the run. */
export default async () => {
  buildStories();
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(built, path);
    if (!file.startsWith(built) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    // the server lives for one run, so fetched files stay valid
    const headers = {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    };
    response.writeHead(200, headers);
    return createReadStream(file).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.env.STORYBOOK_URL = `http://127.0.0.1:${port}`;
  return () => server.close();
};
