import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';

interface Link {
  id: number;
}

test('a person fills in their own pass through a link, and the company sees it without a reload [PASS-290] [PASS-294] [PASS-297] [PASS-299]', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const editor = await ApiUser.signIn(url, 'editor@severmech.example');
  const links = '/participants/102/pass-links';
  const made = await editor.call('POST', links, { delivery: 'copy' });
  const [link] = ((await made.json()) as { data: Link[] }).data;
  const copied = await editor.call('POST', `${links}/${link?.id}/address`, {});
  const address = new URL(((await copied.json()) as { data: { url: string } }).data.url).pathname;

  await enter(page, 'editor@severmech.example');
  await page.goto('/participant/102?modal=event-modal-participant-passes&view=links');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const row = page.locator(`[data-row-id="${link?.id}"]`).first();
  await expect(row).toContainText('Ждёт');

  const person = await browser.newContext({ baseURL: url, locale: 'ru-RU', viewport: { width: 390, height: 844 } });
  const phone = await person.newPage();
  await test.step('the page works without an account and reveals its address to nobody', async () => {
    const answer = await phone.goto(address);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(phone.getByRole('heading', { level: 1, name: /вам оформляют пропуск на выставку/i })).toBeVisible();
    await expect(row).toContainText('Открыта');
  });
  await test.step('the input survives a reload', async () => {
    await phone.getByLabel('Фамилия').fill('Ссылкина');
    await phone.getByLabel('Имя', { exact: true }).fill('Дарья');
    await phone.reload();
    await expect(phone.getByLabel('Фамилия')).toHaveValue('Ссылкина');
  });
  await test.step('the form is sent once', async () => {
    await phone.getByRole('button', { name: 'Отправить данные' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Готово, данные у компании' })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1, name: 'Ссылка не действует' })).toBeVisible();
  });
  await test.step('the open list of the company shows the pass at once', async () => {
    await expect(row).toContainText('Заполнена');
    await expect(row).toContainText('Ссылкина Дарья');
    await page.getByRole('button', { name: 'К списку пропусков' }).click();
    await expect(page.getByRole('row', { name: /Ссылкина Дарья/ })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
  await person.close();
});
