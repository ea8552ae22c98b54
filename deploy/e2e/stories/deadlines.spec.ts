import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';

test('the deadline centre: from the hub to list and month, and the personal calendar [SHELL-240] [SHELL-243] [SHELL-248] [SHELL-249]', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'supervisor@severmech.example');
  await page.goto('/participant/101');
  await page.getByRole('link', { name: 'Все сроки' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ближайший срок/ })).toBeVisible();
  const todo = page.getByRole('region', { name: /^Нужно сделать/ });
  await expect(todo.getByRole('heading', { name: 'Заявка в каталог' })).toBeVisible();

  await test.step('a row opens the dialog of its area and the way back is the list', async () => {
    await todo.getByRole('link', { name: /^Исправить ?: Пропуска участников$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the month is moved by keyboard', async () => {
    await page.getByRole('radio', { name: 'Месяц' }).click();
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    const before = await grid.getAttribute('aria-labelledby').then((id) => page.locator(`[id="${id}"]`).textContent());
    // not today: in the week above the shown month, which the board adds for it, the key would only lead into that month
    await grid.locator('[data-day$="-15"]').focus();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('heading', { level: 2, name: before ?? '' })).toBeHidden();
    await expect(grid.locator('[data-day$="-15"]')).toBeFocused();
  });

  await test.step('the personal calendar is read without a session and gone when it is switched off', async () => {
    await page.getByRole('button', { name: 'Создать ссылку' }).click();
    await expect(page.getByRole('link', { name: 'Подписаться' })).toBeVisible();
    const user = await ApiUser.signIn(baseURL ?? '', 'supervisor@severmech.example');
    const answer = (await (await user.call('GET', '/calendar-feed')).json()) as { data: { url: string } };
    const feed = `${baseURL}${new URL(answer.data.url).pathname}`;
    const read = await fetch(feed);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await read.text()).toContain('UID:deadline-101-catalogue-order@');
    const known = await fetch(feed, { headers: { 'if-none-match': read.headers.get('etag') ?? '' } });
    expect(known.status).toBe(304);
    await page.getByRole('button', { name: 'Отключить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отключить' }).click();
    await expect(page.getByRole('button', { name: 'Создать ссылку' })).toBeVisible();
    expect((await fetch(feed)).status).toBe(404);
  });
});
