import type { Locale } from '@fairfront/shared-kit/domain/common';
import { readXlsx, type CellValue } from 'hucre/xlsx';
import type { Order } from '@fairfront/shared-kit/domain/services/api';
import { anExhibitor, aStranger } from '../../../testing/builders/exhibitor';
import { aStand } from '../../../testing/builders/participations';
import { aPricedService } from '../../../testing/builders/priced-services';
import type { Service } from '../../../testing/builders/services';
import { itemsOf, startCartPortal, type CartPortal } from '../../../testing/cart-portal';
import { multipart } from '../../../testing/multipart';
import { unzip } from '../../../testing/unzip';
import { pdfText } from '../../../testing/pdf-text';
import type { TestCaller } from '../../../testing/test-app';

const company = { name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' };

let portal: CartPortal['portal'];
let exhibitor: CartPortal['exhibitor'];
let editor: CartPortal['editor'];
let add: CartPortal['add'];
let cart: CartPortal['cart'];
let reader: TestCaller;
let table: Service;
beforeAll(async () => {
  const { days, ...started } = await startCartPortal();
  ({ portal, exhibitor, editor, add, cart } = started);
  reader = await exhibitor.as('read');
  await portal.database.read.updateTable('companies').set(company).execute();
  await aStand(portal, exhibitor, { area: 72 });
  table = await aPricedService(portal, { name_rus: 'Стол', name_eng: 'Table', prices: { RUR: 4_200 } });
  const cleaning = await aPricedService(portal, {
    ...{
      name_rus: 'Уборка',
      name_eng: 'Cleaning',
      prices: { RUR: 190.5 },
      requires: ['stand_area', 'date_exhibition'],
    },
  });
  await add(table, { quantity: 4 });
  await add(cleaning, { quantity: 72, dates: [days.exhibition] });
});
afterAll(() => portal.stop());

/** Input that could become a formula, and characters that XML cannot contain. */
const hostile = { comment: '=HYPERLINK("http://evil.example","x")', purchase_number: '+7@SUM(A1)' };

const fileOf = async (path: string, locale: Locale, caller = editor) => {
  const { status, headers, raw } = await caller.get(`${exhibitor.path}/${path}`, {
    headers: { 'accept-language': locale },
  });
  expect([path, status]).toEqual([path, 200]);
  return {
    raw,
    type: String(headers['content-type']),
    name: decodeURIComponent(String(headers['content-disposition'])),
  };
};
const sheetOf = async (bytes: Buffer) => {
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  if (!sheet) throw new Error('A workbook without a sheet');
  const find = (text: string) => sheet.rows.findIndex((row) => row[0] === text);
  const at = (row: number, column: number) => sheet.cells?.get(`${row},${column}`);
  return { rows: sheet.rows as CellValue[][], find, at };
};
const withoutSpaces = (bytes: Buffer) => pdfText(bytes).replace(/\s/g, '');

/** Changes the line of the tables. */
const put = async (changes: object) => {
  const item = itemsOf(await cart()).find(({ id }) => id === table.id);
  const path = `${exhibitor.path}/cart-items/${item?.cart_item_id}`;
  expect((await editor.put(path, { quantity: 4, ...changes })).status).toBe(200);
};

describe.each([
  { locale: 'ru', cartWord: 'Корзина', total: 'Сумма с НДС', head: 'Услуга', vat: 'В том числе НДС 20\u00a0%' },
  { locale: 'en', cartWord: 'Cart', total: 'Total incl. VAT', head: 'Service', vat: 'Including 20% VAT' },
] as const)('downloads in $locale', ({ locale, cartWord, total, head, vat }) => {
  const nameOf = (service: { name_rus: string; name_eng: string }) =>
    locale === 'ru' ? service.name_rus : service.name_eng;

  it('the cart is a PDF with company, lines, dates, purchase numbers, VAT and total, for readers too [SVC-164, SVC-173]', async () => {
    await put({ purchase_number: 'З-77/2026', comment: 'До открытия' });
    const { raw, type, name } = await fileOf('cart/download', locale, reader);
    expect(type).toBe('application/pdf');
    expect(name).toMatch(new RegExp(`${cartWord} \\d{4}-\\d\\d-\\d\\d\\.pdf$`));
    const text = withoutSpaces(raw);
    const shown = await cart();
    for (const part of [
      nameOf(company),
      'З-77/2026',
      'До открытия',
      vat,
      ...itemsOf(shown).map(({ service }) => nameOf(service)),
    ]) {
      expect(text).toContain(part.replace(/\s/g, ''));
    }
    expect(text).toContain(String(Math.trunc(shown.total_with_vat ?? 0)));
  });

  it('the cart is a workbook that reckons: numbers with the currency, units × price = amount, total and VAT [SVC-164, SVC-173]', async () => {
    await put({ purchase_number: 'З-77/2026' });
    const shown = await cart();
    const { raw, type, name } = await fileOf('cart/download/xlsx', locale, reader);
    expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(name).toMatch(/\.xlsx$/);
    const { rows, find, at } = await sheetOf(raw);
    const top = find(head);
    const lines = rows.slice(top + 1, top + 1 + itemsOf(shown).length);
    expect(lines.map((row) => [row[0], row[5], row[6], row[7], row[8]])).toEqual(
      itemsOf(shown).map((item) => [
        nameOf(item.service),
        item.billable_units,
        item.currencyPrice,
        item.amount_with_vat,
        item.purchase_number,
      ]),
    );
    for (const [, , , , , units, price, amount] of lines) {
      expect(Math.round(Number(units) * Number(price) * 100)).toBe(Math.round(Number(amount) * 100));
    }
    expect(rows[find(total)]?.[7]).toBe(shown.total_with_vat);
    expect(rows[find(vat)]?.[7]).toBe(shown.vat);
    expect(at(top + 1, 7)).toMatchObject({ type: 'number', style: { numFmt: '#,##0.00\\ "₽"' } });
  });
});

it('a cart without services has no file, and a non-member gets 404 [SVC-173]', async () => {
  const empty = await anExhibitor(portal);
  const caller = await empty.as('edit');
  const { status, body } = await caller.get<{ code: string }>(`${empty.path}/cart/download`);
  expect([status, body.code]).toEqual([422, 'cart_empty']);
  expect((await (await aStranger(portal)).get(`${exhibitor.path}/cart/download`)).status).toBe(404);
});

it('an order is a workbook with status, payer and purchase numbers; what looks like a formula stays a text [SVC-164, SVC-173]', async () => {
  await put(hostile);
  const form = await multipart({ purchase_number: '-2+3', comment: '@cmd' });
  const { body } = await editor.call<{ data: Order }>('POST', `${exhibitor.path}/additional-orders`, form);
  const order = body.data;
  const { raw, name } = await fileOf(`additional-orders/${order.id}/download/xlsx`, 'ru', reader);
  expect(name).toContain(`Заказ ${order.id}.xlsx`);
  const { rows, find, at } = await sheetOf(raw);
  expect(rows[find('Статус')]?.[1]).toBe('Новый');
  expect(rows[find('Плательщик')]?.[1]).toBe(company.name_rus);
  expect(rows[find('Номер закупки')]?.[1]).toBe('-2+3');
  expect(rows[find('Комментарий')]?.[1]).toBe('@cmd');
  const line = rows.findIndex((row) => row[9] === hostile.comment);
  expect(rows[line]?.[8]).toBe('+7@SUM(A1)');
  for (const column of [8, 9]) expect(at(line, column)).toMatchObject({ type: 'string', style: { numFmt: '@' } });
  expect(unzip(raw)['xl/worksheets/sheet1.xml']).not.toContain('<f');
  expect(rows[find('Сумма с НДС')]?.[7]).toBe(order.total_with_vat);
  expect(withoutSpaces((await fileOf(`additional-orders/${order.id}/download`, 'ru')).raw)).toContain('-2+3');
  expect((await editor.get(`${exhibitor.path}/additional-orders/999999/download/xlsx`)).status).toBe(404);
});

it('a line without a price shows a text instead of an amount, and so does the total [SVC-139, SVC-173]', async () => {
  await add(await aPricedService(portal, { name_rus: 'Таможня', prices: {} }), { quantity: 2 });
  const { raw } = await fileOf('cart/download/xlsx', 'ru');
  const { rows, find } = await sheetOf(raw);
  expect(rows[find('Таможня')]?.slice(6, 8)).toEqual(['N/A', 'N/A']);
  expect(rows[find('Сумма с НДС')]?.[7]).toBe('N/A');
});
