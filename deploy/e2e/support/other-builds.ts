import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ownModules = fileURLToPath(new URL('../node_modules', import.meta.url));

/** Runs a build in a separate process, as an ES module in a folder. */
const inNode = (folder: string, code: string, env: Record<string, string> = {}): void => {
  writeFileSync(join(folder, 'build.mjs'), code);
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } });
};

const run = `webpack(configuration, (error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});`;

/**
 * Sources of a remote in another repository: it has npm packages and the types of the kit, nothing from this workspace.
 */
const stockSources: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'mf-hello', version: '1.0.0', dependencies: { react: '^19.0.0' } }),
  'remote.js': `
    /** @type {import('@fairfront/shared-kit/platform').RemoteDefinition} */
    const remote = {
      tiles: { hello: { load: () => import('./hello.tile.js') } },
      locales: {
        ru: () => Promise.resolve({ default: {} }),
        en: () => Promise.resolve({ default: {} }),
      },
    };
    export default remote;`,
  'hello.tile.js': `
    import { createElement, useState } from 'react';
    const Counter = () => {
      const [count, setCount] = useState(0);
      return createElement('button', { onClick: () => setCount(count + 1) }, 'Pressed ' + count);
    };
    /** @type {import('@fairfront/shared-kit/platform').TileModule} */
    const tile = { useTile: () => ({ state: 'ready', body: createElement(Counter) }) };
    export default tile;`,
};

const helloTile = {
  title: { ru: 'Привет', en: 'Hello' },
  group: 'company',
  order: 900,
  width: 3,
  icon: 'box',
  height: 200,
};

/** Builds that remote with the plugin's defaults. @returns the folder to publish */
export const buildStockRemote = (folder: string, contract: string): string => {
  for (const [name, content] of Object.entries(stockSources)) writeFileSync(join(folder, name), content);
  symlinkSync(ownModules, join(folder, 'node_modules'));
  inNode(
    folder,
    `import webpack from 'webpack';
    import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
    const configuration = {
      mode: 'production',
      entry: {},
      // the pages of the portal enforce Trusted Types
      output: { publicPath: 'auto', trustedTypes: { policyName: 'fairfront-chunks' } },
      plugins: [
        new ModuleFederationPlugin({
          name: 'mf_hello',
          filename: 'remoteEntry.js',
          exposes: { './remote': './remote.js' },
          shared: { react: { singleton: true } },
        }),
      ],
    };
    ${run}`,
  );
  const own = { package: 'mf-hello', contract, offers: { tiles: { hello: helloTile } } };
  writeFileSync(join(folder, 'dist/fairfront.json'), JSON.stringify(own));
  return join(folder, 'dist');
};

const link = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(realpathSync(target), path);
};

/**
 * Builds mf-passes in a copy of the workspace with an earlier version of the federation plugin. @returns the folder to
 * publish
 */
export const buildWithEarlierPlugin = (folder: string): string => {
  for (const name of ['shared-kit', 'mf-passes']) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist)([\\/]|$)/.test(source.slice(root.length)),
    });
    cpSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: false,
      filter: (source) => !source.includes('.cache'),
    });
  }
  cpSync(join(root, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'));
  const kit = join(folder, 'shared-kit');
  const modules = join(kit, 'node_modules');
  for (const [name, earlier] of Object.entries({
    webpack: 'earlier-webpack',
    '@module-federation/enhanced': 'earlier-federation',
  })) {
    rmSync(join(modules, name), { recursive: true, force: true });
    link(join(ownModules, earlier), join(modules, name));
  }
  rmSync(join(folder, 'mf-passes/node_modules/@fairfront'), { recursive: true, force: true });
  link(kit, join(folder, 'mf-passes/node_modules/@fairfront/shared-kit'));
  const { version } = JSON.parse(readFileSync(join(ownModules, 'earlier-federation/package.json'), 'utf8')) as {
    version: string;
  };
  const description = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  description.devDependencies['@module-federation/enhanced'] = version;
  writeFileSync(join(kit, 'package.json'), JSON.stringify(description));
  inNode(
    join(folder, 'mf-passes'),
    `import { pathToFileURL } from 'node:url';
    const { default: webpack } = await import(pathToFileURL(${JSON.stringify(`${modules}/webpack/lib/index.js`)}).href);
    const { default: configure } = await import('./webpack.config.mjs');
    const configuration = { ...configure({}, { mode: 'production' }), cache: false };
    ${run}`,
    { FEDERATION_WEBPACK_PATH: join(modules, 'webpack/lib/index.js') },
  );
  return join(folder, 'mf-passes/dist');
};
