import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { CommandLine } from '../support/command-line';
import { fairSheets, fairWorkbook } from '../support/fair';
import { enter, expect, freshTest as test, password } from '../support/portal';
import { newDataDir, startSystem } from '../support/system';

const owner = 'owner@fair.example';

/** An empty portal with its first owner. */
const onEmptyPortal = async (story: (url: string) => Promise<void>): Promise<void> => {
  const dataDir = newDataDir();
  const env = { DEMO: 'none', SECRET_KEYS: `first:${randomBytes(32).toString('base64')}` };
  const person = { ORGANIZER_EMAIL: owner, ORGANIZER_PASSWORD: password };
  const settings = { ...env, ...person, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' };
  const commands = new CommandLine({ ...settings, ORGANIZER_NAME: 'Ольга', ORGANIZER_LASTNAME: 'Орлова' });
  expect(await commands.run('init')).toContain(`${owner} is the owner`);
  const system = await startSystem({ dataDir, env });
  try {
    await story(system.url);
  } finally {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, buffer, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });

test('a fair is imported on screen into an empty portal: template, a file with errors, its correction, import [ORG-392]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await onEmptyPortal(async (url) => {
    await enter(page, owner, url);
    await page.goto(`${url}/desk`);
    await expect(page.getByRole('heading', { level: 1, name: 'Начните с первой выставки' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Импортировать выставку' }).click();
    await expect(page).toHaveURL(`${url}/desk/import`);

    const asked = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Пустой шаблон' }).click();
    const template = readFileSync(await (await asked).path());

    await test.step('a file with errors is checked, and nothing of it is stored', async () => {
      const [first = {}, second = {}, ...stands] = fairSheets.stands ?? [];
      const wrong = [{ ...first, area: 'много' }, { ...second, participation: 'x999' }, ...stands];
      await choose(page, 'fair.xlsx', await fairWorkbook(template, { stands: wrong }));
      await expect(page.getByText('В файле 2 ошибки.')).toBeVisible();
      const errors = page.getByRole('table', { name: /^Ошибки/ });
      await expect(errors.getByRole('row').nth(1)).toContainText(/stands\s*2\s*area\s*много/);
      await expect(errors.getByRole('row').nth(2)).toContainText(/stands\s*3\s*participation\s*x999/);
      await expect(page.getByRole('button', { name: /^Импортировать \d+ строк/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('the corrected file is imported', async () => {
      await choose(page, 'fair-2.xlsx', await fairWorkbook(template));
      await expect(page.getByText('Ошибок нет.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Выставка импортирована' })).toHaveCount(0);
      await page.getByRole('button', { name: /^Импортировать \d+ строк/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Выставка импортирована' })).toBeFocused();
      await expect(page.getByText(/^Доступ получили 50 человек/)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('the same file changes nothing', async () => {
      await page.getByRole('button', { name: 'Импортировать другой файл' }).click();
      await choose(page, 'fair-2.xlsx', await fairWorkbook(template));
      await expect(page.getByText('Всё это уже есть в портале.')).toBeVisible();
    });

    await page.goto(`${url}/desk/participants`);
    await expect(page.getByRole('heading', { level: 1, name: /^Участники 50/ })).toBeVisible();
    // nothing of the first steps is left
    await page.goto(`${url}/desk`);
    await expect(page).toHaveURL(/\/desk\/passes\?exhibition=\d+/);
  });
});
