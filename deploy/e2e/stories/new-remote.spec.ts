import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { enter, expect, test } from '../support/portal';
import { stands } from '../support/screens';
import { startSystem, type System } from '../support/system';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const address = '/participant/101/visitors';

let copy: string;
let system: System;
test.beforeAll(async () => {
  // other stories read the packages of this workspace
  copy = mkdtempSync(join(tmpdir(), 'fairfront-new-'));
  system = await startSystem();
});
test.afterAll(async () => {
  await system.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** Asynchronous: this process also reads the portal's output and keeps its connections alive. */
const node = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: system.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return stdout;
};
const registry = (...args: string[]) => node(join(root, 'deploy/registry/registry.mjs'), ...args);

test('a generated remote is built, published into the running portal, opened by address, on the hub and as a dialog, and rolled back [SHELL-560] [SHELL-561]', async ({
  page,
}) => {
  // a busy machine needs half of this for the build of the remote
  test.setTimeout(360_000);
  await node(join(root, 'deploy/new/copy-workspace.mjs'), copy, 'visitors', '--ru', 'Посетители', '--en', 'Visitors');
  await node(join(copy, 'deploy/build.mjs'), 'visitors');

  const screen = page.getByRole('heading', { level: 1, name: 'Посетители' });
  const tile = page.getByRole('region', { name: 'Посетители', exact: true });
  const open = async (path: string) => {
    const response = await page.goto(system.url + path);
    await stands(page);
    return response?.status();
  };
  await enter(page, 'editor@severmech.example', system.url);
  expect(await open(address)).toBe(404);

  expect(await registry('publish', 'mf-visitors', '--from', join(copy, 'mf-visitors/dist'))).toContain(
    'mf-visitors 0.1.0',
  );

  await test.step('its screen opens at its address', async () => {
    expect(await open(address)).toBe(200);
    await expect(screen).toBeVisible();
  });

  await test.step('its tile is on the hub and opens the dialog, which leads to the screen', async () => {
    expect(await open('/participant/101')).toBe(200);
    await tile.getByRole('link', { name: 'Открыть' }).click();
    const dialog = page.getByRole('dialog', { name: 'Посетители' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\?modal=event-modal-visitors$/);
    await dialog.getByRole('link', { name: 'Открыть страницу раздела' }).click();
    await expect(screen).toBeVisible();
    await expect(page).toHaveURL(system.url + address);
  });

  await test.step('the command palette opens it', async () => {
    await open('/participant/101');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Посет');
    await page.getByRole('option', { name: 'Посетители' }).click();
    await expect(screen).toBeVisible();
  });

  expect(await registry('rollback', 'mf-visitors')).toContain('mf-visitors is out of the portal again');

  await test.step('the address no longer exists, and the other remotes are unchanged', async () => {
    expect(await open(address)).toBe(404);
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
    expect(await open('/participant/101')).toBe(200);
    for (const title of ['Пропуска участников', 'Услуги и корзина', 'Профиль компании']) {
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
    }
    await expect(tile).toBeHidden();
  });
});
