import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startStand, type EdgeStand } from './testing/edge-stand';

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

let stand: EdgeStand;
afterEach(() => stand.close());

it('npm start stops with the path and a remedy when no page can be served [SHELL-604]', async () => {
  stand = await startStand((_request, response) => response.end('{}'));
  await writeFile(join(stand.folder, 'release.json'), '{"schema":');
  const said = await check(stand.port, stand.folder);
  expect(said).toContain(`No page can be served: ${join(stand.folder, 'release.json')} cannot be read`);
  expect(said).toContain(`Restore ${stand.folder} from a backup`);
});
