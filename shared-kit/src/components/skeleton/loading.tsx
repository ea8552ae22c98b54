import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/facade';
import styles from './skeleton.module.css';
import { useLoadingPhase, type LoadingPhase } from './use-loading-phase';

/** The announcements of a wait: hidden text first, visible text when it takes long. Keep it mounted while `phase` changes. */
export const LoadingText = ({ phase, label }: { phase: LoadingPhase; label?: string }) => {
  const { t } = useTranslation('kit');
  return (
    <div role="status" className={phase === 'slow' ? styles.slow : 'ff-sr-only'}>
      {phase === 'shown' && (label ?? t('loading.label'))}
      {phase === 'slow' && t('loading.slow')}
    </div>
  );
};

/** The props of `Loading`. */
export interface LoadingProps {
  /** The skeleton: the real head and layout with bars in it, nothing focusable. */
  children: ReactNode;
  /** What is loading, for screen readers: "Loading passes". */
  label?: string;
  className?: string;
}

/**
 * A place that waits for its data (DESIGN §6): nothing to see for 200 ms, then the skeleton, after 10 s a line that it
 * takes longer than usual. The room of the skeleton is taken from the start, so that nothing jumps.
 */
export const Loading = ({ children, label, className }: LoadingProps) => {
  const phase = useLoadingPhase(true);
  return (
    <div aria-busy="true" className={className}>
      <div className={phase === 'quiet' ? styles.quiet : undefined}>{children}</div>
      <LoadingText phase={phase} label={label} />
    </div>
  );
};
