import { Button } from '@fairfront/shared-kit/components/button';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { formatFileSize } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { Order, OrderDocument } from '../api/orders';
import styles from './orders.module.css';
import { downloadRow, type DownloadInput, type OrderActions } from './use-order-actions';

interface OrderDocumentsProps {
  order: Order;
  /** Null while loading. */
  documents: readonly OrderDocument[] | null;
  download: OrderActions['download'];
}

/** The checkout attachment has no kind. */
type DocumentFile = Omit<OrderDocument, 'kind'> & { kind?: OrderDocument['kind'] };

/** The order as PDF and workbook, its documents as one zip, single files, and the checkout data. */
export const OrderDocuments = ({ order, documents, download }: OrderDocumentsProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { id, attachment, comment, purchase_number, payer, has_documents } = order;
  const button = (
    input: DownloadInput,
    label: string,
    icon: 'download' | 'documents' | 'file',
    name?: string,
    className?: string,
  ) => (
    <Button
      variant="text"
      size="sm"
      icon={icon}
      aria-label={name}
      className={className}
      busy={download.isBusy(downloadRow(input))}
      onClick={() => void download.run(input)}
    >
      {label}
    </Button>
  );
  const fileButton = ({ id: part, original_name, size, kind }: DocumentFile) => {
    const name = kind ? `${t(`orders.documentKind.${kind}`)}: ${original_name}` : original_name;
    const shown = `${name}, ${formatFileSize(size, locale)}`;
    return button({ orderId: id, part }, shown, 'file', t('orders.downloadFile', { name: shown }), styles.fileButton);
  };
  const facts = [
    [t('orders.payer'), textOf(payer, 'name', locale)],
    [t('orders.purchase'), purchase_number],
    [t('orders.comment'), comment],
  ].filter(([, value]) => value);
  return (
    <div className={styles.documents}>
      <div className={styles.documentLine}>
        {button({ orderId: id }, t('orders.pdf'), 'download', t('orders.pdfOf', { id }))}
        {button({ orderId: id, part: 'xlsx' }, t('orders.xlsx'), 'download', t('orders.xlsxOf', { id }))}
        {has_documents &&
          button(
            { orderId: id, part: 'documents' },
            t('orders.documents'),
            'documents',
            t('orders.documentsOf', { id }),
          )}
      </div>
      {documents === null && has_documents && <Skeleton height={42} />}
      {(attachment || (documents ?? []).length > 0) && (
        <ul aria-label={t('orders.files')} className={styles.files}>
          {[...(attachment ? [attachment] : []), ...(documents ?? [])].map((file) => (
            <li key={file.id} className={styles.file}>
              {fileButton(file)}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
