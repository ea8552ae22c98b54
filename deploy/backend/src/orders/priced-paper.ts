import {
  dateWords,
  quantityBy,
  quantityWords,
  type CountedLine,
  type QuantityMode,
} from '@fairfront/mf-services/model';
import { formatMoney, formatNumber, textOf } from '@fairfront/shared-kit/formats';
import {
  billableUnits,
  currencySymbol,
  fromHundredths,
  vatInside,
  type Hundredths,
  type Locale,
} from '@fairfront/shared-kit/model';
import type { DocumentJob, ExhibitionHead, OrderSheet, TableCell, TableSheet } from '../documents/sheets';
import { translatorOf } from '../texts/area-texts';

interface Named {
  name_rus: string;
  name_eng: string;
}

/** A line of a paper, whatever it comes from. */
interface PricedLine extends CountedLine {
  service: Named;
  executor: Named;
  unit: Named;
  mode: QuantityMode;
  comment: string | null;
  purchase_number: string | null;
  /** Unit price with VAT. */
  price: Hundredths | null;
  amount: Hundredths | null;
}

/** What a cart or an order says on paper, in one language. */
export interface PricedPaper {
  heading: string;
  /** Facts without a value are left out. */
  facts: readonly (readonly [name: string, value: string | null])[];
  currency: string;
  /** Percent */
  vatRate: number;
  lines: readonly PricedLine[];
  total: Hundredths | null;
}

const factsOf = ({ facts }: PricedPaper) => facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));

const vatOf = ({ total, vatRate }: PricedPaper): Hundredths | null =>
  total === null ? null : vatInside(total, vatRate);

const money = (hundredths: Hundredths | null, currency: string): string =>
  formatMoney(hundredths === null ? null : fromHundredths(hundredths), currency);

const paperTexts = (locale: Locale) => translatorOf('services', locale);

/** What the PDF prints (SVC-099, SVC-173). */
const pagesOf = (paper: PricedPaper, exhibition: ExhibitionHead, locale: Locale): OrderSheet => {
  const t = paperTexts(locale);
  const { currency } = paper;
  return {
    locale,
    exhibition,
    heading: paper.heading,
    facts: factsOf(paper),
    head: {
      title: t('orders.service'),
      quantity: t('orders.paper.quantity'),
      price: t('orders.paper.price'),
      amount: t('orders.paper.amount'),
    },
    lines: paper.lines.map((line) => ({
      title: textOf(line.service, 'name', locale),
      notes: [
        t('orders.paper.executor', { name: textOf(line.executor, 'name', locale) }),
        ...dateWords(line, locale),
        ...(line.comment ? [line.comment] : []),
        ...(line.purchase_number ? [t('orders.purchaseNumber', { number: line.purchase_number })] : []),
      ],
      quantity: quantityWords(line, line.unit, locale),
      price: money(line.price, currency),
      amount: money(line.amount, currency),
    })),
    totals: [
      { name: t('orders.total'), value: money(paper.total, currency) },
      {
        name: t('orders.paper.vat', { rate: formatNumber(paper.vatRate, locale) }),
        value: money(vatOf(paper), currency),
      },
    ],
  };
};

/** As the screens write amounts: groups, two decimals, the sign behind. */
const moneyFormat = (currency: string): string => `#,##0.00\\ "${currencySymbol(currency)}"`;
const plainFormat = '#,##0.##';

/** The column of the amounts, under which the totals stand. */
const amountColumn = 7;

/** What the workbook holds: numbers to reckon with, a text where a price is unknown (SVC-139, SVC-173). */
const tableOf = (paper: PricedPaper, exhibition: ExhibitionHead, locale: Locale): TableSheet => {
  const t = paperTexts(locale);
  const format = moneyFormat(paper.currency);
  const amount = (hundredths: Hundredths | null): TableCell =>
    hundredths === null ? money(null, paper.currency) : { number: fromHundredths(hundredths), format };
  const columns: [title: string, width: number][] = [
    [t('orders.service'), 42],
    [t('orders.paper.executorHead'), 24],
    [t('checkout.when'), 30],
    [t('orders.paper.quantity'), 12],
    [t('service.unit'), 12],
    [t('orders.paper.units'), 12],
    [t('orders.paper.price'), 16],
    [t('orders.paper.amount'), 18],
    [t('orders.purchase'), 22],
    [t('orders.comment'), 42],
  ];
  const title = exhibition.title[locale === 'ru' ? 'rus' : 'eng'];
  return {
    name: t('orders.lines'),
    heading: paper.heading,
    facts: [{ name: t('orders.paper.exhibition'), value: `${title}, ${exhibition.dates}` }, ...factsOf(paper)],
    columns: columns.map(([name, width]) => ({ title: name, width })),
    rows: paper.lines.map((line) => [
      textOf(line.service, 'name', locale),
      textOf(line.executor, 'name', locale),
      dateWords(line, locale).join('\n'),
      { number: line.quantity, format: plainFormat },
      textOf(line.unit, 'name', locale),
      { number: billableUnits(quantityBy(line.mode, line)), format: plainFormat },
      amount(line.price),
      amount(line.amount),
      line.purchase_number,
      line.comment,
    ]),
    totals: {
      column: amountColumn,
      entries: [
        { name: t('orders.total'), value: amount(paper.total) },
        {
          name: t('orders.paper.vat', { rate: formatNumber(paper.vatRate, locale) }),
          value: amount(vatOf(paper)),
        },
      ],
    },
  };
};

/** As what a paper is saved. */
export type PaperFormat = 'pdf' | 'xlsx';

/** The work that makes the file of a paper. */
export const paperJob = (
  paper: PricedPaper,
  format: PaperFormat,
  { exhibition, locale }: { exhibition: ExhibitionHead; locale: Locale },
): DocumentJob =>
  format === 'pdf'
    ? { kind: 'order', title: paper.heading, sheet: pagesOf(paper, exhibition, locale) }
    : { kind: 'table', title: paper.heading, sheet: tableOf(paper, exhibition, locale) };
