import { storeOrderFile, type OrderResponse, type Refusal, testCountries } from '../../../../testing/catalogue-order';
import { aStaffCaller, aStranger } from '../../../../testing/builders/exhibitor';
import { CataloguePortal } from '../../../../testing/catalogue-portal';
import { testTemplate } from '../../../../testing/catalogue-template';
import { pdfText } from '../../../../testing/pdf-text';
import { pdfProblems } from '../../../../testing/pdf-tools';
import type { TestApp, TestCaller } from '../../../../testing/test-app';

let orders: CataloguePortal;
let portal: TestApp;
let editor: TestCaller;
let reader: TestCaller;
beforeAll(async () => {
  orders = await CataloguePortal.start();
  portal = orders.portal;
  editor = await orders.as('edit');
  reader = await orders.as('read');
});
beforeEach(() => orders.reset());
afterAll(() => portal.stop());

/** An order with content in every section of the preview. */
const everything = {
  is_russian_exporter: true,
  information_rus: `Ёмкости и станки. ${'Производим фрезерные станки. '.repeat(13)}`.trim(),
  services: [
    ...[8, 9, 10, 13].map((id) => ({ id })),
    { id: 1, order_value: 'Казань, ул. Заводская, 3' },
    { id: 2, order_value: 'Пермь, ул. Мира, 1', rubric_id: 206 },
  ],
  rubrics: [
    { id: 206, services: [7] },
    ...Array.from({ length: 20 }, (_, index) => ({ id: 207 + index, services: [5] })),
  ],
  exporter_rubrics: [301, 302, 303],
};

const pathOf = (id: number) => `${orders.path}/${id}/download`;
const withoutSpaces = (text: string) => text.replace(/\s/g, '');
const pdfOf = async (id: number, locale: 'ru' | 'en') => {
  const { status, headers, raw } = await reader.get(pathOf(id), { headers: { 'accept-language': locale } });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdfProblems(raw)).toEqual([]);
  return { text: withoutSpaces(pdfText(raw)), name: decodeURIComponent(String(headers['content-disposition'])), raw };
};
const money = (amount: number) => {
  const [whole = '', part] = amount.toFixed(2).split('.');
  return `${whole}${part === '00' ? '' : `,${part}`}₽`;
};

it('the PDF contains every section of the preview, company, lines, totals, VAT and places for signature and stamp [CAT-128, CAT-131, CAT-229, CAT-245]', async () => {
  const { id } = await orders.begin(everything);
  const { text, name } = await pdfOf(id, 'ru');
  expect(name).toContain(`Заявка в каталог ${id}.pdf`);
  for (const part of [
    ...['Алфавитный список', 'Рубрики', 'Российский экспортёр', 'Пакетное размещение', 'Рекламные услуги'],
    ...['ООО «Северная механика»', 'Severnaya Mekhanika LLC', 'Нижний Новгород', 'Казань, ул. Заводская, 3', '24C10'],
    ...['info@severmech.example', 'Ёмкости и станки.', 'Импортозамещение', 'Россия'],
    ...['206 Рубрика 206', 'Услуга 7', 'Адрес: Пермь, ул. Мира, 1', '226 Рубрика 226', '303 Рубрика 303'],
    ...['Услуга 8', 'Услуга 9', 'Услуга 10', 'Услуга 13', 'НДС 20 %', 'Подпись', 'Должность', 'М. П.'],
  ]) {
    expect([part, text.includes(withoutSpaces(part))]).toEqual([part, true]);
  }
});

it('the PDF contains the lines and sums of the order, free items at 0 [CAT-135, CAT-245, CAT-282]', async () => {
  const { id } = await orders.begin(everything);
  const { lines, totals } = (await reader.get<OrderResponse>(`${orders.path}/${id}`)).body.data;
  const { text } = await pdfOf(id, 'ru');
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) {
    const { quantity_charged, quantity_free, price_without_vat, sum_without_vat, sum_with_vat } = line;
    const numbers = [price_without_vat, sum_without_vat, sum_with_vat].map((amount) => money(amount ?? -1));
    const cells = [`${quantity_charged}`, `${quantity_free}`, ...numbers];
    expect([cells, cells.every((cell) => text.includes(cell))]).toEqual([cells, true]);
  }
  expect(text).toContain(withoutSpaces('Услуга 5, в пакетах: 10'));
  for (const sum of [totals.without_vat, totals.vat, totals.with_vat]) expect(text).toContain(money(sum ?? -1));
  expect(lines.reduce((sum, line) => sum + Math.round((line.sum_with_vat ?? 0) * 100), 0)).toBe(
    Math.round((totals.with_vat ?? 0) * 100),
  );
});

it('the PDF is in the language of the booklet country, regardless of the request’s language [CAT-057, CAT-229]', async () => {
  const { id } = await orders.begin({ catalog_country: { id: testCountries.germany } });
  const { text, name } = await pdfOf(id, 'ru');
  expect(name).toContain(`Catalogue order ${id}.pdf`);
  for (const part of [
    'Alphabetical list',
    'Total incl. VAT',
    'Germany',
    'Rubric 205',
    'Signature',
    'Nothing selected',
  ]) {
    expect([part, text.includes(withoutSpaces(part))]).toEqual([part, true]);
  }
  expect(text).not.toContain(withoutSpaces('Российский экспортёр'));
});

it('a sent order keeps its rubric names when the template changes; a returned order does not [CAT-303]', async () => {
  const { id } = await orders.begin({ is_russian_exporter: true, exporter_rubrics: [302] });
  await storeOrderFile(portal, id, 'confirmation');
  expect((await editor.post(`${orders.path}/${id}/submit`, {})).status).toBe(200);
  const staff = await aStaffCaller(portal);
  const renamed = { id: 205, code: '7', name_rus: 'Прочее', name_eng: 'Other', is_selected: true, children: [] };
  const upload = { template: testTemplate, rubrics: [renamed], exporter: [] };
  expect(
    (await staff.put(`/organizer/exhibitions/${orders.exhibitor.exhibitionId}/catalog-template`, upload)).status,
  ).toBe(200);
  const order = async () => (await reader.get<OrderResponse>(`${orders.path}/${id}`)).body.data;

  expect((await order()).rubric_names).toMatchObject({
    main: [{ id: 205, code: '205', name_rus: 'Рубрика 205', name_eng: 'Rubric 205' }],
    exporter: [{ id: 302, name_eng: 'Rubric 302' }],
  });
  const sent = (await pdfOf(id, 'ru')).text;
  expect([sent.includes(withoutSpaces('205 Рубрика 205')), sent.includes(withoutSpaces('302 Рубрика 302'))]).toEqual([
    true,
    true,
  ]);

  await staff.patch(`/organizer/catalog-orders/${id}`, { status: 'draft', reason: 'Выберите рубрику' });
  expect((await order()).rubric_names).toBeNull();
  const returned = (await pdfOf(id, 'ru')).text;
  expect([returned.includes(withoutSpaces('7 Прочее')), returned.includes(withoutSpaces('Рубрика 205'))]).toEqual([
    true,
    false,
  ]);
});

it('the PDF is refused if a price is missing and to everybody who may not see the order [CAT-239, CAT-245]', async () => {
  const { id } = await orders.begin({ services: [{ id: 14 }] });
  const { status, body } = await reader.get<Refusal>(pathOf(id));
  expect([status, body]).toEqual([
    422,
    { code: 'price_missing', message: 'Цены на некоторые позиции недоступны. Обратитесь к менеджеру' },
  ]);
  const nonMember = await aStranger(portal);
  expect((await nonMember.get(pathOf(id))).status).toBe(404);
  expect((await reader.get(pathOf(999_999))).status).toBe(404);
});
