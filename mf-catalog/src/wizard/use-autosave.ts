import { useEffect, useEffectEvent } from 'react';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';

/** Pause after the last change before it is stored, ms. */
const autosaveDelay = 1500;
/** Pause before a failed save is tried again, ms. */
const autosaveRetry = 20_000;

/** What `useAutosave` watches. */
export interface AutosaveInput {
  draft: OrderDraft;
  /** There is something to store, and it can be stored. */
  isWanted: boolean;
  hasFailed: boolean;
  save: () => void;
}

/** Stores the draft a moment after its last change; what failed is tried again, at once when the connection is back. */
export const useAutosave = ({ draft, isWanted, hasFailed, save }: AutosaveInput): void => {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => saveNow(), hasFailed ? autosaveRetry : autosaveDelay);
    return () => clearTimeout(timer);
  }, [draft, isWanted, hasFailed]);
  useEffect(() => {
    if (!isWanted || !hasFailed) return undefined;
    const tryAgain = () => saveNow();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isWanted, hasFailed]);
};
