import { axeFindings } from '../support/axe';
import { ApiUser } from '../support/api-user';
import { Organizer } from '../support/organizer';
import { enter, expect, test } from '../support/portal';

/** Unique names per run, so that a rerun on the same data does not find its own people. */
const ending = String.fromCharCode(...Array.from({ length: 6 }, () => 1072 + Math.floor(Math.random() * 32)));

test('a rejected pass is corrected and reissued in its place', async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  const lastname = `Чернов${ending}`;
  const user = await ApiUser.signIn(url, 'editor@severmech.example');
  const made = await user.call('POST', '/participants/101/personal-passes', {
    type: 'certificate',
    company_name: 'ООО «Северная механика»',
    lastname,
    name: 'Иван',
    middlename: 'Николаевч',
  });
  const { data } = (await made.json()) as { data: { id: number } };
  await (await Organizer.signIn(url)).decide(data.id, 'rejected');

  await enter(page, 'editor@severmech.example');
  await page.goto(`/participant/101?modal=event-modal-detail-pass&pass=${data.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Переоформить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Пропуска участников' });
  const quota = dialog.getByTestId('quota-count');
  const middle = dialog.getByLabel('Отчество');
  await expect(middle).toHaveValue('Николаевч');
  await expect(quota).toHaveText(/^\d+$/);
  const before = await quota.textContent();
  expect(await axeFindings(page)).toEqual([]);
  await middle.fill('Николаевич');
  await expect(dialog.getByRole('button', { name: 'Вернуть как было' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Переоформить', exact: true }).click();
  const row = dialog.getByRole('row').filter({ hasText: lastname });
  await expect(row).toContainText('Николаевич');
  await expect(row).toContainText('В обработке');
  await expect(quota).toHaveText(before ?? '');
});

test('people are added one after another', async ({ page }) => {
  await enter(page, 'editor@severmech.example');
  await page.goto('/participant/101?modal=event-modal-participant-passes&add=1');
  const dialog = page.getByRole('dialog', { name: 'Пропуска участников' });
  const first = dialog.getByLabel('Фамилия');
  for (const name of ['Анна', 'Борис']) {
    await expect(first).toBeFocused();
    await first.fill(`Парный${ending}`);
    await dialog.getByLabel('Имя').fill(name);
    await dialog.getByRole('button', { name: 'Добавить и ещё одного' }).click();
    await expect(dialog.getByText(new RegExp(`${ending} ${name}`)).first()).toBeVisible();
    await expect(first).toHaveValue('');
  }
  await expect(dialog.getByText('Добавлены 2 человека:')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: `Парный${ending}` })).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
});

test('a file with other columns is read by chosen columns, and its letters are corrected at once', async ({ page }) => {
  const table = [`ФИО;Бригадир`, `Пeтров${ending} Илья Андреевич;нет`, `зуева${ending} дарья;да`].join('\r\n');
  await enter(page, 'editor@severmech.example');
  await page.goto('/participant/101?modal=event-modal-montage-passes');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Загрузить списком' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Бригада.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(dialog.getByRole('heading', { name: 'Колонки вашего списка' })).toBeVisible();
  await expect(dialog.getByText(`Пeтров${ending}`, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Исправить: зуева${ending} дарья` }).click();
  await expect(dialog.getByText(`Зуева${ending}`, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Проверить 2 строки' }).click();
  await dialog.getByRole('button', { name: 'Исправить 1 строку' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Добавить все 2' }).click();
  await expect(dialog.getByRole('row').filter({ hasText: `Петров${ending}` })).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: `Зуева${ending}` })).toBeVisible();
});
