import type { ReactNode } from 'react';
import { Modal } from '@fairfront/shared-kit/components/modal';
import { usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { FeedbackModal } from '../feedback/feedback-modal.lazy';
import { useShell } from '../shell-services';
import type { ModalState, WantedModal } from './modal-registry';
import { ModalFailure, RemoteModal } from './remote-modal';

interface RegistryModalProps {
  state: Exclude<ModalState, { phase: 'closed' }>;
}

/** Height of the feedback form, px: its code loads on first opening. */
const feedbackHeight = 396;

/** The dialog around every registry modal; its code loads with the first one. */
const RegistryModal = ({ state: { phase, modal } }: RegistryModalProps) => {
  const { t } = useTranslation('modal');
  const { modals } = useShell();
  const { locale } = usePlatformState();
  const offer = useRemoteCatalog().modal(modal.name);
  const isFeedback = modal.name === 'modal-feedback';
  const ownTitle = isFeedback ? t(modal.params['mode'] === 'callback' ? 'callback' : 'feedback') : t('away');
  return (
    <Modal
      open={phase === 'open'}
      title={offer?.title[locale] ?? ownTitle}
      size={offer?.size ?? 'sm'}
      height={isFeedback ? feedbackHeight : offer?.height}
      onClose={modals.services.close}
      onDirtyChange={modals.setDirty}
    >
      <Content modal={modal} isFeedback={isFeedback} isOffered={offer !== null} />
    </Modal>
  );
};

interface ContentProps {
  modal: WantedModal;
  isFeedback: boolean;
  isOffered: boolean;
}

const Content = ({ modal, isFeedback, isOffered }: ContentProps): ReactNode => {
  if (isFeedback) return <FeedbackModal isCallback={modal.params['mode'] === 'callback'} />;
  if (isOffered) return <RemoteModal modal={modal} />;
  return <ModalFailure name={modal.name} retry={() => window.location.reload()} />;
};

export default RegistryModal;
