import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';

test('the deadline centre opens from the hub, as list, month and personal calendar [SHELL-240] [SHELL-243] [SHELL-248] [SHELL-249]', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'supervisor@severmech.example');
  await page.goto('/participant/101');
  await page.getByRole('link', { name: 'Все сроки' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ближайший срок/ })).toBeVisible();
  const todo = page.getByRole('region', { name: /^Нужно сделать/ });
  await expect(todo.getByRole('heading', { name: 'Заявка в каталог' })).toBeVisible();

  await test.step('a row opens the dialog of its area, and closing it returns to the list', async () => {
    await todo.getByRole('link', { name: /^Исправить ?: Пропуска участников$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the keyboard moves through the month', async () => {
    await page.getByRole('radio', { name: 'Месяц' }).click();
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    const month = page.getByRole('heading', { level: 2, name: /^[А-Я][а-я]+ \d{4}$/ });
    const before = (await month.textContent()) ?? '';
    // not today: today can be in a week before the shown month, where the key would only move into that month
    await grid.locator('[data-day$="-15"]').focus();
    await page.keyboard.press('PageDown');
    await expect(month).not.toHaveText(before);
    await expect(grid.locator('[data-day$="-15"]')).toBeFocused();
  });

  await test.step('the personal calendar can be read without a session, and no longer after it is switched off', async () => {
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
