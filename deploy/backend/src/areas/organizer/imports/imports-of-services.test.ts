import { testTemplate } from '../../../testing/catalogue-template';
import { asStaff } from '../../../testing/builders/users';
import { countsOf, importFile, smallFair, workbookOf } from '../../../testing/fair-files';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** Services with prices and rubrics from a file. */
let portal: TestApp;
let staff: TestCaller;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  staff = await asStaff(portal);
});
afterEach(() => portal.stop());

const offer = {
  categories: [
    { external_id: 'K-2', parent: 'K-1', icon: 'plug', name_rus: 'Подключение', name_eng: 'Connection' },
    { external_id: 'K-1', parent: null, icon: 'bolt', name_rus: 'Электричество', name_eng: 'Electricity' },
  ],
  executors: [{ external_id: 'X-1', name_rus: 'Застройщик', name_eng: 'Builder', is_organizer: false }],
  units: [
    { external_id: 'U-1', name_rus: 'шт.', name_eng: 'pcs' },
    { external_id: 'U-2', name_rus: 'день', name_eng: 'day' },
  ],
  services: [
    {
      ...{ external_id: 'V-1', category: 'K-2', executor: 'X-1', unit: 'U-1', name_rus: 'Розетка', name_eng: 'Socket' },
      ...{ synonyms: 'штепсель; ток', is_popular: 'да', related: 'V-2' },
    },
    {
      ...{
        external_id: 'V-2',
        category: 'K-1',
        executor: 'X-1',
        unit: 'U-2',
        name_rus: 'Электрик',
        name_eng: 'Electrician',
      },
      ...{ synonyms: null, is_popular: 'нет', related: 'V-1' },
    },
  ],
  prices: [
    { service: 'V-1', unit: 'U-1', currency: 'RUR', price_with_vat: '1 200,50', price_without_vat: 1000 },
    { service: 'V-1', unit: 'U-1', currency: 'EUR', price_with_vat: 12, price_without_vat: 10 },
  ],
};

interface Service {
  external_id: string;
  synonyms: string[];
  is_popular: boolean;
  related_ids: number[];
  prices: { currency: string; price_with_vat: number }[];
  id: number;
}
const servicesOf = async () => {
  const { body } = await staff.get<{ data: Service[] }>('/organizer/services');
  return new Map(body.data.map((one) => [one.external_id, one]));
};

it('an import creates services with categories, units, prices and related services [ORG-200] [ORG-204]', async () => {
  const { body } = await importFile(staff, await workbookOf(offer));
  expect(body.data.errors).toEqual([]);
  const services = await servicesOf();
  const [socket, electrician] = [services.get('V-1'), services.get('V-2')];
  expect(socket).toMatchObject({
    ...{ synonyms: ['штепсель', 'ток'], is_popular: true, related_ids: [electrician?.id] },
    prices: [
      { currency: 'RUR', price_with_vat: 1200.5 },
      { currency: 'EUR', price_with_vat: 12 },
    ],
  });
  expect(electrician).toMatchObject({ related_ids: [socket?.id], prices: [] });
  const again = await importFile(staff, await workbookOf(offer));
  expect(countsOf(again.body.data)).toEqual({
    ...{ categories: [0, 0, 2, 0], executors: [0, 0, 1, 0], units: [0, 0, 2, 0] },
    ...{ services: [0, 0, 2, 0], prices: [0, 0, 2, 0] },
  });
});

it('an import changes one price and keeps other prices, pictures and texts of the service [ORG-204] [ORG-212]', async () => {
  await importFile(staff, await workbookOf(offer));
  const [, euros] = offer.prices;
  const { body } = await importFile(staff, await workbookOf({ prices: [{ ...euros, price_with_vat: 15 }] }));
  expect([body.data.errors, countsOf(body.data)]).toEqual([[], { prices: [0, 1, 0, 0] }]);
  expect((await servicesOf()).get('V-1')).toMatchObject({
    ...{ synonyms: ['штепсель', 'ток'], is_popular: true },
    prices: [
      { currency: 'RUR', price_with_vat: 1200.5 },
      { currency: 'EUR', price_with_vat: 15 },
    ],
  });
});

it('a check reports invalid options, unknown references and wrong category parents [ORG-202]', async () => {
  const [connection, ...categories] = offer.categories;
  const [socket, ...services] = offer.services;
  const wrong = {
    ...offer,
    categories: [{ ...connection, icon: 'blot' }, ...categories],
    services: [{ ...socket, related: 'V-7', is_popular: 'maybe' }, ...services],
    prices: [
      { ...offer.prices[0], currency: 'USDT' },
      { ...offer.prices[1], unit: 'U-9' },
    ],
  };
  const { body } = await importFile(staff, await workbookOf(wrong), { dryRun: true });
  expect(body.data.errors.map(({ sheet, row, column, value }) => [sheet, row, column, value])).toEqual([
    ['categories', 2, 'icon', 'blot'],
    ['services', 2, 'category', 'K-2'],
    ['services', 2, 'is_popular', 'maybe'],
    ['services', 2, 'related', 'V-7'],
    ['services', 3, 'related', 'V-1'],
    ['prices', 2, 'service', 'V-1'],
    ['prices', 2, 'currency', 'USDT'],
    ['prices', 3, 'service', 'V-1'],
    ['prices', 3, 'unit', 'U-9'],
  ]);
});

it('an import adds rubrics to both trees of an existing catalogue template [ORG-200]', async () => {
  const rubrics = [
    {
      exhibition: 'E-27',
      tree: 'rubrics',
      code: '1.1',
      parent: '1',
      name_rus: 'Печи',
      name_eng: 'Furnaces',
      is_selected: 'да',
    },
    {
      exhibition: 'E-27',
      tree: 'rubrics',
      code: '1',
      parent: null,
      name_rus: 'Литьё',
      name_eng: 'Casting',
      is_selected: 'нет',
    },
    {
      exhibition: 'E-27',
      tree: 'exporter',
      code: '1',
      parent: null,
      name_rus: 'Экспорт',
      name_eng: 'Export',
      is_selected: 'да',
    },
  ];
  const without = await importFile(staff, await workbookOf({ exhibition: smallFair.exhibition, rubrics }), {
    dryRun: true,
  });
  expect(new Set(without.body.data.errors.map(({ column }) => column))).toEqual(new Set(['exhibition']));
  await importFile(staff, await workbookOf({ exhibition: smallFair.exhibition }));
  const { id } = await portal.database.read.selectFrom('exhibitions').select('id').executeTakeFirstOrThrow();
  await portal.database.read
    .insertInto('catalog_templates')
    .values({ exhibition_id: id, data: JSON.stringify(testTemplate) })
    .execute();
  const { body } = await importFile(staff, await workbookOf({ rubrics }));
  expect([body.data.errors, countsOf(body.data)]).toEqual([[], { rubrics: [3, 0, 0, 0] }]);
  const { body: template } = await staff.get<{ data: { rubrics: unknown; exporter: unknown } }>(
    `/organizer/exhibitions/${id}/catalog-template`,
  );
  expect(template.data).toMatchObject({
    rubrics: [{ code: '1', name_rus: 'Литьё', is_selected: false, children: [{ code: '1.1', name_eng: 'Furnaces' }] }],
    exporter: [{ code: '1', name_rus: 'Экспорт', children: [] }],
  });
  const again = await importFile(staff, await workbookOf({ rubrics }));
  expect(countsOf(again.body.data)).toEqual({ rubrics: [0, 0, 3, 0] });
});
