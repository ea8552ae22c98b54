import { readFileSync } from 'node:fs';
import { enter, expect, test } from '../support/portal';

/** Unique names per run, so that a rerun on the same data does not find its own people. */
const ending = String.fromCharCode(...Array.from({ length: 6 }, () => 1072 + Math.floor(Math.random() * 32)));
const surname = (name: string) => `${name}${ending}`;

const company = 'ООО «СтендМонтаж»';
/**
 * A table as saved by an office program on Russian Windows, with a wrong surname, a missing company and a duplicate
 * person.
 */
const table = [
  ['Компания', 'Фамилия', 'Имя', 'Отчество'],
  [company, surname('Белов'), 'Сергей', 'Юрьевич'],
  [company, `${surname('Петров')}2`, 'Илья', 'Андреевич'],
  ['', surname('Шульц'), 'Генрих', ''],
  [company, surname('Белов'), 'Сергей', 'Юрьевич'],
]
  .map((row) => row.join(';'))
  .join('\r\n');

test('a list with errors is corrected on the screen and added in one go', async ({ page }) => {
  await enter(page, 'editor@severmech.example');
  await page.goto('/participant/101?modal=event-modal-montage-passes');
  const dialog = page.getByRole('dialog');
  const quota = dialog.getByTestId('quota-count');
  await expect(quota).toHaveText(/^\d+$/);
  const before = Number(await quota.textContent());

  await test.step('a file that is not a list is refused and can be replaced', async () => {
    await dialog.getByRole('button', { name: 'Загрузить списком' }).click();
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ name: 'Список.csv', mimeType: 'text/csv', buffer: Buffer.from('нет заголовков') });
    await expect(dialog.getByText('Файл пакета пуст или не соответствует бланку')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Загрузить повторно' })).toBeVisible();
    await input.setInputFiles({ name: 'Список.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  });

  const grid = dialog.getByRole('grid');
  const line = (number: number) =>
    grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`\\b${number}$`) }) });
  await test.step('every wrong cell explains its error, and nothing is written yet', async () => {
    await expect(line(3)).toContainText('Допустимы только буквы, пробел, дефис и тире');
    await expect(line(4)).toContainText('Обязательное поле');
    await expect(line(5)).toContainText('Тот же человек, что в строке 2');
    await expect(dialog.getByRole('button', { name: 'Добавить все 4' })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('the same list can be downloaded as a workbook with marked cells', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Скачать с пометками' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Список (с пометками).xlsx');
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  await test.step('a suggestion, the keyboard and a decision make all rows ready', async () => {
    await line(3)
      .getByRole('button', { name: `Исправить на «${surname('Петров')}»` })
      .click();
    await line(4).getByRole('gridcell').first().click();
    await page.keyboard.type(company);
    await page.keyboard.press('Enter');
    await line(5).getByRole('button', { name: 'Добавить ещё один' }).click();
    await dialog.getByRole('button', { name: 'Добавить все 4' }).click();
  });

  await test.step('the passes are in the list, and the quota is updated', async () => {
    await expect(quota).toHaveText(String(before + 4));
    await expect(dialog.getByRole('row').filter({ hasText: surname('Петров') })).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: surname('Белов') })).toHaveCount(2);
  });
});

test('a pass printed by the portal is found again by its QR code', async ({ page }) => {
  await enter(page, 'editor@severmech.example');
  await page.goto('/participant/102?modal=event-modal-participant-passes');
  const dialog = page.getByRole('dialog', { name: 'Пропуска участников' });
  const row = dialog.getByRole('row').filter({ hasText: 'Принят' }).filter({ hasText: 'Сертификат' }).first();
  await expect(row).toBeVisible();
  const name = (await row.getByRole('rowheader').locator('[data-person]').textContent()) ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /Скачать/ }).click(),
  ]);
  const file = await download.path();

  const decoders: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') decoders.push(request.url());
    // the realtime connection waits for the files of the page, and may open now
    const isOfRealtime = request.url().includes('/api/broadcasting/');
    if (request.method() !== 'GET' && !isOfRealtime) sent.push(request.url());
  });
  await dialog.getByRole('button', { name: 'Действия со списком' }).click();
  await page.getByRole('menuitem', { name: 'Проверить пропуск по QR-коду' }).click();
  const panel = dialog.getByRole('region', { name: 'Проверка по QR-коду' });
  await expect(panel.getByRole('button', { name: 'Включить камеру' })).toBeVisible();
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'pass.pdf', mimeType: 'application/pdf', buffer: readFileSync(file) });
  await expect(page).toHaveURL(/modal=event-modal-detail-pass/, { timeout: 30_000 });
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText(
    name.trim().split(/\s+/)[0] ?? '',
  );
  expect(decoders.length, 'the decoders are loaded on first use').toBeGreaterThan(0);
  expect(sent, 'the file stays in the browser').toEqual([]);
});
