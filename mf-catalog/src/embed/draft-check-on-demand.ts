import { useSyncExternalStore } from 'react';
import type { draftCheck } from '../wizard/draft-check';
import type { DraftCheckSource } from '../wizard/use-draft-check';
import { atRest } from './at-rest';

/** Rules that load when the browser is idle or when they are needed; one copy for all elements of a page. */
export const createLazyDraftCheck = (fetchRules: DraftCheckSource['load']): (() => DraftCheckSource) => {
  let make: typeof draftCheck | null = null;
  let coming: Promise<typeof draftCheck> | null = null;
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
export const useDraftCheck = createLazyDraftCheck(
  async () => (await import(/* webpackChunkName: "rules" */ '../wizard/draft-check')).draftCheck,
);
