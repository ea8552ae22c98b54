import { storageAddress } from '@fairfront/shared-kit/api';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { ImageSlider } from '@fairfront/shared-kit/components/image-slider';
import { Modal, ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { CatalogueService } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';

interface ExamplesDialogProps extends Pick<CatalogueService, 'images'> {
  open: boolean;
  onClose: () => void;
  /** The name of the service. */
  name: string;
}

/** The example images of a service at full size. */
export const ExamplesDialog = ({ open, onClose, name, images }: ExamplesDialogProps) => {
  const { t } = useTranslation('catalog');
  const { config } = usePlatform();
  return (
    <Modal open={open} size="md" title={name} onClose={onClose}>
      <ModalHeader />
      <ModalBody>
        <ImageSlider
          label={t('service.examples', { name })}
          images={images.map(({ original_path: path }) => ({ src: storageAddress(config.apiBase, path), alt: name }))}
          placeholder={<Icon name="image" size={22} />}
        />
      </ModalBody>
    </Modal>
  );
};
