import { enter, expect, test } from '../support/portal';

const organizer = 'organizer@fairfront.example';

test('staff remind a late company once a day [ORG-420]', async ({ page }) => {
  await enter(page, organizer);
  await page.goto(`/desk/readiness?exhibition=1&q=${encodeURIComponent('Volga')}`);
  const remind = async () => {
    await page.getByRole('checkbox', { name: 'Volga Tools GmbH' }).check();
    await page.getByRole('button', { name: 'Напомнить 1 компании' }).click();
  };
  await remind();
  await expect(page.getByText('Отправлено 1 напоминание')).toBeVisible();
  await expect(page.getByRole('row', { name: /Volga Tools/ })).toContainText('Сегодня');
  await remind();
  await expect(page.getByText(/^Уже получили напоминание сегодня: 1/)).toBeVisible();
});

test('a figure leads to the list that it counts [ORG-421]', async ({ page }) => {
  await enter(page, organizer);
  await page.goto('/desk/figures?exhibition=1');
  const first = page.getByRole('table', { name: 'Проданные услуги по дням' }).getByRole('row').nth(1);
  const lines = await first.getByRole('link').first().innerText();
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Проданные услуги, / })).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(Number(lines));
  await page.getByRole('link', { name: 'Назад к показателям' }).click();
  // the address decides which part is chosen, so it changes a moment after the click
  await page.getByRole('radio', { name: 'Выручка' }).click({ force: true });
  await expect(page.getByRole('table', { name: 'Выручка по валютам' })).toBeVisible();
});

test('a price is changed in the grid by keyboard and stays after a reload [ORG-382]', async ({ page }) => {
  await enter(page, organizer);
  await page.goto('/desk/services?exhibition=1');
  const row = page.getByRole('row').filter({ hasText: 'Waste basket' });
  const price = row.getByRole('gridcell').nth(5);
  const change = async (text: string) => {
    await price.click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/organizer/service-rows') && answer.ok());
    await page.getByRole('button', { name: 'Сохранить 1 строку' }).click();
    await stored;
    await page.reload();
  };
  await change('455,50');
  await expect(price).toHaveText('455,50');
  await change('450');
  await expect(price).toHaveText('450');
});
