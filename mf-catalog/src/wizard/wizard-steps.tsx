import { Stepper, type Step } from '@fairfront/shared-kit/components/stepper';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { barSteps, isStepComplete, type CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import type { OrderWizard } from './use-wizard';

/** The step bar: visible steps with their state; locked ones explain why. */
export const WizardSteps = ({ model, onStep }: { model: OrderWizard; onStep: (step: CatalogueStepKey) => void }) => {
  const { t } = useTranslation('catalog');
  const { wizard, state, gates } = model;
  const shown = barSteps(wizard.steps, gates);
  const at = wizard.steps.indexOf(state.step);
  const stateOf = (key: CatalogueStepKey, isAllowed: boolean): Step['state'] => {
    if (key === state.step) return 'current';
    if (!isAllowed && wizard.isEditable) return 'locked';
    return wizard.steps.indexOf(key) < at && isStepComplete(key, gates) ? 'done' : 'open';
  };
  const steps = shown.map(({ key, isAllowed }): Step => {
    const step = stateOf(key, isAllowed);
    const reason = t(gates.alphabet ? 'wizard.locked.rubrics' : 'wizard.locked.alphabet');
    return { id: key, label: t(`wizard.steps.${key}`), state: step, ...(step === 'locked' ? { reason } : {}) };
  });
  return <Stepper label={t('title')} steps={steps} onStep={(id) => onStep(id as CatalogueStepKey)} />;
};
