const firstMs = 250;
const longestMs = 15_000;
/** A service that ran this long was healthy, so the delay starts from the beginning. */
const healthyMs = 30_000;

/**
 * Computes the delay before a service that has exited is restarted.
 * @param {number} attempts consecutive starts that failed early, without this one
 * @param {number} servedMs how long the service ran
 * @returns {{ waitMs: number, attempts: number }} delay in milliseconds, and the value of attempts for the next call
 */
export const backOff = (attempts, servedMs) => {
  const failedStarts = servedMs >= healthyMs ? 0 : attempts;
  return { waitMs: Math.min(firstMs * 2 ** failedStarts, longestMs), attempts: failedStarts + 1 };
};
