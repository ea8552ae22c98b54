import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useParticipation } from '@fairfront/shared-kit/platform';
import { useEffect, useState } from 'react';
import { changeHeldDraft, heldWizard } from '../context/draft-store';
import { RubricPicker } from './rubric-picker';
import { useBackToWizard } from './use-back-to-wizard';

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
