import { Button } from '@fairfront/shared-kit/components/button';
import { useOpenModal, useTranslation } from '@fairfront/shared-kit/platform';
import { useOrderingBlock } from '../ordering/use-ordering';

/** Opens the lines of earlier orders, for users who may order now. */
export const CopyButton = () => {
  const { t } = useTranslation('services');
  const openModal = useOpenModal();
  const block = useOrderingBlock()(null);
  if (block !== null) return null;
  return (
    <Button icon="copy" onClick={() => openModal('event-modal-copy-orders', {})}>
      {t('copy.open')}
    </Button>
  );
};
