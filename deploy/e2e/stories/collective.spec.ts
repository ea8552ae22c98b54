import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { axeFindings } from '../support/axe';
import { enter, expect, tabTo, test } from '../support/portal';
import { stands } from '../support/screens';
import { newDataDir, startSystem, type System } from '../support/system';

const supervisor = 'supervisor@stankoprom.example';
const steps = '/participant/110?modal=event-modal-subexponent&view=steps';

interface Xlsx {
  readXlsx: (bytes: Buffer) => Promise<{ sheets: { rows: (string | number | null)[][] }[] }>;
}
/** Rows of a workbook, read with the library that the backend writes it with. */
const rowsOf = async (path: string): Promise<(string | number | null)[][]> => {
  const fromBackend = createRequire(new URL('../../backend/package.json', import.meta.url));
  const { readXlsx } = (await import(pathToFileURL(fromBackend.resolve('hucre/xlsx')).href)) as Xlsx;
  return (await readXlsx(readFileSync(path))).sheets[0]?.rows ?? [];
};

test.describe('sixty sub-exhibitors', () => {
  let system: System;
  test.beforeAll(async () => {
    // existing demo data would not be extended
    system = await startSystem({ dataDir: newDataDir(), env: { DEMO: 'large' } });
  });
  test.afterAll(async () => {
    await system.stop();
    rmSync(system.dataDir, { recursive: true, force: true });
  });
  /** Number of emails to an address in the mail folder of this system. */
  const emailsTo = (email: string): number => {
    const folder = join(system.dataDir, 'mail');
    try {
      return readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'latin1').includes(`To: ${email}`))
        .length;
    } catch {
      // the folder is created with the first email
      return 0;
    }
  };

  test('sub-exhibitors are filtered, searched, sorted, exported and e-mailed; the e-mail arrives and appears in the history [ACC-260] [ACC-262] [ACC-263] [ACC-264] [ACC-265] [ACC-268] [ACC-272] [SHELL-494]', async ({
    page,
  }) => {
    await enter(page, supervisor, system.url);
    await page.goto(`${system.url}${steps}`);
    const dialog = page.getByRole('dialog');
    const table = dialog.getByRole('table');
    const rows = table.getByRole('rowheader');
    await expect(dialog.getByRole('heading', { name: /Готов[ы]? \d+ субэкспонент.* из\s63/ })).toBeVisible();
    await expect(rows).toHaveCount(20);

    await test.step('filter, sort and search', async () => {
      await dialog.getByRole('radio', { name: /Без входа/ }).click({ force: true });
      await expect(page).toHaveURL(/who=away/);
      await expect(rows).toHaveCount(9);
      await dialog.getByRole('radio', { name: /^Все/ }).click({ force: true });
      await table.getByRole('button', { name: 'Срок' }).click();
      await expect(page).toHaveURL(/by=deadline/);
      await dialog.getByRole('searchbox').fill('24D06');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('ООО «Токарь»');
      await dialog.getByRole('searchbox').fill('Урал');
      await expect(rows).toHaveCount(12);
    });

    await test.step('the keyboard selects rows, and axe finds nothing', async () => {
      await tabTo(page, table.getByRole('checkbox', { name: 'ООО «Зенкер-Урал»' }));
      await page.keyboard.press('Space');
      await expect(dialog.getByText('Выбрано: 1')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('the selection is exported to a workbook', async () => {
      await dialog.getByRole('button', { name: 'Выбрать все 12' }).click();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Выгрузить 12' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^Субэкспоненты .*\.xlsx$/);
      const cells = await rowsOf(await file.path());
      const head = cells.findIndex((row) => row[0] === 'Субэкспонент');
      expect(cells[head]).toEqual(expect.arrayContaining(['Участники', 'Каталог', 'Срок']));
      const names = cells.slice(head + 1, head + 13).map((row) => String(row[0]));
      expect(names.every((name) => name.includes('Урал'))).toBe(true);
    });

    await test.step('the selection gets an email, each with its own values', async () => {
      await dialog.getByRole('button', { name: 'Письмо', exact: true }).click();
      await dialog.getByLabel('Тема').fill('Каталог: {компания}');
      await dialog.getByLabel('Текст').fill('Осталось: ');
      await dialog.getByRole('button', { name: 'Что осталось' }).click();
      await expect(dialog.getByRole('region', { name: /Как увидит/ })).toContainText('Каталог: ООО');
      await expect(dialog.getByText(/@/)).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: /^Отправить \d+ пис/ }).click();
      await expect(page.getByText(/Письма отправлены/)).toBeVisible();
      // the 13th company of the demo data, the first one from the Urals
      await expect.poll(() => emailsTo('director@sub-13.example')).toBe(1);
    });

    await test.step('the history lists companies and the number of addresses', async () => {
      await dialog.getByRole('button', { name: 'История писем' }).click();
      const email = dialog.getByRole('listitem').filter({ hasText: 'Каталог: {компания}' });
      await email.getByText('12 компаниям').click();
      await expect(email.getByText('ООО «Метчик-Урал»: 1 адрес')).toBeVisible();
      await expect(email).not.toContainText('@');
    });
  });

  test('sub-exhibitors are cards on a phone [ACC-274]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, supervisor, system.url);
    await page.goto(`${system.url}${steps}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: /Подготовка субэкспонентов/ }).getByRole('listitem')).toHaveCount(20);
    await expect(dialog.getByRole('table')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('acting for a sub-exhibitor is indicated on every screen and dialog, with a way back [SHELL-490] [SHELL-491] [SHELL-492]', async ({
  page,
}) => {
  await enter(page, supervisor);
  const words = page.getByText('Вы действуете за субэкспонента ООО «Резец»');
  for (const screen of ['', '/categories', '/orders', '/deadlines']) {
    await page.goto(`/participant/111${screen}`);
    await stands(page);
    await expect(words).toBeVisible();
  }
  await page.goto('/participant/111?modal=event-modal-users');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('За субэкспонента ООО «Резец»')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Вернуться к субэкспонентам' }).click();
  await expect(page).toHaveURL(/\/participant\/110\?modal=event-modal-subexponent&view=steps/);
  await expect(page.getByRole('dialog').getByRole('rowheader', { name: /Резец/ })).toBeVisible();
  await expect(words).toHaveCount(0);
});
