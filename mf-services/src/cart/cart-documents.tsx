import { useAction } from '@fairfront/shared-kit/api/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { useOpenModal, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { cartDownload, type CartFormat } from '../api/cart';
import styles from './cart-summary.module.css';

const formats: readonly CartFormat[] = ['pdf', 'xlsx'];

interface CartDocumentsProps {
  /** Whether the user may order, and so may ask a colleague to. */
  isEditable: boolean;
  /** Whether changes are unsaved: an export would not contain them yet. */
  isSaving: boolean;
}

/** Exports the cart for internal approval as PDF or workbook, and sends it to a colleague. */
export const CartDocuments = ({ isEditable, isSaving }: CartDocumentsProps) => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const openModal = useOpenModal();
  const download = useAction<CartFormat, void>({
    namespace: 'services',
    rowOf: (format) => format,
    run: async (format) => saveFile(await api.download(cartDownload(id, format))),
  });
  return (
    <div role="group" aria-label={t('cart.download')} className={styles.documents}>
      <span className={styles.documentsName}>{t('cart.download')}</span>
      {formats.map((format) => (
        <Button
          key={format}
          variant="text"
          size="sm"
          icon="download"
          aria-label={t(`cart.${format}Of`)}
          busy={download.isBusy(format)}
          {...(isSaving ? { disabledReason: t('cart.saving') } : {})}
          onClick={() => void download.run(format)}
        >
          {t(`cart.${format}`)}
        </Button>
      ))}
      {isEditable && (
        <Button variant="text" size="sm" icon="send" onClick={() => openModal('event-modal-send-cart', {})}>
          {t('cart.send.open')}
        </Button>
      )}
    </div>
  );
};
