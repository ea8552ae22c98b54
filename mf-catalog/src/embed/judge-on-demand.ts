import { useSyncExternalStore } from 'react';
import type { draftJudge } from '../wizard/draft-judge';
import type { JudgeSource } from '../wizard/use-judge';
import { atRest } from './at-rest';

/** Rules that load when the browser is idle or when they are needed; one copy for all elements of a page. */
export const createJudgeOnDemand = (fetchRules: JudgeSource['load']): (() => JudgeSource) => {
  let make: typeof draftJudge | null = null;
  let coming: Promise<typeof draftJudge> | null = null;
  const listeners = new Set<() => void>();
  const fetchOnce = async () => {
    try {
      make = await fetchRules();
    } catch (error) {
      coming = null;
      throw error;
    }
    listeners.forEach((listener) => listener());
    return make;
  };
  const load = () => (coming ??= fetchOnce());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // a failed load is retried on the first change
  const loadAtRest = () => (make === null ? atRest(() => void load().catch(() => {})) : () => {});
  return () => ({ make: useSyncExternalStore(subscribe, () => make), load, loadAtRest });
};

/** Step 1 is usable before its rules have loaded. */
export const useJudge = createJudgeOnDemand(
  async () => (await import(/* webpackChunkName: "rules" */ '../wizard/draft-judge')).draftJudge,
);
