import { enter, expect, signIn, test } from '../support/portal';

/** No other story removes this person from this participation or signs in as this person. */
const participation = 105;
const editor = 'editor@severmech.example';

test('a removed colleague is restored after a reload, sees it live and has the former role [ACC-230] [ACC-231] [ACC-233]', async ({
  page,
  browser,
  baseURL,
}) => {
  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(colleague, editor);
  await colleague.goto(`/participant/${participation}`);
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();

  await enter(page, 'supervisor@severmech.example');
  await page.goto(`/participant/${participation}?modal=event-modal-users`);
  const team = page.getByRole('dialog', { name: 'Команда' });
  const row = team.getByRole('row').filter({ hasText: editor });
  await expect(row).toContainText('Сегодня');
  await expect(row).toContainText('Своя компания');
  await row.getByRole('button', { name: /^Удалить: / }).click();
  await page.getByRole('button', { name: 'Удалить пользователя' }).click();
  await expect(row).toHaveCount(0);
  await expect(colleague, 'the removed person is redirected to home').toHaveURL(/\/$/);

  await page.reload();
  const removed = team.getByRole('region', { name: 'Удалены за последние 30 дней' });
  const entry = removed.getByRole('listitem').filter({ hasText: editor });
  await expect(entry).toContainText('кто закрыл: Ирина Соколова');
  await expect(entry).toContainText('Роль «Редактирование» останется прежней');
  await entry.getByRole('button', { name: /^Вернуть: Кузнецов/ }).click();
  await expect(row).toContainText('Редактирование');
  await expect(entry).toHaveCount(0);

  await colleague.context().close();
  const again = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(again, editor);
  await again.goto(`/participant/${participation}?modal=event-modal-users`);
  await expect(
    again.getByRole('dialog', { name: 'Команда' }).getByRole('row').filter({ hasText: editor }),
  ).toContainText('Редактирование');
  await again.context().close();
});
