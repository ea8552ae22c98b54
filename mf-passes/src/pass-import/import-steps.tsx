import { Stepper, type Step } from '@fairfront/shared-kit/components/stepper';
import { useTranslation } from '@fairfront/shared-kit/platform';

const ids = ['file', 'columns', 'check', 'done'] as const;
type StepId = (typeof ids)[number];

interface ImportStepsProps {
  at: 'columns' | 'check';
  /** A file that matches the template has no columns step. */
  hasColumns: boolean;
  /** The steps that the user can open. */
  onStep: Partial<Record<StepId, () => void>>;
  /** Why the next step is not available yet. */
  denialOf?: string | undefined;
}

/** The progress of an import: file, columns, check, done. */
export const ImportSteps = ({ at, hasColumns, onStep, denialOf }: ImportStepsProps) => {
  const { t } = useTranslation('passes');
  const shown = ids.filter((id) => id !== 'columns' || hasColumns);
  const current = shown.indexOf(at);
  const steps = shown.map((id, index): Step => {
    const step = { id, label: t(`steps.${id}`) };
    if (index < current) return { ...step, state: 'done' };
    if (index === current) return { ...step, state: 'current' };
    return onStep[id] && denialOf === undefined
      ? { ...step, state: 'open' }
      : { ...step, state: 'locked', reason: (index === current + 1 ? denialOf : undefined) ?? t('steps.later') };
  });
  return <Stepper label={t('steps.label')} steps={steps} onStep={(id) => onStep[id as StepId]?.()} />;
};
