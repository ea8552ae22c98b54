import { isApiError } from './api-error';

/** Delays before the second and third attempt, ms. */
export const readRetryPauses = [400, 1200];

/** Statuses of a gateway while the backend restarts. */
const passingStatuses = [502, 503, 504];

const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || passingStatuses.includes(error.status));

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Retries a read that failed in transit. Only for GET: a write may have arrived although its response did not. */
export const retryRead = async <Result>(
  signal: AbortSignal,
  pauses: readonly number[],
  attempt: () => Promise<Result>,
): Promise<Result> => {
  for (const milliseconds of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayPass(error)) throw error;
    }
    await pause(milliseconds, signal);
  }
  return attempt();
};
