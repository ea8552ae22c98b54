import { currencyCodes, type CurrencyCode } from '../common';
import { check, type Issue } from '../validation';
import { serviceFields } from './set-up-fields';

/** A price of a service as staff set it up. */
export interface GridPrice {
  unit_id: number | null;
  currency: CurrencyCode | null;
  price_with_vat: number | null;
  price_without_vat: number | null;
}

/** What the grid shows of a service. */
export interface GridService {
  name_rus: string;
  name_eng: string;
  category_id: number | null;
  executor_id: number | null;
  unit_id: number | null;
  prices: readonly GridPrice[];
  is_popular: boolean;
  is_archived: boolean;
}

/** The columns of the grid, in their order; a price is that of the unit of the row, with VAT. */
export const gridColumns = [
  'name_rus',
  'name_eng',
  'category_id',
  'executor_id',
  'unit_id',
  ...currencyCodes.map((code) => `price_${code}` as const),
  'is_popular',
  'is_archived',
] as const;
/** One of `gridColumns`. */
export type GridColumn = (typeof gridColumns)[number];

/** The value of a cell: a text, an id of a list, an amount, or yes and no. */
export type GridValue = string | number | boolean | null;
/** The values of a row. */
export type GridValues = Readonly<Record<GridColumn, GridValue>>;

/** The currency of a column of prices; null for the others. */
export const currencyOfColumn = (column: GridColumn): CurrencyCode | null =>
  currencyCodes.find((code) => column === `price_${code}`) ?? null;

const priceIn = ({ unit_id, prices }: GridService, code: CurrencyCode): GridPrice | undefined =>
  prices.find((price) => price.unit_id === unit_id && price.currency === code);

/** The values of a service by column. */
export const gridValues = (service: GridService): GridValues => {
  const prices = currencyCodes.map(
    (code) => [`price_${code}`, priceIn(service, code)?.price_with_vat ?? null] as const,
  );
  const { name_rus, name_eng, category_id, executor_id, unit_id, is_popular, is_archived } = service;
  return {
    ...{ name_rus, name_eng, category_id, executor_id, unit_id, is_popular, is_archived },
    ...(Object.fromEntries(prices) as Record<`price_${CurrencyCode}`, number | null>),
  };
};

/** The values of a row that does not exist yet. */
export const emptyGridValues: GridValues = gridValues({
  ...{ name_rus: '', name_eng: '', category_id: null, executor_id: null, unit_id: null, prices: [] },
  ...{ is_popular: false, is_archived: false },
});

/** A row of a list that a cell chooses from, by its names. */
export interface GridOption {
  id: number;
  names: readonly string[];
}
type ChoiceColumn = 'category_id' | 'executor_id' | 'unit_id';
/** What cells are read by: the lists of the columns that choose, and the words of the reader for yes and no. */
export interface GridOptions extends Readonly<Record<ChoiceColumn, readonly GridOption[]>> {
  yes: readonly string[];
  no: readonly string[];
}

const isChoice = (column: GridColumn): column is ChoiceColumn =>
  column === 'category_id' || column === 'executor_id' || column === 'unit_id';
const isFlag = (column: GridColumn): boolean => column === 'is_popular' || column === 'is_archived';
const same = (text: string): string => text.trim().toLocaleLowerCase('ru');

/** As spreadsheets write them, whatever the language. */
const yes = ['1', 'true', '+', 'x'];
const no = ['', '0', 'false', '-'];

/** A number as spreadsheets write it: a comma or a point for decimals, spaces between thousands. */
const numberIn = (text: string): number | null => {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
};

const priceField = serviceFields.prices.entry.price_with_vat;

/** The broken rule of a value, by the fields of the set-up. */
export const gridIssue = (column: GridColumn, value: GridValue): Issue | null => {
  if (isFlag(column)) return null;
  if (currencyOfColumn(column))
    return check({ price: priceField }, { price: value as number | null }).issues?.price ?? null;
  switch (column) {
    case 'name_rus':
    case 'name_eng':
      return check({ name: serviceFields[column] }, { name: String(value ?? '') }).issues?.name ?? null;
    default:
      return value === null ? { rule: 'required' } : null;
  }
};

/** What a text typed or pasted into a cell is: its value, or the rule that it breaks. */
export type GridReading = { value: GridValue; issue: null } | { value: null; issue: Issue };

const accepted = (column: GridColumn, value: GridValue): GridReading => {
  const issue = gridIssue(column, value);
  return issue ? { value: null, issue } : { value, issue: null };
};

/** Reads a text as the value of a column. */
export const readGridText = (column: GridColumn, text: string, options: GridOptions): GridReading => {
  if (isFlag(column)) {
    const word = same(text);
    if ([...yes, ...options.yes].includes(word)) return { value: true, issue: null };
    return [...no, ...options.no].includes(word)
      ? { value: false, issue: null }
      : { value: null, issue: { rule: 'option' } };
  }
  if (isChoice(column)) {
    if (text.trim() === '') return accepted(column, null);
    const option = options[column].find(({ names }) => names.some((name) => same(name) === same(text)));
    return option ? { value: option.id, issue: null } : { value: null, issue: { rule: 'option' } };
  }
  if (currencyOfColumn(column)) {
    if (text.trim() === '') return { value: null, issue: null };
    const number = numberIn(text);
    return number === null ? { value: null, issue: { rule: 'number' } } : accepted(column, number);
  }
  return accepted(column, text.trim());
};

/** The cells of a range as spreadsheets copy it: rows by line, cells by tab, cells with line ends in quotes. */
export const cellsOfText = (text: string): string[][] => {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\s+/g, ' '));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // a copied range ends with a line end
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' && rows.length > 1 ? rows.slice(0, -1) : rows;
};

/** A range as a spreadsheet takes it. */
export const textOfCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');

/** The prices of a service after changes of the grid, in their order; prices in other units stay. */
const pricesAfter = (service: GridService, values: GridValues): GridPrice[] => {
  const unit_id = values.unit_id as number | null;
  const before = gridValues(service);
  const changed = (currency: CurrencyCode) => values[`price_${currency}`] !== before[`price_${currency}`];
  const priced = (currency: CurrencyCode): GridPrice[] => {
    const price_with_vat = values[`price_${currency}`] as number | null;
    return price_with_vat === null ? [] : [{ unit_id, currency, price_with_vat, price_without_vat: null }];
  };
  const kept = service.prices.flatMap((price): GridPrice[] => {
    if (price.unit_id !== service.unit_id || price.currency === null) return [price];
    // a price without VAT stays until its cell is changed
    return changed(price.currency) ? priced(price.currency) : [{ ...price, unit_id }];
  });
  const added = currencyCodes.filter((currency) => changed(currency) && !priceIn(service, currency));
  return [...kept, ...added.flatMap(priced)];
};

/** The fields that the values of a row change of a service; null is a new one. */
export const gridChanges = (service: GridService | null, values: GridValues): Partial<GridService> => {
  const former = service ?? { ...emptyService, unit_id: values.unit_id as number | null };
  const before = service ? gridValues(service) : null;
  const fields = (
    ['name_rus', 'name_eng', 'category_id', 'executor_id', 'unit_id', 'is_popular', 'is_archived'] as const
  )
    .filter((name) => before === null || before[name] !== values[name])
    // a new row is offered
    .filter((name) => before !== null || name !== 'is_archived');
  const prices = pricesAfter(former, values);
  const arePricesChanged = JSON.stringify(prices) !== JSON.stringify(former.prices);
  return {
    ...Object.fromEntries(fields.map((name) => [name, values[name]])),
    ...(arePricesChanged && { prices }),
  };
};

const emptyService: GridService = {
  ...{ name_rus: '', name_eng: '', category_id: null, executor_id: null, unit_id: null, prices: [] },
  ...{ is_popular: false, is_archived: false },
};

/** The column that a field of an error belongs to; null for one that the grid does not show. */
export const columnOfError = (field: string, prices: readonly GridPrice[]): GridColumn | null => {
  const [, index] = /^prices\.(\d+)\./.exec(field) ?? [];
  const currency = index === undefined ? null : prices[Number(index)]?.currency;
  return gridColumns.find((column) => column === (currency ? `price_${currency}` : field)) ?? null;
};
