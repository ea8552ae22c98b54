import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embedToken, test } from '../support/embed-host';
import { expect } from '../support/portal';
import { startSystem, type System } from '../support/system';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const participation = 105;

let system: System;
test.beforeAll(async () => {
  system = await startSystem();
});
test.afterAll(async () => {
  await system.stop();
});

test('an embed works if its release was published under another version than that of its package [CAT-254]', async ({
  page,
  host,
}) => {
  const version = '0.1.1-local.0';
  execFileSync(
    process.execPath,
    [
      join(root, 'deploy/registry/registry.mjs'),
      ...['publish', `mf-catalog@${version}`, '--from', join(root, 'mf-catalog/dist')],
    ],
    { cwd: root, env: { ...process.env, DATA_DIR: system.dataDir } },
  );
  const token = await embedToken(system.url, participation);
  const folders = new Set<string>();
  page.on('request', (request) => {
    const folder = /\/r\/[^/]+\/[^/]+\//.exec(request.url())?.[0];
    if (folder !== undefined) folders.add(folder);
  });
  const give = (variable: string) => `${variable}.getToken = async () => ${JSON.stringify(token)};`;
  await page.goto(
    host.serve({
      body:
        `<script type="module" src="${system.url}/embed/catalog.js"></script>` +
        `<fairfront-catalog participant-id="${participation}"></fairfront-catalog>`,
      script: give(`document.querySelector('fairfront-catalog')`),
    }),
  );
  await expect(page.getByRole('textbox', { name: 'Название', exact: true })).toBeEditable();
  expect([...folders]).toEqual([`/r/mf-catalog/${version}/`]);

  await page.goto(
    host.serve({
      body: '<div id="place"></div>',
      script: `
        const remote = await import('${system.url}/embed/catalog-remote.js');
        await remote.init({});
        const parcel = (await remote.get('./parcel'))();
        const props = { domElement: document.getElementById('place'), participantId: ${participation}, name: 'catalogue' };
        ${give('props')}
        await parcel.bootstrap(props);
        await parcel.mount(props);`,
    }),
  );
  await expect(page.getByRole('textbox', { name: 'Название', exact: true })).toBeEditable();
  expect([...folders]).toEqual([`/r/mf-catalog/${version}/`]);
});
