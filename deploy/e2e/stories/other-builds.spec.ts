import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStockRemote, buildWithEarlierPlugin } from '../support/other-builds';
import { enter, expect, test } from '../support/portal';
import { startSystem, type System } from '../support/system';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let system: System;
let folder: string;
test.beforeAll(async () => {
  system = await startSystem();
});
test.afterAll(() => system.stop());
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfront-other-build-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const registry = (...args: string[]): string =>
  execFileSync(process.execPath, [join(root, 'deploy/registry/registry.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: system.dataDir },
  });

/** What the Module Federation devtools read from a page. */
interface FederationOfPage {
  __INSTANCES__: { name: string; version: string; options: { remotes: { name: string }[]; shared: object } }[];
  moduleInfo: Record<string, { remoteEntry: string; remotesInfo: Record<string, { matchedVersion: string }> }>;
}

test('the federation of a page lists the shell and its four remotes, as the devtools read them', async ({ page }) => {
  await enter(page, 'editor@severmech.example', system.url);
  await page.goto(`${system.url}/participant/101`);
  for (const tile of [
    'Пропуска участников',
    'Услуги и корзина',
    'Заявка в каталог и путеводитель',
    'Профиль компании',
  ]) {
    await expect(page.getByRole('region', { name: tile, exact: true })).toBeVisible();
  }
  const read = () =>
    page.evaluate(() => {
      const { __FEDERATION__: found } = globalThis as unknown as { __FEDERATION__: FederationOfPage };
      const instances = found.__INSTANCES__.map(({ name, version, options: { remotes, shared } }) => {
        return { name, version, remotes: remotes.map((remote) => remote.name), shared: Object.keys(shared) };
      });
      return { instances, moduleInfo: found.moduleInfo };
    });
  await expect.poll(async () => (await read()).instances.length).toBe(5);
  const { instances, moduleInfo } = await read();
  const shell = instances.find(({ name }) => name === 'fairfront_shell');
  const remotes = ['mf_account', 'mf_catalog', 'mf_passes', 'mf_services'].map((name) =>
    expect.stringMatching(new RegExp(`^fairfront_${name}_`)),
  );
  expect(shell?.remotes.toSorted()).toEqual(remotes);
  expect(instances.map(({ name }) => name).toSorted()).toEqual([...remotes, 'fairfront_shell']);
  expect(shell?.shared).toEqual(expect.arrayContaining(['react', '@fairfront/shared-kit/platform']));
  const graph = moduleInfo['fairfront_shell']?.remotesInfo ?? {};
  expect(Object.keys(graph).toSorted()).toEqual(remotes);
  for (const [name, { matchedVersion }] of Object.entries(graph)) {
    expect(moduleInfo[`${name}:${matchedVersion}`]?.remoteEntry).toMatch(/^\/r\/mf-[a-z]+\/.+\/remote\.js$/);
  }
});

test('a stock remote from another repository is registered, and its tile works on the hub', async ({ page }) => {
  const { contract } = JSON.parse(readFileSync(join(root, 'shell/dist/manifest.json'), 'utf8')) as { contract: string };
  const build = buildStockRemote(folder, `^${contract}`);
  expect(registry('publish', 'mf-hello', '--from', build)).toContain('mf-hello 1.0.0');
  await enter(page, 'editor@severmech.example', system.url);
  await page.goto(`${system.url}/participant/101`);
  const tile = page.getByRole('region', { name: 'Привет', exact: true });
  await tile.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(tile.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(registry('verify')).not.toMatch(/altered|missing|unlisted/i);
  expect(registry('rollback', 'mf-hello')).toContain('mf-hello is out of the portal again');
});

test('a remote built with another patch version of the plugin runs', async ({ page }) => {
  test.setTimeout(600_000);
  const build = buildWithEarlierPlugin(folder);
  expect(registry('publish', 'mf-passes@99.1.0', '--from', build)).toContain('mf-passes 99.1.0');
  await enter(page, 'editor@severmech.example', system.url);
  const manifest = await page.request.get(`${system.url}/r/mf-passes/99.1.0/mf-manifest.json`);
  expect(await manifest.json()).toMatchObject({ metaData: { pluginVersion: '2.9.2' } });
  const entry = page.waitForResponse(/\/r\/mf-passes\/99\.1\.0\/remote\.js/);
  await page.goto(`${system.url}/participant/101?modal=event-modal-participant-passes`);
  expect((await entry).ok()).toBe(true);
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await expect(page.locator('main').getByText('из 30').first()).toBeVisible();
});
