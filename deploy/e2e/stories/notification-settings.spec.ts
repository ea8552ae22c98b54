import { ApiUser } from '../support/api-user';
import { axeFindings } from '../support/axe';
import { textsTo } from '../support/emails';
import { Organizer } from '../support/organizer';
import { enter, expect, tabTo, test } from '../support/portal';
import { stands } from '../support/screens';

/** No other story counts notifications of these people. */
const participation = 120;
const email = 'supervisor@montazhstroy.example';

test('a collected kind sends no email of its own, is in the next daily one, and is sent at once again after a change [SHELL-460] [SHELL-462] [SHELL-468] [SHELL-469]', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const organizer = await Organizer.signIn(url);
  const person = await ApiUser.signIn(url, email);
  await person.call('PUT', '/auth/user/email-notifications', { can_send_notifications: true });
  await enter(page, email);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Настроить виды, напоминания и календарь' }).click();
  await expect(page).toHaveURL(/\/profile\/notifications$/);
  const row = page.getByRole('row', { name: /Сообщение дирекции/ });
  const collected = row.getByRole('radio', { name: 'Сообщение дирекции: в письме дня' });

  await test.step('the choice is saved at once', async () => {
    await collected.click();
    await expect(page.getByText(/Сохранено в \d\d:\d\d/)).toBeVisible();
    await page.reload();
    await expect(collected).toBeChecked();
  });

  await test.step('collected notifications wait, and mandatory ones are sent at once', async () => {
    await organizer.notify(participation, 'Собранная новость', 'Collected news');
    const id = await organizer.announce(1, {
      title: ['Обязательная новость', 'Mandatory news'],
      body: ['Прочитайте.', 'Read it.'],
      audience: 'installer',
      readUntil: null,
      file: null,
    });
    await expect.poll(() => textsTo(email).filter((text) => text.includes('Обязательная новость')).length).toBe(1);
    expect(textsTo(email).some((text) => text.includes('Собранная новость'))).toBe(false);
    await organizer.takeBack(id);
    await page.reload();
    await expect(page.getByText(/^Следующее: /)).toBeVisible();
    await expect(page.getByText('Собранная новость')).toBeVisible();
  });

  await test.step('after choosing at once, the email is sent with a link to its setting', async () => {
    await row.getByRole('radio', { name: 'Сообщение дирекции: письмо сразу' }).click();
    const message = () => textsTo(email).find((text) => text.includes('Собранная новость')) ?? '';
    await expect.poll(message, { timeout: 20_000 }).not.toBe('');
    const link = /\/profile\/notifications\?kind=organizer\S*/.exec(message())?.[0] ?? '';
    await page.goto(link);
    await expect(row.getByRole('checkbox', { name: 'Сообщение дирекции: в кабинете' })).toBeFocused();
  });

  await test.step('the keyboard reaches and changes every choice, and axe finds nothing', async () => {
    const now = row.getByRole('radio', { name: 'Сообщение дирекции: письмо сразу' });
    await tabTo(page, now);
    await page.keyboard.press('ArrowRight');
    await expect(collected).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(now).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);
  });
  await person.call('PUT', '/auth/user/email-notifications', { can_send_notifications: false });
});

test('a snoozed notification returns live, and a read one becomes new again, with the number on the bell [SHELL-466] [SHELL-467]', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const organizer = await Organizer.signIn(url);
  const person = await ApiUser.signIn(url, email);
  await person.call('POST', '/notifications/read-all');
  await organizer.notify(participation, 'Отложите меня', 'Snooze me');
  await enter(page, email);
  await page.goto('/notifications');
  await stands(page);
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ hasText: 'Отложите меня' });
  const bell = (count: number) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: count > 0 ? new RegExp(`^Уведомления.*${count}`) : /^Уведомления$/ });
  await expect(bell(1)).toBeVisible();

  await test.step('snoozed for an hour, it leaves list and bell, is among the snoozed ones, and can be brought back', async () => {
    await row.getByRole('button', { name: 'Отложить: Отложите меня' }).click();
    await page.getByRole('menuitem', { name: /^Через час/ }).click();
    await expect(row).toHaveCount(0);
    await expect(bell(0)).toBeVisible();
    await main.getByRole('radio', { name: /^Отложенные/ }).click();
    await expect(row).toContainText('Отложено до');
    await row.getByRole('button', { name: 'Вернуть сейчас: Отложите меня' }).click();
    await expect(row).toHaveCount(0);
    await main.getByRole('radio', { name: /^Все/ }).click();
    await expect(row).toBeVisible();
    await expect(bell(1)).toBeVisible();
  });

  await test.step('at its time it is there without a reload', async () => {
    const { data } = (await (await person.call('GET', '/notifications')).json()) as { data: [{ id: number }] };
    const until = new Date(Date.now() + 4_000).toISOString();
    expect((await person.call('PUT', `/notifications/${data[0].id}/snooze`, { until })).status).toBe(200);
    await page.reload();
    await expect(bell(0)).toBeVisible();
    await expect(bell(1)).toBeVisible({ timeout: 20_000 });
    await expect(row).toBeVisible();
  });

  await test.step('read, and unread again', async () => {
    await row.getByRole('button', { name: 'Отметить как прочитанное: Отложите меня' }).click();
    await expect(bell(0)).toBeVisible();
    await row.getByRole('button', { name: 'Вернуть в новые: Отложите меня' }).click();
    await expect(bell(1)).toBeVisible();
    await expect(row).toContainText('Новое');
  });
});

test('title, settings and "mark all" share a line on a phone [SHELL-470]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, email);
  await page.goto('/notifications');
  await stands(page);
  const main = page.getByRole('main');
  const boxes = await Promise.all(
    [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: 'Настройки' }),
      main.getByRole('button', { name: /^Отметить всё как прочитанное/ }),
    ].map((part) => part.boundingBox()),
  );
  const middles = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
});
