import {
  dateTexts,
  quantityBy,
  quantityText,
  type CountedLine,
  type QuantityMode,
} from '@fairfront/shared-kit/domain/services';
import { formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import { textOf, type Localized, byLanguage } from '@fairfront/shared-kit/domain/common';
import {
  billableUnits,
  currencySymbol,
  fromHundredths,
  vatInside,
  type Hundredths,
  type Locale,
} from '@fairfront/shared-kit/domain/common';
import type { DocumentJob, ExhibitionHead, TableCell, TableSheet } from '../../../platform/documents/sheets';
import type { OrderSheet } from './order.pdf';
import { translatorOf } from '../../../platform/texts/area-texts';

type Named = Localized<'name'>;

/** A line of a document, of a cart or an order. */
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

/** The document of a cart or an order, in one language. */
export interface PricedDocument {
  heading: string;
  /** Facts without a value are omitted. */
  facts: readonly (readonly [name: string, value: string | null])[];
  currency: string;
  /** Percent */
  vatRate: number;
  lines: readonly PricedLine[];
  total: Hundredths | null;
}

const factsOf = ({ facts }: PricedDocument) => facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));

const vatOf = ({ total, vatRate }: PricedDocument): Hundredths | null =>
  total === null ? null : vatInside(total, vatRate);

const money = (hundredths: Hundredths | null, currency: string): string =>
  formatMoney(hundredths === null ? null : fromHundredths(hundredths), currency);

const documentTexts = (locale: Locale) => translatorOf('services', locale);

/** What the PDF prints. */
const pagesOf = (document: PricedDocument, exhibition: ExhibitionHead, locale: Locale): OrderSheet => {
  const t = documentTexts(locale);
  const { currency } = document;
  return {
    locale,
    exhibition,
    heading: document.heading,
    facts: factsOf(document),
    head: {
      title: t('orders.service'),
      quantity: t('orders.document.quantity'),
      price: t('orders.document.price'),
      amount: t('orders.document.amount'),
    },
    lines: document.lines.map((line) => ({
      title: textOf(line.service, 'name', locale),
      notes: [
        t('orders.document.executor', { name: textOf(line.executor, 'name', locale) }),
        ...dateTexts(line, locale),
        ...(line.comment ? [line.comment] : []),
        ...(line.purchase_number ? [t('orders.purchaseNumber', { number: line.purchase_number })] : []),
      ],
      quantity: quantityText(line, line.unit, locale),
      price: money(line.price, currency),
      amount: money(line.amount, currency),
    })),
    totals: [
      { name: t('orders.total'), value: money(document.total, currency) },
      {
        name: t('orders.document.vat', { rate: formatNumber(document.vatRate, locale) }),
        value: money(vatOf(document), currency),
      },
    ],
  };
};

/** Formats amounts as the screens do: digit groups, two decimals, currency sign at the end. */
const moneyFormat = (currency: string): string => `#,##0.00\\ "${currencySymbol(currency)}"`;
const plainFormat = '#,##0.##';

/** The column of the amounts, with the totals below. */
const amountColumn = 7;

/** The cells of the workbook: numbers, and a text if a price is unknown. */
const tableOf = (document: PricedDocument, exhibition: ExhibitionHead, locale: Locale): TableSheet => {
  const t = documentTexts(locale);
  const format = moneyFormat(document.currency);
  const amount = (hundredths: Hundredths | null): TableCell =>
    hundredths === null ? money(null, document.currency) : { number: fromHundredths(hundredths), format };
  const columns: [title: string, width: number][] = [
    [t('orders.service'), 42],
    [t('orders.document.executorHead'), 24],
    [t('checkout.when'), 30],
    [t('orders.document.quantity'), 12],
    [t('service.unit'), 12],
    [t('orders.document.units'), 12],
    [t('orders.document.price'), 16],
    [t('orders.document.amount'), 18],
    [t('orders.purchase'), 22],
    [t('orders.comment'), 42],
  ];
  const title = byLanguage(exhibition.title, locale) ?? '';
  return {
    name: t('orders.lines'),
    heading: document.heading,
    facts: [{ name: t('orders.document.exhibition'), value: `${title}, ${exhibition.dates}` }, ...factsOf(document)],
    columns: columns.map(([name, width]) => ({ title: name, width })),
    rows: document.lines.map((line) => [
      textOf(line.service, 'name', locale),
      textOf(line.executor, 'name', locale),
      dateTexts(line, locale).join('\n'),
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
        { name: t('orders.total'), value: amount(document.total) },
        {
          name: t('orders.document.vat', { rate: formatNumber(document.vatRate, locale) }),
          value: amount(vatOf(document)),
        },
      ],
    },
  };
};

/** The file format. */
export type PricedDocumentFormat = 'pdf' | 'xlsx';

/** The job that generates the file of a document. */
export const pricedDocumentJob = (
  document: PricedDocument,
  format: PricedDocumentFormat,
  { exhibition, locale }: { exhibition: ExhibitionHead; locale: Locale },
): DocumentJob =>
  format === 'pdf'
    ? { kind: 'order', title: document.heading, sheet: pagesOf(document, exhibition, locale) }
    : { kind: 'table', title: document.heading, sheet: tableOf(document, exhibition, locale) };
