import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { pushInvoice, pushPayment, takeOrders } from '../../samples/erp/erp';
import { ApiUser } from '../support/api-user';
import { CatalogueOrder } from '../support/catalogue-order';
import { CommandLine } from '../support/command-line';
import { invitationPath } from '../support/emails';
import { catalogueTemplate, exhibitorOf, fairWorkbook } from '../support/fair';
import { Organizer } from '../support/organizer';
import { enter, expect, freshTest as test, password } from '../support/portal';
import { newDataDir, startSystem, type System } from '../support/system';

const owner = 'owner@fair.example';
const exhibitor = exhibitorOf(7);
const today = new Date().toISOString().slice(0, 10);

/** The catalogue entry of the exhibitor: it is free, so no signed order is required. */
const entryIn = (country: { id: number }, rubric: { id: number }) => ({
  ...{ step: 1, step_key: 'alphabet', currency: 'RUR', name_rus: 'ООО «Завод 7»', name_eng: 'Plant 7 LLC' },
  ...{ country: { id: country.id }, catalog_country: { id: country.id }, is_russian_exporter: false, is_mark: false },
  ...{ is_import_substitution: false, information_rus: 'Сварочные посты', information_eng: '', type: 'ООО' },
  ...{ stands: '[{"id":1,"value":"1A7"}]', address: 'Нижний Новгород', website: null, fax: '' },
  ...{ email: 'office7@exhibitor.example', phone: '+78310000000' },
  ...{ logo_link: '', graphics_link: '', video_link: '', services: [], exporter_rubrics: [] },
  rubrics: [{ id: rubric.id, services: [] }],
});

interface Fair {
  system: System;
  commands: CommandLine;
  /** The exhibition, and the participation of the exhibitor. */
  exhibition: number;
  participation: number;
}

interface Imported {
  is_stored: boolean;
  error_count: number;
  sheets: { sheet: string; created: number }[];
}

/** From an empty database to a fair of 50 companies whose people are invited: the first owner, the import, the catalogue. */
const setUp = async (dataDir: string): Promise<Fair> => {
  const env = { DEMO: 'none', SECRET_KEYS: `first:${randomBytes(32).toString('base64')}` };
  const person = { ORGANIZER_EMAIL: owner, ORGANIZER_PASSWORD: password };
  const settings = { ...env, ...person, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' };
  const first = new CommandLine({ ...settings, ORGANIZER_NAME: 'Ольга', ORGANIZER_LASTNAME: 'Орлова' });
  expect(await first.run('init')).toContain(`${owner} is the owner`);
  const system = await startSystem({ dataDir, env });
  const commands = new CommandLine({ ...settings, FAIRFRONT_URL: system.url });
  const blank = await commands.run('imports', 'template', 'get', '--out', commands.file('blank.xlsx', ''));
  const workbook = commands.file('fair.xlsx', await fairWorkbook(readFileSync(blank)));
  const checked = await commands.json<Imported>('imports', 'check', '--file', workbook);
  expect(checked).toMatchObject({ is_stored: false, error_count: 0 });
  const imported = await commands.json<Imported>('imports', 'create', '--file', workbook);
  expect(imported).toMatchObject({ is_stored: true, error_count: 0 });
  expect(imported.sheets.find(({ sheet }) => sheet === 'companies')?.created).toBe(50);
  const exhibition = Number(/^\d+/.exec(await commands.run('exhibitions', 'list'))?.[0]);
  const places = await commands.run('participants', 'list', String(exhibition));
  const line = places.split('\n').find((text) => text.includes('ООО «Завод 7»'));
  await commands.call(`PUT /organizer/exhibitions/${exhibition}/catalog-template`, catalogueTemplate);
  return { system, commands, exhibition, participation: Number(/\d+/.exec(line ?? '')?.[0]) };
};

/** A separate portal that starts empty. */
const onEmptyPortal = async (story: (fair: Fair) => Promise<void>): Promise<void> => {
  const dataDir = newDataDir();
  let fair: Fair | undefined;
  try {
    fair = await setUp(dataDir);
    await story(fair);
  } finally {
    await fair?.system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

test('a fair goes from an empty database to an accepted pass and a paid invoice in the browser [ORG-470]', async ({
  page,
  browser,
}) => {
  test.setTimeout(480_000);
  await onEmptyPortal(async ({ system, exhibition, participation }) => {
    const { url, dataDir } = system;
    const hub = `${url}/participant/${participation}`;
    await test.step('the exhibitor registers with the invitation', async () => {
      await page.goto(url + (await invitationPath(exhibitor, '', dataDir)));
      await page.getByLabel('Фамилия').fill('Ярмаркина');
      await page.getByLabel('Имя', { exact: true }).fill('Вера');
      await page.getByLabel('Телефон').fill('+79160001122');
      await page.getByLabel('Пароль', { exact: true }).fill(password);
      await page.getByLabel('Повторите пароль').fill(password);
      await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
      await expect(page).toHaveURL(hub);
    });
    const company = await ApiUser.signIn(url, exhibitor);
    const organizer = await Organizer.signIn(url, owner);
    const dialog = page.getByRole('dialog');

    const orderId = await test.step('the exhibitor orders a service', async () => {
      await page.goto(`${hub}/search`);
      await page.getByRole('searchbox', { name: 'Найти услугу' }).fill('стол');
      await page.getByRole('button', { name: 'Стол переговорный', exact: true }).click();
      await dialog.getByRole('button', { name: /^В корзину/ }).click();
      await expect(dialog).toBeHidden();
      await page.goto(`${hub}/cart`);
      await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
      await page.getByRole('button', { name: 'Оформить заказ' }).click();
      const title = dialog.getByText(/Заказ №\s\d+ оформлен/);
      await expect(title).toBeVisible();
      return Number(/\d+/.exec((await title.first().textContent()) ?? '')?.[0]);
    });

    await test.step('the exhibitor sends the catalogue order', async () => {
      await page.goto(`${hub}/deadlines?modal=event-modal-catalog`);
      const order = new CatalogueOrder({ page, user: company, participation, frame: dialog.first() });
      await order.describe('Сварочные посты');
      await order.next();
      await order.chooseRubric();
      await order.next();
      await order.choosePackage();
      await order.next();
      await order.next();
      await expect(dialog.getByText('Отправить заявку пока нельзя').first()).toBeVisible();
      await order.sign(await order.pdf());
      expect(await order.stored()).toMatchObject({ status: 'sent' });
    });

    const passes = page.getByRole('dialog', { name: 'Пропуска участников' });
    const row = passes.getByRole('row').filter({ hasText: 'Сварщикова' });
    await test.step('the exhibitor asks for a pass', async () => {
      await page.goto(`${hub}?modal=event-modal-participant-passes`);
      const open = passes.getByRole('button', { name: 'Добавить пропуск' });
      const submit = passes.getByRole('button', { name: 'Добавить', exact: true });
      await expect(open.or(submit).first()).toBeVisible();
      if (await open.isVisible()) await open.click();
      await passes.getByLabel('Фамилия').fill('Сварщикова');
      await passes.getByLabel('Имя').fill('Анна');
      await submit.click();
      await expect(row).toContainText('В обработке');
    });

    const staff = await browser.newContext({ locale: 'ru-RU' });
    const desk = await staff.newPage();
    await enter(desk, owner, url);
    /** Opens an item of a queue and accepts it; leaving sends the decision. */
    const accept = async (queue: string, item: string, done: string) => {
      await desk.goto(`${url}/desk/${queue}?exhibition=${exhibition}`);
      await desk.getByRole('link', { name: item, exact: true }).click();
      await expect(desk.getByRole('heading', { name: item, exact: true })).toBeVisible();
      await desk.getByRole('button', { name: 'Принять', exact: true }).click();
      await expect(desk.getByText(done)).toBeVisible();
      await desk.goto(url);
    };

    await test.step('staff accept the pass in the desk, and the exhibitor sees it live', async () => {
      await accept('passes', 'Сварщикова Анна', 'Принят: Сварщикова Анна');
      await expect(row).toContainText('Принят');
    });

    await test.step('staff accept the order and the catalogue order in the desk', async () => {
      await page.goto(`${hub}/orders`);
      const placed = page.getByRole('row').filter({ hasText: `№ ${orderId}` });
      await expect(placed).toContainText('Новый');
      await accept('orders', `№ ${orderId}`, `Принят заказ № ${orderId}`);
      await expect(placed).toContainText('Подтверждён');
      await accept('catalogue-orders', 'ООО «Завод 7»', 'Принята: ООО «Завод 7»');
      const order = new CatalogueOrder({ page, user: company, participation, frame: dialog });
      await expect.poll(async () => (await order.stored())?.status).toBe('confirmed');
    });
    await staff.close();

    await test.step('the ERP pushes the invoice and its payment, and the exhibitor sees both', async () => {
      const portal = { url: `${url}/api`, key: await organizer.createKey('ERP', ['orders', 'documents']) };
      const { orders } = await takeOrders(portal, null);
      const [order] = orders.filter(({ id }) => id === orderId);
      if (!order) throw new Error('The order is missing');
      await pushInvoice(portal, order, '26-7', new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' }));
      const contract = await organizer.signContract(participation, 'Д-7', today);
      await pushPayment(portal, order, { contract, number: '26-7', day: today });
      await page.goto(`${hub}/orders`);
      await page.getByRole('button', { name: `Показать заказ № ${orderId}` }).click();
      await expect(page.getByText('26-7.pdf').first()).toBeVisible();
      await page.goto(`${hub}?modal=event-modal-documents-issued-invoices`);
      const invoice = dialog.getByRole('row').filter({ hasText: '26-7' });
      await expect(invoice, 'amount and what is paid').toContainText(/4\s200.*4\s200/);
    });
  });
});

/** Registers with the invitation of the mail. @returns the person, who calls the API */
const register = async ({ url, dataDir }: System): Promise<ApiUser> => {
  const [, address = ''] = /^\/api(\/welcome\/.*)$/.exec(await invitationPath(exhibitor, '', dataDir)) ?? [];
  const answer = await fetch(`${url}/api${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
    body: JSON.stringify({
      ...{ lastname: 'Ярмаркина', name: 'Вера', phone: '79160001122' },
      ...{ password, password_confirmation: password },
    }),
  });
  expect(answer.status, await answer.text()).toBe(201);
  return ApiUser.signIn(url, exhibitor);
};

test('the same fair is run from the command line [ORG-471]', async () => {
  test.setTimeout(300_000);
  await onEmptyPortal(async ({ system, commands, participation }) => {
    const company = await register(system);
    const ask = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
      const answer = await company.call(method, `/participants/${participation}${path}`, body);
      const text = await answer.text();
      expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
      return (JSON.parse(text) as { data: Data }).data;
    };
    const services = await commands.json<{ id: number }[]>('call', 'GET /organizer/services');
    await ask('POST', `/cart-items/${services[0]?.id}`, { quantity: 1 });
    const order = await ask<{ id: number; total_with_vat: number }>('POST', '/additional-orders', {});
    const pass = await ask<{ id: number }>('POST', '/personal-passes', {
      ...{ type: 'certificate', company_name: 'ООО «Завод 7»', lastname: 'Сварщикова', name: 'Анна' },
    });
    const countries = (await (await company.call('GET', '/countries')).json()) as { data: [{ id: number }] };
    const [rubric] = await ask<[{ id: number }]>('GET', '/catalog-rubrics');
    const entry = entryIn(countries.data[0], rubric);
    const catalog = await ask<{ id: number; version: number }>('POST', '/catalog-orders', entry);
    await ask('POST', `/catalog-orders/${catalog.id}/submit`, { version: catalog.version });

    expect(await commands.run('passes', 'list', '--status', 'consideration')).toContain('Сварщикова');
    await commands.run('passes', 'accept', String(pass.id));
    await commands.run('orders', 'status', String(order.id), 'processing');
    await commands.run('orders', 'status', String(order.id), 'confirmed');
    await commands.run('catalogue', 'moderate', String(catalog.id));
    await commands.run('catalogue', 'confirm', String(catalog.id));
    const invoice = commands.file('26-7.pdf', '%PDF-1.7\n%%EOF');
    await commands.run('orders', 'attach', String(order.id), 'invoice', invoice);
    const party = async (name: string) =>
      (await commands.json<{ id: number }>('contract-parties', 'create', '--name_rus', name, '--name_eng', name)).id;
    const contract = await commands.call<{ id: number }>('POST /organizer/contracts', {
      ...{ participation_id: participation, number: 'Д-7', signed_at: today, is_rent: false, is_edo_rent: false },
      ...{ counterparty_id: await party('ООО «Завод 7»'), executor_id: await party('Дирекция выставки') },
    });
    const amount = order.total_with_vat;
    await commands.call(`POST /organizer/participants/${participation}/documents`, {
      ...{ contract_id: contract.id, type: 'invoice', number: '26-7', document_date: today, contents: [] },
      ...{ amount, amount_paid: amount, currency: 'RUR' },
    });

    expect(await ask('GET', `/personal-passes/${pass.id}`)).toMatchObject({ status: 'accepted' });
    expect(await ask('GET', `/catalog-orders/${catalog.id}`)).toMatchObject({ status: 'confirmed' });
    expect(await ask('GET', `/additional-orders/${order.id}`)).toMatchObject({
      ...{ status: 'confirmed', documents: [{ kind: 'invoice', original_name: '26-7.pdf' }] },
    });
    expect(JSON.stringify(await ask('GET', '/contracts'))).toContain('26-7');
  });
});
