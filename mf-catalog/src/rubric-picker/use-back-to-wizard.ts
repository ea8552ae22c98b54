import { useModalDirty, useOpenModal } from '@fairfront/shared-kit/platform';
import { useCallback } from 'react';

/**
 * Returns from the picker to the wizard in the same history entry. The registry closes the picker's dialog within 200 ms and
 * then opens the wizard, whichever way it is closed, including by button, Escape and a press outside.
 */
export const useBackToWizard = (): (() => void) => {
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
