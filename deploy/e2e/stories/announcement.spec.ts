import { ApiUser } from '../support/api-user';
import { Organizer } from '../support/organizer';
import { enter, expect, test } from '../support/portal';
import { stands } from '../support/screens';

/** No other story reads announcements here, so only this one moves its steps. */
const participation = 120;
const supervisor = 'supervisor@montazhstroy.example';
const title = 'Проверка лесов перед монтажом';

test('an announcement appears live, is read and updates the checklist, and all addressees are notified [ACC-220] [ACC-222] [ACC-224] [ACC-225] [ACC-227] [ACC-228]', async ({
  page,
  baseURL,
}) => {
  const organizer = await Organizer.signIn(baseURL ?? '');
  await enter(page, supervisor);
  await page.goto(`/participant/${participation}`);
  await stands(page);
  const rail = page.getByRole('region', { name: /Что сделать дальше/ });
  const meter = rail.getByRole('img', { name: /Готово \d+ из \d+/ });
  const progress = async () => ((await meter.getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? [];
  const [done = 0, total = 0] = await progress();

  const id = await organizer.announce(1, {
    title: [title, 'Check of scaffolding before installation'],
    body: [
      'Леса проверяет инспектор.\n\n- Вызов за час',
      'An inspector checks the scaffolding.\n\n- Call an hour ahead',
    ],
    audience: 'installer',
    readUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    file: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  const step = rail.getByRole('link', { name: new RegExp(`Прочитать: ${title}`) });
  await test.step('the step appears without a reload', async () => {
    await expect.poll(progress).toEqual([done, total + 1]);
    // three urgent steps may precede it
    const more = rail.getByRole('button', { name: /^Ещё \d+ шаг/ });
    if (await more.isVisible()) await more.click();
    await expect(step).toBeVisible();
  });

  await test.step('the step opens the announcement, whose file can be downloaded', async () => {
    await step.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('article', { name: title })).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Вызов за час' })).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Скачать: ${title}` }).click();
    expect((await download).suggestedFilename()).toBe(`${title}.pdf`);
  });

  await test.step('marking it as read completes the step, on the hub and at home', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Отметить прочитанным' }).click();
    await expect(dialog.getByRole('button', { name: 'Отметить прочитанным' })).toHaveCount(0);
    await expect(dialog.getByText('Шаг подготовки засчитан', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(progress).toEqual([done + 1, total + 1]);
    await expect(step).toHaveCount(0);
  });

  await test.step('the notification opens the announcement', async () => {
    await page.goto('/notifications');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^Прочитать объявление: .*${title}`) })
      .click();
    await expect(page).toHaveURL(new RegExp(`modal=event-modal-announcements&announcement=${id}`));
    await expect(page.getByRole('dialog').getByRole('article', { name: title })).toBeVisible();
  });

  await test.step('the open page says when the announcement is withdrawn', async () => {
    await organizer.takeBack(id);
    await expect(page.getByRole('heading', { name: 'Этого объявления больше нет' })).toBeVisible();
  });
});

test('a colleague sees live who has read an announcement, and the others are reminded once [ACC-223] [ACC-224] [ACC-226] [ACC-227]', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const organizer = await Organizer.signIn(url);
  const own = 'Пропуск грузов через ворота 6';
  const id = await organizer.announce(2, {
    title: [own, 'Cargo through gate 6'],
    body: ['Только до 20:00.', 'Until 20:00 only.'],
    audience: 'self',
    readUntil: null,
    file: null,
  });
  await enter(page, 'admin@severmech.example');
  await page.goto(`/participant/102?modal=event-modal-announcements&announcement=${id}`);
  const dialog = page.getByRole('dialog');
  const readers = dialog.getByRole('region', { name: 'Кто прочитал' });
  await expect(readers.getByText('0 из 4')).toBeVisible();
  const reader = await ApiUser.signIn(url, 'reader@severmech.example');
  expect((await reader.call('POST', `/participants/102/announcements/${id}/read`)).status).toBe(200);
  await expect(readers.getByText('Лебедева Мария')).toBeVisible();
  await readers.getByRole('button', { name: 'Напомнить остальным' }).click();
  await expect(page.getByText('Напоминание отправлено 2 людям')).toBeVisible();
  await expect(readers.getByRole('button', { name: /Напомнить остальным/ })).toHaveAttribute('aria-disabled', 'true');
  const editor = await ApiUser.signIn(url, 'editor@severmech.example');
  const notices = await (await editor.call('GET', '/notifications?notification_type=announcement')).text();
  expect(notices).toContain(`Не забудьте прочитать объявление: «${own}»`);
  await organizer.takeBack(id);
});
