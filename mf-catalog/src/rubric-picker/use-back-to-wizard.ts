import { useModalDirty, useOpenModal } from '@fairfront/shared-kit/platform';
import { useCallback } from 'react';

/**
 * The way back from the picker to the wizard, in the same entry of the history. The registry ends the picker's dialog within
 * 200 ms and opens the wizard then (CAT-106), whichever way it is closed: cross, Escape and a press beside it come by here, too.
 */
export const useBackToWizard = (): (() => void) => {
  const openModal = useOpenModal();
  const back = useCallback(() => openModal('event-modal-catalog', { step: 'rubrics' }), [openModal]);
  const guard = useCallback(() => {
    back();
    // the wizard takes the place of the picker: nothing is left to be closed
    return Promise.resolve(false);
  }, [back]);
  useModalDirty(guard);
  return back;
};
