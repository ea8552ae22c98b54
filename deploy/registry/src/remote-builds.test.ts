import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The presets are ES modules, which jest does not load, so they run in a separate process. */
const presets = resolve(__dirname, '../../../shared-kit/tooling/webpack');
const inNode = async (code: string, ...args: string[]): Promise<string> => {
  const options = ['--input-type=module', '--eval', code, ...args];
  return (await promisify(execFile)(process.execPath, options, { cwd: presets })).stdout;
};

jest.setTimeout(120_000);

const sample: Record<string, string> = {
  'package.json': JSON.stringify({ name: '@fairfront/mf-sample', version: '1.2.3' }),
  'webpack.config.mjs': 'export default {};\n',
  'src/remote.ts': `
    import { defineRemote } from '@fairfront/shared-kit/platform';
    export default defineRemote({
      tiles: {
        sample: {
          group: 'company', order: 10, width: 2, icon: 'box', titleKey: 'title', height: 200, reads: ['cart'],
          load: () => import(/* webpackChunkName: "hub" */ './sample.tile'),
        },
      },
      notifications: { order: { icon: 'box', modal: 'event-modal-managers' } },
      modals: { 'event-modal-managers': { titleKey: 'title', size: 'md', load: () => import('./sample.modal') } },
      opens: { routes: ['participant'] },
      locales: { ru: () => import('./locales/ru.json'), en: () => import('./locales/en.json') },
      hubLocales: {
        ru: () => import(/* webpackChunkName: "hub" */ './locales/ru.hub.json'),
        en: () => import(/* webpackChunkName: "hub" */ './locales/en.hub.json'),
      },
    });`,
  'src/sample.tile.ts': `
    import { useState } from 'react';
    import styles from './sample.module.css';
    export default { useTile: () => ({ useState, className: styles.tile, label: t('asked') }) };`,
  'src/sample.modal.ts': `
    import styles from './modal.module.css';
    export default () => [t('ofModal'), styles.modal];`,
  'src/sample.module.css': `/* of the tile */\n.tile {\n  color: red;\n}\n\n.tile::after {\n  content: ' , ';\n}\n`,
  'src/modal.module.css': '.modal {\n  color: blue;\n}\n',
  'src/locales/ru.hub.json': JSON.stringify({ title: 'Раздел', asked: 'Спрошено' }),
  'src/locales/en.hub.json': JSON.stringify({ title: 'Section', asked: 'Asked' }),
  'src/locales/ru.json': JSON.stringify({ ofModal: 'Окно' }),
  'src/locales/en.json': JSON.stringify({ ofModal: 'Window' }),
};

interface Manifest {
  container: string;
  runtime: string;
  shared: Record<string, string>;
  entry: string;
  files: Record<string, unknown>;
  offers: {
    tiles: { sample: { title: object; files: string[] } };
    hubLocales: Record<'ru' | 'en', { files: string[] }>;
    modals: Record<string, { files: string[] }>;
    notifications: object;
  };
  opens: object;
}

describe('the build of a remote', () => {
  let folder: string;
  let manifest: Manifest;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairfront-sample-'));
    for (const [name, content] of Object.entries(sample)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    const code = `
      import { pathToFileURL } from 'node:url';
      import webpack from 'webpack';
      import { remotePackage } from './remote.mjs';
      const configuration = remotePackage(pathToFileURL(process.argv[1]).href)({}, { mode: 'production' });
      webpack({ ...configuration, cache: false }, (error, stats) => {
        if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
      });`;
    await inNode(code, join(folder, 'webpack.config.mjs'));
    manifest = JSON.parse(await readFile(join(folder, 'dist/manifest.json'), 'utf8')) as Manifest;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');

  it('puts what the hub shows into one chunk, without any of its dialogs [SHELL-410]', async () => {
    const { files } = manifest.offers.tiles.sample;
    expect(files.map((file) => file.replace(/\.[\w-]{43}\./, '.')).sort()).toEqual(['hub.css', 'hub.js']);
    const code = (await Promise.all(files.map(read))).join('');
    for (const held of ['asked', 'Спрошено', 'Asked']) expect(code).toContain(held);
    expect(manifest.offers.tiles.sample.title).toEqual({ ru: 'Раздел', en: 'Section' });
    expect(manifest.offers.hubLocales.en.files).toEqual(files);
    expect(code).not.toMatch(/ofModal|Окно|blue/);
    const ofWindow = manifest.offers.modals['event-modal-managers']?.files ?? [];
    expect((await Promise.all(ofWindow.map(read))).join('')).toMatch(/ofModal/);
  });

  it('lists every file that a browser loads, and what its tiles request first [SHELL-412]', async () => {
    expect(manifest.offers.tiles.sample).toMatchObject({ reads: ['cart'] });
    const files = (await readdir(join(folder, 'dist'))).filter((name) => /\.(js|css)$/.test(name));
    expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(files));
  });

  it('uses the runtime and React of the shell and bundles neither [SHELL-521]', async () => {
    expect(manifest.runtime).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(Object.keys(manifest.shared)).toEqual(['@fairfront/shared-kit/platform', 'react']);
    expect(await read(manifest.entry)).toContain('_FEDERATION_RUNTIME_CORE');
  });

  it('writes the Module Federation manifest, which hosts in other repositories read', async () => {
    const published = JSON.parse(await read('mf-manifest.json')) as {
      metaData: { remoteEntry: { name: string } };
      exposes: { path: string }[];
    };
    expect(published.metaData.remoteEntry.name).toBe(manifest.entry);
    expect(published.exposes.map(({ path }) => path)).toEqual(['./remote']);
  });

  it('declares which places of other packages it opens', () => {
    expect(manifest.opens).toEqual({ routes: ['participant'], modals: [] });
  });

  it('declares what notifications can refer to [SHELL-565]', () => {
    expect(manifest.offers.notifications).toEqual({ order: { icon: 'box', modal: 'event-modal-managers' } });
  });
});
