import { AsyncLocalStorage } from 'node:async_hooks';

/** A call of a member of staff who acts as an exhibitor. */
export interface ActingCall {
  userId: number;
  participationId: number;
}

const calls = new AsyncLocalStorage<ActingCall>();

/** Runs a call as one of staff who act as an exhibitor. */
export const withActingCall = (call: ActingCall, work: () => void): void => calls.run(call, work);

/** The acting of the call that is running; null for every other call and outside of calls. */
export const actingCall = (): ActingCall | null => calls.getStore() ?? null;
