import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter, expect, test } from '../support/portal';
import { startSystem, type System } from '../support/system';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let system: System;
test.beforeAll(async () => {
  system = await startSystem();
});
test.afterAll(async () => {
  await system.stop();
});

const registry = (...args: string[]): string =>
  execFileSync(process.execPath, [join(root, 'deploy/registry/registry.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: system.dataDir },
  });

/** A build of mf-passes with another title for its first tile, to tell the releases apart. */
const renamedBuild = (title: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fairfront-build-'));
  cpSync(join(root, 'mf-passes/dist'), folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    offers: { tiles: Record<string, { title: Record<'ru' | 'en', string> }> };
  };
  const tile = manifest.offers.tiles['participant-passes'];
  if (!tile) throw new Error('mf-passes has no tile participant-passes');
  tile.title.ru = title;
  writeFileSync(file, JSON.stringify(manifest));
  return folder;
};

/** Hash of every released file by path, without the document and the history, which a release may change. */
const releasedFiles = (folder = join(system.dataDir, 'releases')): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile() && name.split('/').length > 2)
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  );

test('a published release is used by new tabs, is offered to open ones that keep working, and is undone by a rollback [SHELL-266] [SHELL-267]', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: system.url, locale: 'ru-RU' });
  const open = await context.newPage();
  await enter(open, 'editor@severmech.example', system.url);
  await open.goto('/participant/101');
  const tileIn = (page: typeof open, name: string) => page.getByRole('region', { name, exact: true });
  await expect(tileIn(open, 'Пропуска участников').getByText('из 30')).toBeVisible();

  const before = releasedFiles();
  const build = renamedBuild('Пропуска, новый выпуск');
  registry('publish', 'mf-passes@99.0.0', '--from', build);
  rmSync(build, { recursive: true });

  const fresh = await context.newPage();
  await fresh.goto('/participant/101');
  await expect(tileIn(fresh, 'Пропуска, новый выпуск').getByText('из 30')).toBeVisible();

  await test.step('the open tab keeps its version, including parts that it has not loaded yet', async () => {
    await tileIn(open, 'Пропуска участников')
      .getByRole('link', { name: /Добавить/ })
      .click();
    await expect(open.getByRole('dialog', { name: 'Пропуска участников' }).getByRole('row').first()).toBeVisible();
  });

  await test.step('the offer waits until the dialog is closed; accepting it opens the same address with the new release', async () => {
    const offer = open.getByRole('region', { name: 'Раздел «Пропуска» обновился' });
    await expect(offer).toBeHidden();
    await open.keyboard.press('Escape');
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Обновить' }).click();
    await expect(tileIn(open, 'Пропуска, новый выпуск').getByText('из 30')).toBeVisible();
    await expect(open).toHaveURL(/\/participant\/101$/);
    await expect(offer).toBeHidden();
  });

  registry('rollback', 'mf-passes');
  const afterwards = await context.newPage();
  await afterwards.goto('/participant/101');
  await expect(tileIn(afterwards, 'Пропуска участников').getByText('из 30')).toBeVisible();
  await expect(tileIn(afterwards, 'Пропуска, новый выпуск')).toBeHidden();

  const files = releasedFiles();
  for (const [name, hash] of Object.entries(before)) expect([name, files[name]]).toEqual([name, hash]);
  const added = Object.keys(files).filter((name) => !(name in before));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((name) => !name.startsWith('mf-passes/99.0.0/'))).toEqual([]);
  expect(registry('verify')).not.toMatch(/altered|missing/i);
  await context.close();
});
