const firstMs = 250;
const longestMs = 15_000;
/** Who has served for so long was all right: the next end is a new beginning. */
const soundMs = 30_000;

/**
 * How long to wait before a service that has ended is started again (SHELL-294).
 * @param {number} attempts starts in a row that ended soon, this one not counted
 * @param {number} servedMs how long the service had served
 * @returns {{ waitMs: number, attempts: number }} milliseconds to wait, and the attempts to give the next time
 */
export const backOff = (attempts, servedMs) => {
  const inRow = servedMs >= soundMs ? 0 : attempts;
  return { waitMs: Math.min(firstMs * 2 ** inRow, longestMs), attempts: inRow + 1 };
};
