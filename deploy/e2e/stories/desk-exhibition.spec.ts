import { enter, expect, test } from '../support/portal';
import { stands } from '../support/screens';

test('staff copy an exhibition to another year and set it up in its forms, and a colleague’s change is shown [ORG-391]', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(20_000);
  await enter(page, 'organizer@fairfront.example');
  await page.goto('/desk/exhibition?exhibition=1');
  await page.getByRole('button', { name: 'Скопировать на другой год' }).click();
  const dialog = page.getByRole('dialog');
  const title = `Копия ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Название на русском' }).fill(title);
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = page.url();

  await page.getByRole('tab', { name: 'Правила' }).click();
  await expect(page).toHaveURL(/tab=rules/);
  const flag = page.getByRole('checkbox', { name: 'Новые пропуска на автомобили закрыты' });
  const before = await flag.isChecked();
  await flag.setChecked(!before);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Сохранено').first()).toBeVisible();
  await page.reload();
  await stands(page);
  await expect(flag).toBeChecked({ checked: !before });

  const staff = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' });
  const other = await staff.newPage();
  await enter(other, 'organizer@fairfront.example', baseURL ?? '');
  const venue = (of: typeof page) => of.getByRole('textbox', { name: 'Место проведения на русском' });
  await other.goto(address);
  await expect(venue(other)).toBeVisible();
  await page.getByRole('tab', { name: 'Общее' }).click();
  await venue(page).fill('Зал 5');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Сохранено').first()).toBeVisible();
  await venue(other).fill('Зал 7');
  await other.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(other.getByText('Место проведения на русском: Зал 5')).toBeVisible();
  await expect(venue(other)).toHaveValue('Зал 7');
  await other.getByRole('button', { name: 'Оставить мои' }).click();
  await other.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(other.getByText('Сохранено').first()).toBeVisible();
  await staff.close();
});
