import type { Locator, Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';

// both stories use the same order
test.describe.configure({ mode: 'serial' });

const address = '/participant/101/deadlines?modal=event-modal-catalog';

interface Stored {
  website: string;
  fax: string;
  phone: string;
}

const open = async (page: Page, email: string): Promise<Locator> => {
  page.setDefaultTimeout(20_000);
  await enter(page, email);
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: 'Заявка в каталог и путеводитель' });
  await stepOf(dialog, 'Алфавитный список').click();
  await expect(field(dialog, 'Телефон')).toBeVisible();
  return dialog;
};
const stepOf = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('navigation').getByRole('button', { name: new RegExp(name) });
const field = (dialog: Locator, name: string): Locator => dialog.getByRole('textbox', { name, exact: true });

test('two editors of one catalogue order see each other; different fields merge, and conflicting values are chosen', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const user = await ApiUser.signIn(baseURL ?? '', 'supervisor@severmech.example');
  const read = async <Answer>(path: string): Promise<Answer> =>
    ((await (await user.call('GET', path)).json()) as { data: Answer }).data;
  const { catalog_order_id: id } = await read<{ catalog_order_id: number }>('/participants/101');
  const stored = () => read<Stored>(`/participants/101/catalog-orders/${id}`);

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  const mine = await open(page, 'supervisor@severmech.example');
  const theirs = await open(other, 'editor@severmech.example');

  await test.step('each editor sees the step of the other', async () => {
    await expect(mine.getByText(/редактирует: Алфавитный список/).first()).toBeVisible();
    await expect(theirs.getByText(/редактирует: Алфавитный список/).first()).toBeVisible();
    await stepOf(mine, 'Рубрики').click();
    await expect(theirs.getByText(/редактирует: Рубрики/).first()).toBeVisible();
    await stepOf(mine, 'Алфавитный список').click();
    await expect(theirs.getByText(/редактирует: Алфавитный список/).first()).toBeVisible();
  });

  await test.step('different fields are merged, and each editor sees both', async () => {
    await field(mine, 'Сайт').fill('first-editor.example');
    await field(theirs, 'Факс').fill('+78310000021');
    await expect.poll(stored).toMatchObject({ website: 'first-editor.example', fax: '+78310000021' });
    await expect(field(mine, 'Факс')).toHaveValue('+78310000021');
    await expect(field(theirs, 'Сайт')).toHaveValue('first-editor.example');
  });

  await test.step('a conflicting field shows both values; the chosen one is stored and shown to both', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await other.route('**/catalog-orders/*', async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    const sending = other.waitForRequest((request) => request.method() === 'PUT');
    await field(theirs, 'Телефон').fill('+78310000032');
    await sending;
    await field(mine, 'Телефон').fill('+78310000031');
    await expect.poll(stored).toMatchObject({ phone: '+78310000031' });
    release();

    const question = theirs.getByRole('radiogroup', { name: /«Телефон»/ });
    await expect(question).toContainText('+78310000031');
    await expect(question).toContainText('+78310000032');
    await question.getByRole('radio', { name: /\+78310000032/ }).check({ force: true });
    await question.getByRole('button', { name: 'Оставить выбранное' }).click();
    await expect.poll(stored).toMatchObject({ phone: '+78310000032', website: 'first-editor.example' });
    await expect(field(mine, 'Телефон')).toHaveValue('+78310000032');
    await expect(field(theirs, 'Телефон')).toHaveValue('+78310000032');
  });
  await context.close();
});

const steps = [
  'Алфавитный список',
  'Рубрики',
  'Российский экспортёр',
  'Пакетное размещение',
  'Рекламные услуги',
  'Предпросмотр',
];

test('a reader sees every step, the price and the history of the catalogue order, and cannot change anything', async ({
  page,
  baseURL,
}) => {
  page.setDefaultTimeout(20_000);
  const user = await ApiUser.signIn(baseURL ?? '', 'reader@severmech.example');
  const participation = (await (await user.call('GET', '/participants/101')).json()) as {
    data: { catalog_order_id: number };
  };
  const order = `/participants/101/catalog-orders/${participation.data.catalog_order_id}`;
  /** Another story that has the order open changes its step, and with it the version. */
  const choices = async () => {
    const { data } = (await (await user.call('GET', order)).json()) as { data: Record<string, unknown> };
    return { ...data, step: null, step_key: null, version: null, updated_at: null };
  };
  const storedBefore = await choices();
  const writes: string[] = [];
  page.on('request', (request) => {
    const isWrite = !['GET', 'HEAD'].includes(request.method());
    if (isWrite && request.url().includes('/catalog-')) writes.push(`${request.method()} ${request.url()}`);
  });

  await enter(page, 'reader@severmech.example');
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: 'Заявка в каталог и путеводитель' });
  const bar = dialog.getByRole('navigation', { name: 'Заявка в каталог и путеводитель' });
  await expect(bar).toBeVisible();

  const shown: string[] = [];
  for (const step of steps) {
    const button = bar.getByRole('button', { name: new RegExp(step) });
    if ((await button.count()) === 0) continue;
    shown.push(step);
    await test.step(`${step}: text instead of controls`, async () => {
      await button.click();
      await expect(button).toHaveAttribute('aria-current', 'step');
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      // text that can be read and copied stays in a field, but cannot be edited
      for (const field of await dialog.getByRole('textbox').all()) await expect(field).not.toBeEditable();
      await expect(dialog.locator('input[type=file]')).toHaveCount(0);
      for (const name of ['Выбрать рубрики', 'Добавить адрес', 'Отправить', 'Скопировать из прошлой заявки'])
        await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0);
      for (const box of await dialog.getByRole('checkbox').all())
        expect(
          (await box.getAttribute('aria-readonly')) === 'true' || (await box.isDisabled()),
          `${step}: a checkbox can be pressed`,
        ).toBe(true);
    });
  }
  expect(shown).toEqual(expect.arrayContaining(['Алфавитный список', 'Рубрики', 'Предпросмотр']));
  await expect(dialog.getByText('Северная механика').first()).toBeVisible();
  await expect(dialog.getByText(/Итого с НДС/).first()).toBeVisible();

  await dialog.getByRole('button', { name: 'История', exact: true }).click();
  const history = dialog.getByRole('region', { name: 'История версий' });
  await expect(history.getByText(/^Черновик, версия \d+$/).first()).toBeVisible();

  expect(writes).toEqual([]);
  expect(await choices()).toEqual(storedBefore);
});
