import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';

const participation = 102;
const exhibitor = 'supervisor@severmech.example';

/** Places an order of one forklift hour and answers its number. */
const placeOrder = async (company: ApiUser): Promise<number> => {
  const answer = await company.call('GET', `/participants/${participation}/cart`);
  const { data } = (await answer.json()) as { data: { groups: { items: { cart_item_id: number }[] }[] } };
  for (const { cart_item_id: id } of data.groups.flatMap(({ items }) => items))
    await company.call('DELETE', `/participants/${participation}/cart-items/${id}`);
  expect((await company.call('POST', `/participants/${participation}/cart-items/3`, { quantity: 2 })).status).toBe(201);
  const placed = await company.call('POST', `/participants/${participation}/additional-orders`, {});
  expect(placed.status).toBe(201);
  return ((await placed.json()) as { data: { id: number } }).data.id;
};

test('staff change an order and answer in its chat with a file, and the exhibitor sees it in the open tab and answers [ORG-371] [ORG-400] [ORG-401]', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(20_000);
  const company = await ApiUser.signIn(baseURL ?? '', exhibitor);
  const id = await placeOrder(company);
  await enter(page, exhibitor);
  await page.goto(`/participant/${participation}/orders`);
  const row = page.getByRole('row').filter({ hasText: `№ ${id}` });
  await expect(row).toContainText('Новый');
  const chat = page.getByRole('dialog');
  await page.getByRole('button', { name: new RegExp(`^Чат заказа №\\s${id}`) }).click();
  await chat.getByRole('textbox', { name: 'Сообщение' }).fill('Успеете к монтажу?');
  await chat.getByRole('textbox', { name: 'Сообщение' }).press('Enter');
  await expect(chat.getByRole('log')).toContainText('Успеете к монтажу?');

  const staff = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' });
  const desk = await staff.newPage();
  desk.setDefaultTimeout(20_000);
  await enter(desk, 'organizer@fairfront.example', baseURL ?? '');
  const own = await company.call('GET', `/participants/${participation}`);
  const { exhibition } = ((await own.json()) as { data: { exhibition: { id: number } } }).data;

  await test.step('the order with the unread message is in the queue, and its page opens from there', async () => {
    await desk.goto(`/desk/orders?exhibition=${exhibition.id}&part=unread&q=${id}`);
    await desk.getByRole('link', { name: `№ ${id}` }).click();
    await expect(desk.getByText('Успеете к монтажу?')).toBeVisible();
    await desk.getByRole('link', { name: 'Открыть заказ и чат' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: new RegExp(`Заказ №\\s${id}`) })).toBeVisible();
    await expect(desk.getByRole('log')).toContainText('Успеете к монтажу?');
  });

  await test.step('the exhibitor sees that the message is read', async () => {
    await expect(chat.getByRole('log')).toContainText('Прочитано');
  });

  await test.step('a changed line is saved with the request for confirmation, and the open list shows it', async () => {
    await desk.getByRole('textbox', { name: /^Цена: / }).fill('1 111');
    await expect(desk.getByText(/2\s222\s₽/).first()).toBeVisible();
    await desk.getByRole('combobox', { name: 'Статус' }).click();
    await desk.getByRole('option', { name: 'Ожидает подтверждения' }).click();
    await desk.getByRole('button', { name: 'Отправить на подтверждение' }).click();
    await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText('Ожидает подтверждения');
    await expect(row).toContainText('Ожидает подтверждения');
  });

  await test.step('an answer from a template with a file appears in the open chat', async () => {
    const message = desk.getByRole('textbox', { name: 'Сообщение' });
    await desk.getByRole('button', { name: 'Цена добавлена' }).click();
    await expect(message).toHaveValue(/^Цена добавлена в заказ/);
    const pdf = await company.call('GET', `/participants/${participation}/additional-orders/${id}/download`);
    const file = {
      name: 'Схема проезда.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdf.arrayBuffer()),
    };
    await desk.getByRole('complementary').locator('input[type=file]').setInputFiles(file);
    await expect(desk.getByText(file.name)).toBeVisible();
    await message.press('Enter');
    await expect(chat.getByRole('log')).toContainText('Цена добавлена в заказ');
    await expect(chat.getByText(file.name)).toBeVisible();
    await expect(desk.getByRole('log')).toContainText('Прочитано');
  });

  await test.step('the exhibitor answers, and staff see it without a reload', async () => {
    await chat.getByRole('textbox', { name: 'Сообщение' }).fill('Спасибо, подтверждаем');
    await chat.getByRole('textbox', { name: 'Сообщение' }).press('Enter');
    await expect(desk.getByRole('log')).toContainText('Спасибо, подтверждаем');
  });
  await staff.close();
});

test('staff add a service to an order on its page, and the exhibitor sees it in the open list [ORG-402]', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(20_000);
  const company = await ApiUser.signIn(baseURL ?? '', exhibitor);
  const id = await placeOrder(company);
  await enter(page, exhibitor);
  await page.goto(`/participant/${participation}/orders?q=${id}`);
  const staff = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' });
  const desk = await staff.newPage();
  desk.setDefaultTimeout(20_000);
  await enter(desk, 'organizer@fairfront.example', baseURL ?? '');
  await desk.goto(`/desk/orders/${id}`);
  await desk.getByRole('button', { name: 'Добавить услугу' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('стул');
  await dialog.getByRole('list', { name: 'Найденные услуги' }).getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Добавить в заказ' }).click();
  await expect(desk.getByText('будет добавлена')).toBeVisible();
  await desk.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(desk.getByText('добавлена организатором')).toBeVisible();
  const answer = await company.call('GET', `/participants/${participation}/additional-orders/${id}`);
  const { data } = (await answer.json()) as {
    data: { services: unknown[]; changes: { before: unknown }[]; total_with_vat: number };
  };
  expect([data.services.length, data.changes.map(({ before }) => before)]).toEqual([2, [null]]);
  // the row of the open tab follows without a reload
  const total = new RegExp(new Intl.NumberFormat('ru').format(data.total_with_vat).replace(/\s/g, '\\s'));
  await expect(page.getByRole('row').filter({ hasText: `№ ${id}` })).toContainText(total);
  await staff.close();
});
