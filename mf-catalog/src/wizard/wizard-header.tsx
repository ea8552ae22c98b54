import { ModalHeader } from '@fairfront/shared-kit/components/modal';
import { catalogueOrderLook, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { CatalogueManagers } from '../catalogue-order/catalogue-managers';
import type { CatalogueStepKey } from '../model/wizard';
import type { OrderWizard } from './use-wizard';
import { WizardSteps } from './wizard-steps';

/** Head of the wizard: managers, status, deadline, and the steps while the order is a draft (CAT-015, CAT-025 to CAT-030). */
export const WizardHeader = ({ model, onStep }: { model: OrderWizard; onStep: (step: CatalogueStepKey) => void }) => {
  const { t } = useTranslation('catalog');
  const { status } = model.wizard;
  return (
    <ModalHeader
      actions={<StatusBadge {...catalogueOrderLook[status]}>{t(`status.${status}`)}</StatusBadge>}
      subtitle={<CatalogueManagers />}
    >
      {status === 'draft' && <WizardSteps model={model} onStep={onStep} />}
    </ModalHeader>
  );
};
