import { ApiError } from './api-error';

/**
 * Runs work that must end within a time; the signal of the caller is handed through.
 * @param milliseconds null for no limit
 * @throws ApiError `timeout` after the time (SHELL-167); the reason of the caller's signal when that is aborted
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
    milliseconds === null ? undefined : setTimeout(() => controller.abort(ApiError.noAnswer('timeout')), milliseconds);
  try {
    return await work(controller.signal);
  } catch (error) {
    // browsers differ in what an aborted fetch rejects with: ours is always the reason
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', follow);
  }
};
