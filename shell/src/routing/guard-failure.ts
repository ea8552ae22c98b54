import { createContext, useContext } from 'react';

/** What the guard loads for every screen, user or participation, has not come; the retry asks for what is missing. */
export interface GuardFailure {
  /** Null where the server refuses the participation of the address: it would refuse again (SHELL-038). */
  retry: (() => void) | null;
  /** It is closed to an administrator without a second factor (SHELL-498). */
  isClosed?: true;
}

/** Set by the guard; null while all is well or on its way. */
export const GuardFailureContext = createContext<GuardFailure | null>(null);

/** Why the screen lacks user or participation although nothing is on its way (SHELL-351). */
export const useGuardFailure = (): GuardFailure | null => useContext(GuardFailureContext);
