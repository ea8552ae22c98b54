import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestEdge, type TestEdge } from './testing/test-edge';

/**
 * The check that `npm start` runs before it reports that the portal is ready. Its modules are ES modules, which run in
 * a separate process.
 */
const platform = pathToFileURL(join(__dirname, '../../setup/platform.mjs')).href;
const check = (port: number, store: string): Promise<string> =>
  new Promise((resolve) => {
    const script = `
      import { requireReady } from ${JSON.stringify(platform)};
      await requireReady('http://127.0.0.1:${port}/ready', ${JSON.stringify(store)}).then(
        () => console.log('ready'),
        (error) => console.log(error.message),
      );`;
    execFile(process.execPath, ['--input-type=module', '-e', script], (_error, printed) => resolve(printed.trim()));
  });

let testEdge: TestEdge;
afterEach(() => testEdge.close());

it('npm start stops with the path and a remedy when no page can be served [SHELL-604]', async () => {
  testEdge = await startTestEdge((_request, response) => response.end('{}'));
  await writeFile(join(testEdge.folder, 'release.json'), '{"schema":');
  const said = await check(testEdge.port, testEdge.folder);
  expect(said).toContain(`No page can be served: ${join(testEdge.folder, 'release.json')} cannot be read`);
  expect(said).toContain(`Restore ${testEdge.folder} from a backup`);
});
