import { enter, expect, test } from '../support/portal';
import { stands } from '../support/screens';

const owner = 'supervisor@severmech.example';

test('the notifications start in the upper half of a phone screen [ACC-203]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, owner);
  await page.goto('/notifications');
  await stands(page);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y ?? Infinity).toBeLessThan(422);
});

test('a notification in the bell names exhibition and reason, and opens the pass with its list behind it [SHELL-090] [ACC-203]', async ({
  page,
}) => {
  await enter(page, owner);
  await page.goto('/profile');
  await stands(page);
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  const bell = page.getByRole('dialog', { name: 'Уведомления' });
  const rejected = bell.getByRole('listitem').filter({ hasText: /автомобиль .*: отклонён/ });
  await expect(rejected).toContainText('ТехноФорум');
  await expect(rejected).toContainText('Причина: ');
  await bell.getByRole('link', { name: 'Показать все' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Исправить пропуск: Пропуск \(/ })
    .first()
    .click();
  const pass = page.getByRole('dialog');
  await expect(pass.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page).toHaveURL(/modal=event-modal-detail-pass&pass=\d+/);
  await pass.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(page).toHaveURL(/modal=event-modal-participant-passes/);
});

for (const height of [900, 640]) {
  test(`the long list of countries stays below the header of its dialog: ${height} px [SHELL-345]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await enter(page, owner);
    await page.goto('/participant/101?modal=event-modal-company-profile');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Страна/ }).click();
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    const [head, box] = [await dialog.getByRole('heading', { level: 2 }).boundingBox(), await list.boundingBox()];
    expect(box?.y ?? 0).toBeGreaterThan((head?.y ?? Infinity) + (head?.height ?? 0));
    expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
  });
}
