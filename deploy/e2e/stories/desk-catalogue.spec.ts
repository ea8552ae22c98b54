import { readFile } from 'node:fs/promises';
import { ApiUser } from '../support/api-user';
import { CatalogueOrder } from '../support/catalogue-order';
import { enter, expect, test } from '../support/portal';

/** Its order waits in the demo data; other stories leave it alone. */
const participation = 111;
const exhibitor = 'editor@rezets.example';
const company = 'Резец';

test('a catalogue order is returned in the desk, sent again, accepted, and is in proof and export [ORG-372] [ORG-383]', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(20_000);
  const user = await ApiUser.signIn(baseURL ?? '', exhibitor);
  const dialog = page.getByRole('dialog').first();
  const order = new CatalogueOrder({ page, user, participation, frame: dialog });
  await enter(page, exhibitor);
  await page.goto(`/participant/${participation}?modal=event-modal-catalog&step=preview`);
  await expect(dialog.getByText(company).first()).toBeVisible();

  const staff = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' });
  const desk = await staff.newPage();
  await enter(desk, 'organizer@fairfront.example', baseURL ?? '');
  const openQueue = async () => {
    await desk.goto(`/desk/catalogue-orders?exhibition=1&q=${encodeURIComponent(company)}`);
    await desk.getByRole('link', { name: company, exact: true }).click();
    await expect(desk.getByRole('heading', { name: company, exact: true })).toBeVisible();
  };

  await test.step('staff return it with a reason, and the exhibitor reads it in the open order', async () => {
    await openQueue();
    await desk.locator('body').press('r');
    await desk.locator('body').press('2');
    await desk.getByRole('button', { name: 'Вернуть с причиной' }).click();
    await expect(desk.getByText(`Возвращена: ${company}`)).toBeVisible();
    // leaving sends the decision
    await desk.goto('/');
    await expect(dialog.getByText('Это не ваш номер стенда. Укажите номер из договора.')).toBeVisible();
  });

  await test.step('the exhibitor signs and sends it again', async () => {
    await order.sign(await order.pdf());
    expect(await order.stored()).toMatchObject({ status: 'sent' });
  });

  await test.step('staff see that it was sent again, and accept it', async () => {
    await openQueue();
    await expect(desk.getByText('Прислана повторно').first()).toBeVisible();
    await desk.getByRole('button', { name: 'Принять', exact: true }).click();
    await expect(desk.getByText(`Принята: ${company}`)).toBeVisible();
    await desk.goto('/');
    await expect.poll(async () => (await order.stored())?.status).toBe('confirmed');
  });

  await test.step('the proof and the export have the entry as final', async () => {
    await desk.goto('/desk/catalogue?exhibition=1');
    await expect(desk.getByRole('article').filter({ hasText: company }).first()).toBeVisible();
    await desk.getByRole('tab', { name: 'Выгрузка для вёрстки' }).click();
    const received = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Скачать XML' }).click();
    const xml = await readFile(await (await received).path(), 'utf8');
    const entry = xml.split('<entry ').find((one) => one.includes(`participation="${participation}"`));
    expect(entry).toContain('status="confirmed" final="true"');
    expect(entry).toContain(`<name>${company}</name>`);
  });
  await staff.close();
});
