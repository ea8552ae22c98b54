import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { expect } from '../support/portal';
import { embedToken, test } from '../support/embed-host';

/** An application in another repository: it has npm packages and a portal address, nothing from this workspace. */
const hostSource = (portal: string, token: string) => `
  import { createInstance } from '@module-federation/enhanced/runtime';
  import * as React from 'react';
  import * as ReactDOM from 'react-dom';
  import { createRoot } from 'react-dom/client';

  const shared = (lib) => ({
    version: React.version,
    lib: () => lib,
    shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
  });
  const federation = createInstance({
    name: 'nordpack_fair',
    shared: { react: shared(React), 'react-dom': shared(ReactDOM) },
    remotes: [{ name: 'fairfront_catalog', entry: ${JSON.stringify(`${portal}/embed/mf-manifest.json`)} }],
  });
  const { CatalogWizard } = await federation.loadRemote('fairfront_catalog/CatalogWizard');
  createRoot(document.getElementById('host')).render(
    React.createElement(CatalogWizard, {
      participantId: 105,
      locale: 'ru',
      getToken: () => Promise.resolve(${JSON.stringify(token)}),
    }),
  );`;

/** Bundles a source in its own folder. @returns the script */
const bundle = async (source: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fairfront-foreign-host-'));
  try {
    await writeFile(join(folder, 'host.mjs'), source);
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          context: folder,
          entry: './host.mjs',
          experiments: { topLevelAwait: true },
          output: { path: folder, filename: 'host.js' },
          resolve: { modules: ['node_modules', fileURLToPath(new URL('../node_modules', import.meta.url))] },
        },
        (error, stats) =>
          (error ?? stats?.hasErrors()) ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
      );
    });
    return await readFile(join(folder, 'host.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

test('an application in another repository loads the catalogue by its manifest and shows it [CAT-250] [CAT-251]', async ({
  page,
  host,
  portal,
}) => {
  const script = await bundle(hostSource(portal, await embedToken(portal, 105)));
  await page.goto(host.serve({ body: '<main id="host"></main>', script }));
  await expect(page.getByRole('textbox', { name: 'Название', exact: true })).toBeVisible();
  const remotes = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { name: string }[] };
    };
    return federation.__INSTANCES__.map(({ name }) => name);
  });
  expect(remotes).toEqual(expect.arrayContaining(['nordpack_fair', 'fairfront_catalog']));
});
