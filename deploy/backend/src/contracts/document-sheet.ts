import { formatDate, formatMoney, formatNumber } from '@fairfront/shared-kit/formats';
import type { AccountingSheet, BothTexts } from '../documents/sheets';
import type { DocumentRow } from './contracts.repository';
import { documentTitles } from './document-file-name';

const both = (rus: string, eng: string): BothTexts => ({ rus, eng });
const day = (value: string): string => formatDate(value, 'ru');

/** What the PDF of a document prints (ACC-129). */
export const documentSheet = (row: DocumentRow): AccountingSheet => ({
  fair: {
    title: both(row.title_rus, row.title_eng),
    dates: `${day(row.started_at)} – ${day(row.ended_at)}`,
    venue: row.venue_rus === null ? null : both(row.venue_rus, row.venue_eng ?? row.venue_rus),
    website: row.website,
  },
  heading: both(
    `${documentTitles[row.type].rus} №\u00a0${row.number} от ${day(row.document_date)}`,
    `${documentTitles[row.type].eng} No. ${row.number} of ${day(row.document_date)}`,
  ),
  facts: [
    { label: both('Исполнитель', 'Contractor'), value: row.contractor_rus },
    { label: both('Плательщик', 'Payer'), value: row.payer_rus },
    { label: both('Договор', 'Contract'), value: `№\u00a0${row.contract_number} от ${day(row.signed_at)}` },
    ...(row.type === 'invoice'
      ? [{ label: both('Оплачено', 'Paid'), value: formatMoney(row.amount_paid, row.currency) }]
      : []),
  ],
  lines: row.contents.map((line) => ({
    title: [line.name_rus, line.rental_object_rus].filter(Boolean).join(', '),
    quantity: `${formatNumber(line.quantity, 'ru')} ${line.measure_unit_rus}`,
    amount: formatMoney(line.amount, row.currency),
  })),
  total: formatMoney(row.amount, row.currency),
});
