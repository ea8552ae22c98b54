import { ApiError } from './api-error';

/**
 * Runs work with a timeout; the caller's signal is passed through.
 * @param milliseconds null for no limit
 * @throws ApiError `timeout` after the time; the reason of the caller's signal if it is aborted
 */
export const withDeadline = async <Result>(
  milliseconds: number | null,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const follow = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', follow, { once: true });
  const timer =
    milliseconds === null
      ? undefined
      : setTimeout(() => controller.abort(ApiError.noResponse('timeout')), milliseconds);
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), { once: true });
  });
  try {
    // work that ignores its signal times out all the same
    return await Promise.race([work(controller.signal), aborted]);
  } catch (error) {
    // browsers differ in what an aborted fetch rejects with: always throw the reason
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', follow);
  }
};
