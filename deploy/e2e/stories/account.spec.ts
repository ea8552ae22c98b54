import { readFileSync } from 'node:fs';
import { ApiUser } from '../support/api-user';
import { textOfPdf } from '../support/pdf';
import { enter, expect, test } from '../support/portal';

const organizerEmail = 'organizer@fairfront.example';

// no other story writes to this participation
const supervisor = 'supervisor@young-engineers.example';

test('a supervisor invites a user as reader, changes the role and removes the user, and no column moves [ACC-048] [ACC-058] [ACC-060] [ACC-202]', async ({
  page,
}) => {
  const email = `invited-${Date.now()}@young-engineers.example`;
  await enter(page, supervisor);
  await page.goto('/participant/160?modal=event-modal-users');
  const team = page.getByRole('dialog', { name: 'Команда' });
  await expect(team.getByRole('row').nth(1)).toBeVisible();
  const columns = () =>
    team.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().x));
  const before = await columns();
  expect(before.length).toBeGreaterThan(2);
  await team.getByLabel('Электронная почта').fill(email);
  await team.getByRole('button', { name: 'Отправить приглашение' }).click();
  const row = team.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Приглашён');
  await expect(row).toContainText('Просмотр');
  expect(await columns(), 'columns stay in place').toEqual(before);
  await row.getByRole('combobox', { name: /^Доступ: / }).click();
  await page.getByRole('option', { name: 'Редактирование' }).click();
  await expect(row).toContainText('Редактирование');
  await row.getByRole('button', { name: `Удалить: ${email}` }).click();
  await page.getByRole('button', { name: 'Удалить пользователя' }).click();
  await expect(row).toHaveCount(0);
  // the server removed the user, not just the screen
  await page.reload();
  await expect(team.getByRole('row').nth(1)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a logo is stored by the server and can be removed [ACC-039] [ACC-040] [ACC-042]', async ({ page }) => {
  await enter(page, supervisor);
  await page.goto('/participant/160?modal=event-modal-company-profile');
  const company = page.getByRole('dialog', { name: 'Профиль компании' });
  const logo = company.getByRole('img', { name: 'Логотип компании' });
  await expect(company.getByText('Логотип не загружен')).toBeVisible();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 96, height: 64 } });
  await company.getByLabel('Файл логотипа').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(logo).toHaveJSProperty('naturalWidth', 96);
  await page.reload();
  await expect(logo).toHaveJSProperty('naturalWidth', 96);
  await company.getByRole('button', { name: 'Удалить', exact: true }).click();
  await page
    .getByRole('dialog', { name: /Удалить логотип/ })
    .getByRole('button', { name: 'Удалить' })
    .click();
  await expect(company.getByText('Логотип не загружен')).toBeVisible();
});

test('support finds an answer by keyword and accepts a message [ACC-148]', async ({ page }) => {
  await enter(page, supervisor);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Поддержка' }).click();
  const support = page.getByRole('main');
  const questions = support.getByRole('list', { name: 'Вопросы и ответы' }).getByRole('listitem');
  await expect(questions.first()).toBeVisible();
  const all = await questions.count();
  await support.getByRole('searchbox', { name: 'Поиск по вопросам' }).fill('пропуск');
  await expect.poll(() => questions.count()).toBeLessThan(all);
  const answer = questions.first().getByRole('paragraph');
  await expect(answer).toBeHidden();
  await questions.first().locator('summary').click();
  await expect(answer).toBeVisible();
  await support.getByRole('button', { name: 'Написать нам' }).click();
  const form = page.getByRole('dialog', { name: 'Напишите нам' });
  await form.getByLabel('Сообщение').fill('Где забрать бейджи участников?');
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(form.getByText('Ваше сообщение отправлено')).toBeVisible();
});

test('an invoice is downloaded, and a past exhibition is opened from the archive [ACC-129] [ACC-156] [ACC-157]', async ({
  page,
}) => {
  await enter(page, 'supervisor@severmech.example');
  await page.goto('/participant/101?modal=event-modal-documents-issued-invoices');
  const documents = page.getByRole('dialog', { name: 'Документы' });
  const button = documents.getByRole('button', { name: /^Скачать: счёт №\s/ }).first();
  const number = /№\s(.+)$/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await textOfPdf(readFileSync(await download.path()))).toContain(number);
  await documents.getByRole('button', { name: 'Закрыть', exact: true }).click();

  await page.getByRole('banner').getByRole('link', { name: 'Мои выставки' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Архив' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^В архиве/ })).toBeVisible();
  await page.getByRole('link', { name: /СтройИндустрия/ }).click();
  await expect(page).toHaveURL(/\/participant\/104$/);
  await expect(page.getByRole('region', { name: 'Выставка и компания' })).toContainText('СтройИндустрия');
});

test('a collective organiser invites a company, removes it, and sees it again after it is restored [ACC-103] [ACC-104] [ACC-106]', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const name = `ООО «Шестерня ${Date.now()}»`;
  const owner = 'supervisor@stankoprom.example';
  await enter(page, owner);
  await page.goto('/participant/110?modal=event-modal-subexponent');
  const stand = page.getByRole('dialog', { name: 'Субэкспоненты' });
  await stand.getByRole('button', { name: 'Добавить', exact: true }).click();
  await stand.getByLabel('Название компании').first().fill(name);
  await stand.getByLabel('Электронная почта').fill(`gear-${Date.now()}@example.example`);
  await stand.getByLabel('ИНН').fill('7707083893');
  await stand.getByRole('spinbutton', { name: 'Квота пропусков' }).fill('1');
  await stand.getByRole('button', { name: 'Отправить приглашение' }).click();
  const row = stand.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Приглашение отправлено');

  const user = await ApiUser.signIn(url, owner);
  const { data: rows } = (await (await user.call('GET', '/participants/110/sub-participants')).json()) as {
    data: { id: number; company: { name_rus: string } }[];
  };
  const id = rows.find(({ company }) => company.name_rus === name)?.id;

  const remove = async () => {
    await row.getByRole('button', { name: `Удалить: ${name}` }).click();
    await page.getByRole('button', { name: 'Удалить субэкспонента' }).click();
    await expect(row).toHaveCount(0);
  };
  await remove();
  const organizer = await ApiUser.signIn(url, organizerEmail);
  expect((await organizer.call('POST', `/organizer/participants/${id}/restore`)).status).toBe(204);
  await expect(row).toBeVisible();
  await remove();
});

test("an organiser's code adds the exhibition and the company to the account [ACC-151] [ACC-152] [ACC-153]", async ({
  page,
  baseURL,
}) => {
  const reader = 'reader@severmech.example';
  const organizer = await ApiUser.signIn(baseURL ?? '', organizerEmail);
  const issued = await organizer.call('POST', '/organizer/participants/105/codes', { role: 'read' });
  const { data } = (await issued.json()) as { data: { code: string } };
  await enter(page, reader);
  await page.goto('/add-exhibition');
  try {
    await page.getByRole('textbox', { name: 'Код участника' }).fill(data.code);
    await page.getByRole('main').getByRole('button', { name: 'Добавить выставку' }).click();
    await expect(page).toHaveURL(/\/participant\/105$/);
    await expect(page.getByRole('region', { name: 'Выставка и компания' })).toContainText('МедТех');
  } finally {
    // restores the demo data
    const users = (await (await organizer.call('GET', '/organizer/participants/105/users')).json()) as {
      data: { id: number; email: string }[];
    };
    const joined = users.data.find(({ email }) => email === reader);
    if (joined) await organizer.call('DELETE', `/organizer/participants/105/users/${joined.id}`);
  }
});
