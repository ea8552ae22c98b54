import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { shellManifest, remoteManifest, integrityOf } from '@fairfront/shared-kit/platform/release/testing';
import { describeBuild } from './describe-build';

const tile = {
  title: { ru: 'Привет', en: 'Hello' },
  group: 'company',
  order: 90,
  width: 3,
  icon: 'box',
  height: 200,
};

/** What the plugin writes by default, reduced to what matters here. */
const federation = (changes: object = {}) => ({
  metaData: {
    globalName: 'mf_hello',
    buildInfo: { buildVersion: '1.0.0', buildName: 'mf-hello' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [
    { name: 'react', requiredVersion: '^19.0.0', singleton: true, assets: { js: { sync: ['1.js'], async: [] } } },
    { name: 'lodash', requiredVersion: '^4.0.0', assets: { js: { sync: ['2.js'], async: [] } } },
    { name: '@fairfront/shared-kit/platform', requiredVersion: '^1.0.0', assets: { js: { sync: [], async: [] } } },
  ],
  exposes: [{ path: './remote' }],
  ...changes,
});
const own = { package: 'mf-hello', contract: '^1.0.0', offers: { tiles: { hello: tile } } };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairfront-describe-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (files: Record<string, object | string>) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
};
const refusal = (): Promise<unknown> => describeBuild(folder).catch((error: unknown) => error);

describe('the description of a build', () => {
  it('comes from the manifest of our presets, for the shell and for remotes', async () => {
    await write({ 'manifest.json': shellManifest() });
    expect(await describeBuild(folder)).toMatchObject({ package: 'shell', version: '1.0.0' });
    await write({ 'manifest.json': remoteManifest() });
    expect(await describeBuild(folder)).toMatchObject({ package: 'mf-passes', entry: 'remote.js' });
  });

  it('comes from the manifest of the federation plugin and fairfront.json, for a stock remote', async () => {
    await write({
      'mf-manifest.json': federation(),
      'fairfront.json': own,
      'remoteEntry.js': 'var mf_hello',
      'a/1.js': '1',
    });
    await write({ 'a/1.js.br': 'packed' });
    expect(await describeBuild(folder)).toMatchObject({
      package: 'mf-hello',
      version: '1.0.0',
      contract: '^1.0.0',
      container: 'mf_hello',
      entry: 'remoteEntry.js',
      // lodash may exist twice and has its own copy
      shared: { react: '^19.0.0', '@fairfront/shared-kit/platform': '^1.0.0' },
      opens: { routes: [], modals: [] },
      offers: { tiles: { hello: { ...tile, files: [], shared: [] } }, screens: {}, modals: {} },
      files: { 'remoteEntry.js': { integrity: integrityOf('var mf_hello') }, 'a/1.js': { bytes: 1, br: 6 } },
    });
  });

  it.each([
    ['that exposes no ./remote', federation({ exposes: [] }), own, /exposes no \.\/remote/],
    [
      'whose entry is an ES module',
      federation({ metaData: { ...federation().metaData, remoteEntry: { name: 'a.js', path: '', type: 'module' } } }),
      own,
      /library of type module/,
    ],
    [
      'with a tile that lacks a required property',
      federation(),
      { ...own, offers: { tiles: { hello: { order: 1 } } } },
      /tiles/,
    ],
  ])('is refused for one %s', async (_what, plugin, ours, message) => {
    await write({ 'mf-manifest.json': plugin, 'fairfront.json': ours, 'remoteEntry.js': '' });
    expect(String(await refusal())).toMatch(message);
  });
});
