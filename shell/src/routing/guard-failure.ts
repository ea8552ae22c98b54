import { createContext, useContext } from 'react';

/**
 * Data that the guard loads for every screen, user or participation, failed to load; the retry requests what is
 * missing.
 */
export interface GuardFailure {
  /** Null if the server denies the participation in the address: it would do so again. */
  retry: (() => void) | null;
  /** It is closed to an administrator without a second factor. */
  isClosed?: true;
}

/** Set by the guard; null while everything is fine or loading. */
export const GuardFailureContext = createContext<GuardFailure | null>(null);

/** Why the screen lacks user or participation although nothing is loading. */
export const useGuardFailure = (): GuardFailure | null => useContext(GuardFailureContext);
