import { useEffect, useEffectEvent } from 'react';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';

/** The debounce time after the last change, ms. */
const autosaveDelay = 1500;
/** The delay before a failed save is retried, ms. */
const autosaveRetry = 20_000;

/** The inputs of `useAutosave`. */
export interface AutosaveInput {
  draft: OrderDraft;
  /** Whether there are changes that can be saved. */
  isWanted: boolean;
  hasFailed: boolean;
  save: () => void;
}

/** Saves the draft shortly after its last change; a failed save is retried, at once when the connection is back. */
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
