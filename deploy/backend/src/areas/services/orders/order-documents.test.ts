import type { Locale } from '@fairfront/shared-kit/domain/common';
import { readXlsx, type CellValue } from 'hucre/xlsx';
import type { Cart, Order } from '@fairfront/shared-kit/domain/services/api';
import { unzip } from '../../../testing/unzip';
import { pdfText } from '../../../testing/pdf-text';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
let reader: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
  reader = await portal.as('reader@severmech.example');
});
afterAll(() => portal.stop());

/** Input that could become a formula, and characters that XML cannot contain. */
const hostile = { comment: '=HYPERLINK("http://evil.example","x")', purchase_number: '+7@SUM(A1)' };

const cart = async () => (await editor.get<{ data: Cart }>('/participants/101/cart')).body.data;
const items = ({ groups }: Cart) => groups.flatMap((group) => group.items);
const fileOf = async (path: string, locale: Locale, caller = editor) => {
  const { status, headers, raw } = await caller.get(`/participants/101/${path}`, {
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

const put = async (serviceId: number, changes: object) => {
  const item = items(await cart()).find(({ id }) => id === serviceId);
  if (!item) throw new Error(`Service ${serviceId} is not in the cart`);
  const { quantity, dates, quantity_by_dates, time_range_by_dates } = item;
  const body = { quantity, dates, quantity_by_dates, time_range_by_dates, ...changes };
  expect((await editor.put(`/participants/101/cart-items/${item.cart_item_id}`, body)).status).toBe(200);
};

describe.each([
  { locale: 'ru', cartWord: 'Корзина', total: 'Сумма с НДС', head: 'Услуга', vat: 'В том числе НДС 20\u00a0%' },
  { locale: 'en', cartWord: 'Cart', total: 'Total incl. VAT', head: 'Service', vat: 'Including 20% VAT' },
] as const)('downloads in $locale', ({ locale, cartWord, total, head, vat }) => {
  const nameOf = (service: { name_rus: string; name_eng: string }) =>
    locale === 'ru' ? service.name_rus : service.name_eng;

  it('the cart is a PDF with company, lines, dates, purchase numbers, VAT and total, for readers too [SVC-164, SVC-173]', async () => {
    const [first] = items(await cart());
    await put(first?.id ?? 0, { purchase_number: 'З-77/2026', comment: 'До открытия' });
    const { raw, type, name } = await fileOf('cart/download', locale, reader);
    expect(type).toBe('application/pdf');
    expect(name).toMatch(new RegExp(`${cartWord} \\d{4}-\\d\\d-\\d\\d\\.pdf$`));
    const text = withoutSpaces(raw);
    const shown = await cart();
    const company = locale === 'ru' ? 'ООО «Северная механика»' : 'Severnaya Mekhanika LLC';
    for (const part of [
      company,
      'З-77/2026',
      'До открытия',
      vat,
      ...items(shown).map(({ service }) => nameOf(service)),
    ]) {
      expect(text).toContain(part.replace(/\s/g, ''));
    }
    expect(text).toContain(String(Math.trunc(shown.total_with_vat ?? 0)));
  });

  it('the cart is a workbook that reckons: numbers with the currency, units × price = amount, total and VAT [SVC-164, SVC-173]', async () => {
    const [first] = items(await cart());
    await put(first?.id ?? 0, { purchase_number: 'З-77/2026' });
    const shown = await cart();
    const { raw, type, name } = await fileOf('cart/download/xlsx', locale, reader);
    expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(name).toMatch(/\.xlsx$/);
    const { rows, find, at } = await sheetOf(raw);
    const top = find(head);
    const lines = rows.slice(top + 1, top + 1 + items(shown).length);
    expect(lines.map((row) => [row[0], row[5], row[6], row[7], row[8]])).toEqual(
      items(shown).map((item) => [
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
  const { status, body } = await (
    await portal.as('editor@rezets.example')
  ).get<{ code: string }>('/participants/111/cart/download');
  expect([status, body.code]).toEqual([422, 'cart_empty']);
  expect(
    (await (await portal.as('supervisor@volga-tools.example')).get('/participants/101/cart/download')).status,
  ).toBe(404);
});

it('an order is a workbook with status, payer and purchase numbers; what looks like a formula stays a text [SVC-164, SVC-173]', async () => {
  const [first] = items(await cart());
  await put(first?.id ?? 0, hostile);
  const form = new FormData();
  form.set('purchase_number', '-2+3');
  form.set('comment', '@cmd');
  const encoded = new Response(form);
  const { body } = await editor.post<{ data: Order }>(
    '/participants/101/additional-orders',
    Buffer.from(await encoded.arrayBuffer()),
    { headers: { 'content-type': encoded.headers.get('content-type') ?? '' } },
  );
  const order = body.data;
  const { raw, name } = await fileOf(`additional-orders/${order.id}/download/xlsx`, 'ru', reader);
  expect(name).toContain(`Заказ ${order.id}.xlsx`);
  const { rows, find, at } = await sheetOf(raw);
  expect(rows[find('Статус')]?.[1]).toBe('Новый');
  expect(rows[find('Плательщик')]?.[1]).toBe(order.payer.name_rus);
  expect(rows[find('Номер закупки')]?.[1]).toBe('-2+3');
  expect(rows[find('Комментарий')]?.[1]).toBe('@cmd');
  const line = rows.findIndex((row) => row[9] === hostile.comment);
  expect(rows[line]?.[8]).toBe('+7@SUM(A1)');
  for (const column of [8, 9]) expect(at(line, column)).toMatchObject({ type: 'string', style: { numFmt: '@' } });
  expect(unzip(raw)['xl/worksheets/sheet1.xml']).not.toContain('<f');
  expect(rows[find('Сумма с НДС')]?.[7]).toBe(order.total_with_vat);
  expect(withoutSpaces((await fileOf(`additional-orders/${order.id}/download`, 'ru')).raw)).toContain('-2+3');
  expect((await editor.get('/participants/101/additional-orders/999999/download/xlsx')).status).toBe(404);
});

it('a line without a price shows a text instead of an amount, and so does the total [SVC-139, SVC-173]', async () => {
  await editor.post('/participants/101/cart-items/3', { quantity: 2 });
  await portal.database.read.updateTable('additional_services').set({ prices: '[]' }).where('id', '=', 3).execute();
  const { raw } = await fileOf('cart/download/xlsx', 'ru');
  const { rows, find } = await sheetOf(raw);
  expect(rows[find('Услуга') + 1]?.slice(6, 8)).toEqual(['N/A', 'N/A']);
  expect(rows[find('Сумма с НДС')]?.[7]).toBe('N/A');
});
