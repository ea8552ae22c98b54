import {
  cellsOfText,
  columnOfError,
  emptyGridValues,
  gridChanges,
  gridValues,
  readGridText,
  textOfCells,
  type GridColumn,
  type GridOptions,
  type GridService,
  type GridValue,
} from './service-grid';

const chair: GridService = {
  ...{ name_rus: 'Стул', name_eng: 'Chair', category_id: 1, executor_id: 2, unit_id: 3 },
  prices: [
    { unit_id: 3, currency: 'RUR', price_with_vat: 120, price_without_vat: null },
    { unit_id: 3, currency: 'EUR', price_with_vat: null, price_without_vat: 10 },
    { unit_id: 4, currency: 'RUR', price_with_vat: 900, price_without_vat: null },
  ],
  ...{ is_popular: true, is_archived: false },
};
const options: GridOptions = {
  category_id: [{ id: 1, names: ['Мебель', 'Furniture'] }],
  executor_id: [{ id: 2, names: ['Дирекция', 'Office'] }],
  unit_id: [{ id: 3, names: ['шт.', 'pc'] }],
  ...{ yes: ['да'], no: ['нет'] },
};

it('a row shows names, lists, the prices of its unit with VAT, and flags [ORG-382]', () => {
  expect(gridValues(chair)).toEqual({
    ...{ name_rus: 'Стул', name_eng: 'Chair', category_id: 1, executor_id: 2, unit_id: 3 },
    ...{ price_RUR: 120, price_USD: null, price_EUR: null, price_CNY: null, is_popular: true, is_archived: false },
  });
});

it.each<[column: GridColumn, text: string, value: GridValue]>([
  ['name_rus', '  Стул мягкий ', 'Стул мягкий'],
  ['category_id', 'мебель', 1],
  ['category_id', 'Furniture', 1],
  ['unit_id', 'PC', 3],
  ['price_RUR', '1 200,50', 1_200.5],
  ['price_RUR', '1\u00a0200.5', 1_200.5],
  ['price_USD', '', null],
  ['is_popular', 'Да', true],
  ['is_popular', 'TRUE', true],
  ['is_archived', '', false],
])('the column %s reads %j as %j [ORG-382]', (column, text, value) => {
  expect(readGridText(column, text, options)).toEqual({ value, issue: null });
});

it.each<[column: GridColumn, text: string, rule: string]>([
  ['name_eng', ' ', 'required'],
  ['name_eng', 'x'.repeat(201), 'maxLength'],
  ['category_id', 'Мебел', 'option'],
  ['executor_id', '', 'required'],
  ['price_RUR', 'по запросу', 'number'],
  ['price_RUR', '-1', 'minValue'],
  ['price_RUR', '99999999', 'maxValue'],
  ['is_popular', 'иногда', 'option'],
])('the column %s refuses %j by the rule %s [ORG-382]', (column, text, rule) => {
  expect(readGridText(column, text, options)).toMatchObject({ value: null, issue: { rule } });
});

it.each<[text: string, cells: string[][]]>([
  ['a', [['a']]],
  ['', [['']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  [
    '"two\nlines"\t"say ""hi"""\nc\td',
    [
      ['two lines', 'say "hi"'],
      ['c', 'd'],
    ],
  ],
])('the range %j has the cells %j [ORG-382]', (text, cells) => {
  expect(cellsOfText(text)).toEqual(cells);
});

it('copied cells are pasted unchanged [ORG-382]', () => {
  const cells = [
    ['a', 'say "hi"'],
    ['', '1,5'],
  ];
  expect(cellsOfText(textOfCells(cells))).toEqual(cells);
});

describe('the changes of a row', () => {
  it('are only the fields that differ [ORG-382]', () => {
    expect(gridChanges(chair, gridValues(chair))).toEqual({});
    expect(gridChanges(chair, { ...gridValues(chair), name_eng: 'Stool', is_archived: true })).toEqual({
      ...{ name_eng: 'Stool', is_archived: true },
    });
  });

  it('keep prices in other units and prices without VAT [ORG-382]', () => {
    expect(gridChanges(chair, { ...gridValues(chair), price_RUR: 150 })).toEqual({
      prices: [
        { unit_id: 3, currency: 'RUR', price_with_vat: 150, price_without_vat: null },
        { unit_id: 3, currency: 'EUR', price_with_vat: null, price_without_vat: 10 },
        { unit_id: 4, currency: 'RUR', price_with_vat: 900, price_without_vat: null },
      ],
    });
  });

  it('remove a price whose cell is emptied, and take prices to another unit [ORG-382]', () => {
    const { prices } = gridChanges(chair, { ...gridValues(chair), price_RUR: null });
    expect(prices?.map(({ unit_id, currency }) => [unit_id, currency])).toEqual([
      [3, 'EUR'],
      [4, 'RUR'],
    ]);
    expect(gridChanges(chair, { ...gridValues(chair), unit_id: 5 })).toMatchObject({
      unit_id: 5,
      prices: [{ unit_id: 5, currency: 'RUR' }, { unit_id: 5, currency: 'EUR' }, { unit_id: 4 }],
    });
  });

  it('of a new row are all of its fields [ORG-382]', () => {
    const values = {
      ...emptyGridValues,
      name_rus: 'Стол',
      name_eng: 'Table',
      category_id: 1,
      executor_id: 2,
      unit_id: 3,
    };
    expect(gridChanges(null, { ...values, price_RUR: 5 })).toEqual({
      ...{ name_rus: 'Стол', name_eng: 'Table', category_id: 1, executor_id: 2, unit_id: 3, is_popular: false },
      prices: [{ unit_id: 3, currency: 'RUR', price_with_vat: 5, price_without_vat: null }],
    });
  });
});

it.each([
  ['name_rus', 'name_rus'],
  ['prices.1.price_with_vat', 'price_EUR'],
  ['synonyms', null],
  ['prices', null],
])('an error at %s stands in the column %s [ORG-382]', (field, column) => {
  expect(columnOfError(field, chair.prices)).toBe(column);
});
