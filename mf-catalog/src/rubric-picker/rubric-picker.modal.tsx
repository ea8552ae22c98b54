import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useParticipation, useModalDirty, useOpenModal } from '@fairfront/shared-kit/platform';
import { useEffect, useState, useCallback } from 'react';
import { changeHeldDraft, heldWizard } from '../context/draft-store';
import { RubricPicker } from './rubric-picker';

/**
 * Returns from the picker to the wizard in the same history entry. The registry closes the picker's dialog within 200 ms and
 * then opens the wizard, whichever way it is closed, including by button, Escape and a press outside.
 */
const useBackToWizard = (): (() => void) => {
  const openModal = useOpenModal();
  const back = useCallback(() => openModal('event-modal-catalog', { step: 'rubrics' }), [openModal]);
  const guard = useCallback(() => {
    back();
    // the wizard replaces the picker, so there is nothing to close
    return Promise.resolve(false);
  }, [back]);
  useModalDirty(guard);
  return back;
};

/** The picker in the portal: it replaces the wizard, which keeps its input meanwhile. */
const RubricPickerModal = () => {
  const { id } = useParticipation();
  const back = useBackToWizard();
  const [held] = useState(() => heldWizard(id));
  const isAlone = held === null;
  // opened by a link or a reload: no wizard is waiting, so it loads its own data
  useEffect(() => {
    if (isAlone) back();
  }, [isAlone, back]);
  if (held === null) {
    return (
      <>
        <ModalHeader />
        <ModalBody>
          <Skeleton height={420} />
        </ModalBody>
      </>
    );
  }
  return (
    <RubricPicker
      wizard={held.wizard}
      onSelect={(patch) => {
        changeHeldDraft(id, patch);
        back();
      }}
      onCancel={back}
    />
  );
};

export default RubricPickerModal;
