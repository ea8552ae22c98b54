import { Button } from '@fairfront/shared-kit/components/button';
import { saveFile } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { formatFileSize } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { orderFile, type StaffOrder } from '../api/orders';
import styles from './order.module.css';

/** The documents of an order and the attachment of the exhibitor. */
export const OrderFiles = ({ order: { id, attachment, documents } }: { order: StaffOrder }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const download = useAction<number, void>({
    namespace: 'desk',
    rowOf: (fileId) => fileId,
    run: async (fileId) => saveFile(await api.download(orderFile(id, fileId))),
  });
  const files = [...(attachment ? [{ ...attachment, kind: 'attachment' as const }] : []), ...documents];
  return (
    <section className={styles.section}>
      <h2 className="ff-h3">{t('orderPage.files')}</h2>
      {files.length === 0 && <p className={styles.none}>{t('orderPage.noFiles')}</p>}
      <ul className={styles.files}>
        {files.map(({ id: fileId, original_name: name, size, kind }) => (
          <li key={fileId}>
            <Button
              variant="text"
              size="sm"
              icon="file"
              busy={download.isBusy(fileId)}
              onClick={() => void download.run(fileId)}
            >
              {kind ? `${t(`orderPage.fileKinds.${kind}`)}: ` : ''}
              {name}, {formatFileSize(size, locale)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
