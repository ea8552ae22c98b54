import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { Component, lazy, Suspense, useState, useEffect, type ComponentType, type ReactNode } from 'react';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import { StepNotes } from '../notes/step-notes';
import { focusPlace } from '../context/order-place';
import { useWizardDetails } from '../context/wizard-details';
import { FirstStep } from './first-step';
import styles from './wizard.module.css';

/** Rendered beside a loaded step; moves the focus to the requested target. */
const PlaceFocus = () => {
  const { wanted, reached } = useWizardDetails();
  // waits for a second render: only then do the fields of the first one have their notes
  const [mark, setMark] = useState<HTMLSpanElement | null>(null);
  useEffect(() => {
    if (!wanted || !mark) return;
    focusPlace(mark.getRootNode() as Document | ShadowRoot, wanted);
    reached();
  }, [mark, wanted, reached]);
  return <span ref={setMark} hidden />;
};

/** The lazy chunk of each step, loaded when the step is first shown. */
const loaders: Record<CatalogueStepKey, () => Promise<ComponentType>> = {
  alphabet: async () => (await import('../alphabet/alphabet.step')).AlphabetStep,
  rubrics: async () => (await import('../rubrics/rubrics.step')).RubricsStep,
  exporter: async () => (await import('../exporter/exporter.step')).ExporterStep,
  packages: async () => (await import('../packages/packages.step')).PackagesStep,
  ads: async () => (await import('../ads/ads.step')).AdsStep,
  preview: async () => (await import('../preview/preview.step')).PreviewStep,
};

const stepOf = (key: CatalogueStepKey): ComponentType =>
  (key === 'alphabet' && FirstStep) || lazy(async () => ({ default: await loaders[key]() }));

interface BoundaryProps {
  children: ReactNode;
  failed: () => ReactNode;
}

class StepBoundary extends Component<BoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };
  static getDerivedStateFromError = () => ({ isFailed: true });
  override render = () => (this.state.isFailed ? this.props.failed() : this.props.children);
}

/** A lazily loaded step. A failed load or a crash can be retried, and no input is lost. */
export const StepBody = ({ step }: { step: CatalogueStepKey }) => <LazyStep key={step} step={step} />;

const LazyStep = ({ step }: { step: CatalogueStepKey }) => {
  const [attempt, setAttempt] = useState(() => ({ number: 0, Step: stepOf(step) }));
  const { Step, number } = attempt;
  const retry = () => setAttempt({ number: number + 1, Step: stepOf(step) });
  // step 1 has its own full-width columns
  const withFrame = (content: ReactNode) =>
    step === 'alphabet' ? content : <div className={styles.step}>{content}</div>;
  return (
    <StepBoundary key={number} failed={() => withFrame(<ErrorFallback variant="modal" onRetry={retry} />)}>
      <Suspense
        fallback={withFrame(
          <Loading>
            <SkeletonLines count={8} />
          </Loading>,
        )}
      >
        <StepNotes />
        <PlaceFocus />
        {withFrame(<Step />)}
      </Suspense>
    </StepBoundary>
  );
};
