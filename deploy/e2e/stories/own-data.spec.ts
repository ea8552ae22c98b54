import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Organizer } from '../support/organizer';
import { textOfPdf } from '../support/pdf';
import { enter, expect, test } from '../support/portal';

const email = 'supervisor@dalny-bereg.example';

const fileBehind = async (page: Page, name: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
};

test('a user downloads their stored data as JSON and PDF, and reads how long it is kept [SHELL-480] [SHELL-482]', async ({
  page,
}) => {
  await enter(page, email);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Мои данные' });
  await expect(card.getByRole('listitem').filter({ hasText: 'Сеансы, дней после последнего входа: 30' })).toBeVisible();

  const json = await fileBehind(page, 'Скачать JSON');
  expect(json.name).toMatch(/^Мои данные \d\d\.\d\d\.\d{4}\.json$/);
  expect(JSON.parse(json.bytes.toString())).toMatchObject({
    email,
    lastname: 'Ким',
    participations: [{ role: 'supervisor' }],
  });

  const pdf = await fileBehind(page, 'Скачать PDF');
  expect(pdf.name).toMatch(/\.pdf$/);
  const text = await textOfPdf(pdf.bytes);
  expect(text).toContain('Ким');
  expect(text).toContain(email);
});

test("a user requests deletion of the account, reads what stays, and gets the organiser's answer [SHELL-484] [SHELL-485] [SHELL-487]", async ({
  page,
  baseURL,
}) => {
  const asking = 'installer@severmech.example';
  await enter(page, asking);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Мои данные' });
  await card.getByRole('button', { name: 'Запросить удаление' }).click();
  const dialog = page.getByRole('dialog', { name: 'Удаление учётной записи' });
  await expect(dialog.getByText(/^заказы, документы и переписка по заказам/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Причина/ }).fill('Меняю работу');
  await dialog.getByRole('textbox', { name: 'Пароль' }).fill('Fairfront-demo-1');
  await dialog.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(card.getByText(/^Запрос отправлен .+ ждёт решения организатора/)).toBeFocused();

  const organizer = await Organizer.signIn(baseURL ?? '');
  const [request] = await organizer.deletionsWaiting();
  expect(request).toMatchObject({ reason: 'Меняю работу', user: { email: asking } });
  await organizer.refuseDeletion(request?.id ?? 0, 'Сначала оплатите заказ');
  await page.reload();
  await expect(card.getByText('Ответ организатора: Сначала оплатите заказ')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Запросить удаление' })).toBeVisible();
});
