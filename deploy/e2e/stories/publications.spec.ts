import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';
import { stands } from '../support/screens';

/** Other stories only read it: none sends or moves publications here. */
const participation = 103;
const title = 'Линия розлива ЛР-12';

test('a request goes to the organiser, is processed and posted; the company follows without a reload and is notified [ACC-165] [ACC-166] [ACC-169] [ACC-170]', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, 'editor@severmech.example');
  await page.goto(`/participant/${participation}/publications`);
  await stands(page);
  await page.getByRole('radio', { name: 'Новинка' }).check();
  await page.getByRole('textbox', { name: 'Заголовок' }).fill(title);
  await page.getByRole('textbox', { name: 'Текст' }).fill('До 12 000 бутылок в час.');
  await page.locator('input[type=file]').setInputFiles({
    name: 'Линия.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  await page.getByRole('button', { name: 'Отправить в редакцию' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(row.getByText('Новая', { exact: true })).toBeVisible();

  const staff = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await staff.newPage();
  await enter(desk, 'organizer@fairfront.example', baseURL ?? '');
  await desk.goto('/manager/requests');
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: title }) });
  const download = desk.waitForEvent('download');
  await card.getByRole('button', { name: /Линия\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('Линия.pdf');
  for (const status of ['В работе', 'Опубликована']) {
    await card.getByRole('combobox', { name: 'Статус' }).click();
    await desk.getByRole('option', { name: status }).click();
    await expect(row.getByText(status, { exact: true })).toBeVisible();
  }
  await staff.close();

  const colleague = await ApiUser.signIn(baseURL ?? '', 'supervisor@severmech.example');
  const notices = await colleague.call('GET', '/notifications?notification_type=publication');
  expect(await notices.text()).toContain(`«${title}»: Опубликована`);
  await page.goto('/notifications');
  await expect(page.getByText(`«${title}»: Опубликована`)).toBeVisible();
  await page.goto('/manager/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
});

test('documents of the exhibition can be downloaded in both languages [ACC-129] [ACC-167] [ACC-168]', async ({
  page,
}) => {
  await enter(page, 'supervisor@montazhstroy.example');
  for (const [path, document] of [
    ['building-types', 'Стандартная застройка'],
    ['general-terms', 'Общие условия участия'],
  ]) {
    await page.goto(`/participant/120/${path}`);
    await stands(page);
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: document ?? '' }) });
    for (const language of [/^Русский/, /^English/]) {
      const download = page.waitForEvent('download');
      await item.getByRole('button', { name: language }).click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    }
  }
});
