import { IconButton } from '@fairfront/shared-kit/components/button';
import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { formatDate, formatMoney } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { ContractDocument } from '../api/contracts';
import { ContentLines } from './content-lines';
import styles from './documents.module.css';
import type { DocumentDownload } from './use-document-download';

export interface DocumentTableProps {
  kind: 'invoice' | 'act';
  caption: string;
  documents: readonly ContractDocument[];
  download: DocumentDownload;
}

/** A table of acts or of a contract's invoices; a row expands to its content lines and has a download button. */
export const DocumentTable = ({ kind, caption, documents, download }: DocumentTableProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setOpened((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const nameOf = (document: ContractDocument) => t(`documentList.${kind}`, { number: document.number });

  /** The first cell of a row, with the button that expands its content lines. */
  const opening = (document: ContractDocument, number: string) => (
    <span className={styles.number}>
      <IconButton
        icon={opened.has(document.id) ? 'chevron-down' : 'chevron-right'}
        label={t(opened.has(document.id) ? 'documentList.close' : 'documentList.open', { name: nameOf(document) })}
        aria-expanded={opened.has(document.id)}
        onClick={() => toggle(document.id)}
      />
      <b>{t('documentList.number', { number })}</b>
    </span>
  );
  const columns: Column<ContractDocument>[] = [
    ...(kind === 'act'
      ? [
          {
            id: 'contract',
            header: t('documentList.contractNumber'),
            cell: (document: ContractDocument) => opening(document, document.contract_number),
          },
          {
            id: 'number',
            header: t('documentList.actNumber'),
            cell: (document: ContractDocument) => <b>{t('documentList.number', { number: document.number })}</b>,
          },
        ]
      : [
          {
            id: 'number',
            header: t('documentList.invoiceNumber'),
            cell: (document: ContractDocument) => opening(document, document.number),
          },
        ]),
    {
      id: 'date',
      header: t('documentList.date'),
      // aligns the columns of all contract tables
      width: '20%',
      cell: ({ document_date }) => <time dateTime={document_date}>{formatDate(document_date, locale)}</time>,
    },
    {
      id: 'amount',
      header: t('documentList.amount'),
      width: '24%',
      align: 'end',
      cell: ({ amount, currency }) => <b>{formatMoney(amount, currency)}</b>,
    },
    ...(kind === 'invoice'
      ? [
          {
            id: 'paid',
            header: t('documentList.paid'),
            width: '20%',
            align: 'end' as const,
            cell: ({ amount_paid, currency }: ContractDocument) => formatMoney(amount_paid, currency),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={documents}
      rowKey={({ id }) => id}
      expanded={(document) => (opened.has(document.id) ? <ContentLines document={document} /> : null)}
      actions={(document) => (
        <IconButton
          icon="download"
          label={t('documentList.download', { name: nameOf(document) })}
          busy={download.isRunning(document)}
          onClick={() => download.download(document)}
        />
      )}
    />
  );
};
