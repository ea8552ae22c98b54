import { formatDate, formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import type { BothTexts } from '../../../platform/documents/sheets';
import type { AccountingSheet } from './accounting-document.pdf';
import type { DocumentRow } from './contracts.repository';
import { printedText, serverTextIn } from '../../../platform/texts/server-texts';

const both = (rus: string, eng: string): BothTexts => ({ rus, eng });
const day = (value: string): string => formatDate(value, 'ru');

const headings = { contract: 'contractHeading', invoice: 'invoiceHeading', act: 'actHeading' } as const;

/** The column headings of every accounting document. */
export const accountingHead = (): AccountingSheet['head'] => ({
  title: printedText('documents.item'),
  quantity: printedText('documents.quantity'),
  amount: printedText('documents.amount'),
});

/** The total below the lines. */
export const accountingTotal = (amount: string): AccountingSheet['total'] => ({
  label: printedText('documents.total'),
  amount,
});

/** The data of the PDF of a document. */
export const documentSheet = (row: DocumentRow): AccountingSheet => ({
  exhibition: {
    title: both(row.title_rus, row.title_eng),
    dates: `${day(row.started_at)} – ${day(row.ended_at)}`,
    venue: row.venue_rus === null ? null : both(row.venue_rus, row.venue_eng ?? row.venue_rus),
    website: row.website,
  },
  heading: printedText(`documents.${headings[row.type]}`, { number: row.number, date: day(row.document_date) }),
  facts: [
    { label: printedText('documents.contractor'), value: row.contractor_rus },
    { label: printedText('documents.payer'), value: row.payer_rus },
    {
      label: printedText('documents.contract'),
      value: serverTextIn('ru', 'documents.numberOfDate', { number: row.contract_number, date: day(row.signed_at) }),
    },
    ...(row.type === 'invoice'
      ? [{ label: printedText('documents.paid'), value: formatMoney(row.amount_paid, row.currency) }]
      : []),
  ],
  head: accountingHead(),
  lines: row.contents.map((line) => ({
    title: [line.name_rus, line.rental_object_rus].filter(Boolean).join(', '),
    quantity: `${formatNumber(line.quantity, 'ru')} ${line.measure_unit_rus}`,
    amount: formatMoney(line.amount, row.currency),
  })),
  total: accountingTotal(formatMoney(row.amount, row.currency)),
});
