import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';

/** The presets are ES modules, which jest does not load: they run in a process of their own. */
const presets = resolve(__dirname, '../../../shared-kit/tooling/webpack');
const inNode = async (code: string, ...args: string[]): Promise<string> => {
  const options = ['--input-type=module', '--eval', code, ...args];
  return (await promisify(execFile)(process.execPath, options, { cwd: presets })).stdout;
};

jest.setTimeout(120_000);

describe('the texts that code asks for', () => {
  const texts = {
    title: 'Title',
    rows_one: 'one row',
    rows_other: 'rows',
    states: { open: 'open', closed: 'closed' },
    other: { open: 'not asked for' },
    quoting: 'see $t(passes:quoted)',
    quoted: 'quoted',
  };
  const askedFor = async (...sources: string[]): Promise<unknown> => {
    const code = `
      import { textsAskedFor } from './hub-texts.mjs';
      const [texts, sources] = process.argv.slice(1).map((text) => JSON.parse(text));
      process.stdout.write(JSON.stringify(textsAskedFor(texts, sources)));`;
    return JSON.parse(await inNode(code, JSON.stringify(texts), JSON.stringify(sources))) as unknown;
  };

  it.each([
    ['written down', `t('title')`, { title: 'Title' }],
    ['with the name of their remote', `t('passes:title')`, { title: 'Title' }],
    ['in a property', `const offer = { titleKey: 'title' };`, { title: 'Title' }],
    ['with plural endings', `t('rows', { count })`, { rows_one: 'one row', rows_other: 'rows' }],
    ['put together', 't(`states.${state}`)', { states: { open: 'open', closed: 'closed' } }],
    ['in a template without gaps', 't(`states.open`)', { states: { open: 'open' } }],
    ['of another text', `t('quoting')`, { quoting: 'see $t(passes:quoted)', quoted: 'quoted' }],
    ['in JSX', `const a = <p title={t('title')} />`, { title: 'Title' }],
    ['nowhere, but in types', `type A = 'title'; const a = b as 'title'; import c from 'title';`, {}],
    ['nowhere, in a template of nothing but gaps', 't(`${a}${b}`)', {}],
  ])('are those with keys %s [SHELL-411]', async (_where, source, expected) => {
    expect(await askedFor(source)).toEqual(expected);
  });

  it('come from all sources [SHELL-411]', async () => {
    expect(await askedFor(`t('title')`, `t('quoted')`)).toEqual({ title: 'Title', quoted: 'quoted' });
  });
});

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
      locales: { ru: () => import('./locales/ru.json'), en: () => import('./locales/en.json') },
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
  'src/locales/ru.json': JSON.stringify({ title: 'Раздел', asked: 'Спрошено', ofModal: 'Окно' }),
  'src/locales/en.json': JSON.stringify({ title: 'Section', asked: 'Asked', ofModal: 'Window' }),
};

interface Definition {
  hubTexts: unknown;
  tiles: { sample: { load: () => Promise<{ default: { useTile: () => Record<string, unknown> } }> } };
}
interface Container {
  init: (scope: unknown) => unknown;
  get: (name: string) => Promise<() => { default: Definition }>;
}
interface Manifest {
  container: string;
  entry: string;
  files: Record<string, unknown>;
  offers: { tiles: { sample: object }; modals: Record<string, { files: string[] }>; notifications: object };
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

  /** Runs the entry as a page does. */
  const run = async (getReact: () => Promise<() => unknown>) => {
    const sheets: { css: string }[] = [];
    class CSSStyleSheet {
      css = '';
      replaceSync(css: string) {
        this.css = css;
      }
    }
    const currentScript = { tagName: 'SCRIPT', src: `http://portal.test/r/mf-sample/1.2.3/${manifest.entry}` };
    const page = vm.createContext({
      document: { currentScript, adoptedStyleSheets: sheets },
      CSSStyleSheet,
      t: (key: string) => key,
      setTimeout,
    });
    Object.assign(page, { window: page, self: page });
    vm.runInContext(await readFile(join(folder, 'dist', manifest.entry), 'utf8'), page);
    const container = (page as unknown as Record<string, Container>)[manifest.container];
    if (!container) throw new Error('The entry defines its container');
    await container.init({ react: { '19.3.1': { from: 'shell', eager: false, get: getReact } } });
    const definition = (await container.get('./remote'))().default;
    return { definition, sheets };
  };
  const react = { useState: () => 'of the shell' };

  it('puts code, styles and texts of the hub into the entry, and nothing of its windows [SHELL-410] [SHELL-411]', async () => {
    const { definition, sheets } = await run(() => Promise.resolve(() => react));
    expect(definition.hubTexts).toEqual({ ru: { asked: 'Спрошено' }, en: { asked: 'Asked' } });
    const [sheet, ...more] = sheets;
    expect(more).toEqual([]);
    expect(sheet?.css).toMatch(/^\.tile-[\w-]{6}\{color:red\}\.tile-[\w-]{6}::?after\{content:' , '\}$/);
    const { className, label, useState } = (await definition.tiles.sample.load()).default.useTile();
    expect([label, useState]).toEqual(['asked', react.useState]);
    expect(sheet?.css).toContain(`.${String(className)}{`);
    const entry = await readFile(join(folder, 'dist', manifest.entry), 'utf8');
    expect(entry).not.toMatch(/ofModal|Окно|blue/);
  });

  it('names no file for its tiles, and what they read first [SHELL-410] [SHELL-412]', async () => {
    expect(manifest.offers.tiles.sample).toMatchObject({ files: [], ownTexts: true, reads: ['cart'] });
    const files = (await readdir(join(folder, 'dist'))).filter((name) => /\.(js|css)$/.test(name));
    const ofWindow = manifest.offers.modals['event-modal-managers']?.files ?? [];
    expect(ofWindow.some((name) => name.endsWith('.css'))).toBe(true);
    expect(files.filter((name) => name.endsWith('.css'))).toEqual(ofWindow.filter((name) => name.endsWith('.css')));
    expect(files.filter((name) => /hub/.test(name))).toEqual([]);
    expect(Object.keys(manifest.files).sort()).toEqual(files.sort());
  });

  it('keeps facts of offers, which the manifest has, out of the entry', async () => {
    const { definition } = await run(() => Promise.resolve(() => react));
    expect(Object.keys(definition).sort()).toEqual(['hubTexts', 'locales', 'modals', 'tiles']);
    expect(Object.keys(definition.tiles.sample)).toEqual(['load']);
    expect(await readFile(join(folder, 'dist', manifest.entry), 'utf8')).not.toMatch(/titleKey|company/);
  });

  it('announces what it has of that notifications speak of [SHELL-565]', () => {
    expect(manifest.offers.notifications).toEqual({ order: { icon: 'box', modal: 'event-modal-managers' } });
  });

  it('asks again for a part of the shell that did not come [SHELL-204]', async () => {
    let asked = 0;
    const { definition } = await run(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve(() => react);
    });
    await expect(definition.tiles.sample.load()).rejects.toThrow('no connection');
    expect((await definition.tiles.sample.load()).default.useTile()['useState']).toBe(react.useState);
    expect(asked).toBe(2);
  });

  it('writes styles without comments and breaks, with one mark a file in the names of its classes', async () => {
    const [file = ''] = (await readdir(join(folder, 'dist'))).filter((name) => name.endsWith('.css'));
    expect(await readFile(join(folder, 'dist', file), 'utf8')).toMatch(/^\.modal-[\w-]{6}\{color:blue\}\n*$/);
  });
});
