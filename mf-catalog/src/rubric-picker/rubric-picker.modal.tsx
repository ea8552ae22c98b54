import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useParticipation } from '@fairfront/shared-kit/platform';
import { useEffect, useState } from 'react';
import { changeHeldDraft, heldWizard } from '../context/draft-store';
import { RubricPicker } from './rubric-picker';
import { useBackToWizard } from './use-back-to-wizard';

/** The picker in the portal: it stands in place of the wizard, which waits meanwhile with all that is typed (CAT-106, CAT-107). */
const RubricPickerModal = () => {
  const { id } = useParticipation();
  const back = useBackToWizard();
  const [held] = useState(() => heldWizard(id));
  const isAlone = held === null;
  // a link or a reload: there is no wizard to pick for, and it comes with its own data
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
