import { hasPassed, secondsUntil } from '../../domain/common/zone';

/** Ten days in seconds, the limit of the warning style. */
export const warningSeconds = 864_000;

/** What the notice tells about a date. */
export type DeadlineState = 'open' | 'soon' | 'passed';

/**
 * The mood of a deadline: `soon` when 864 000 s or less remain, `passed` once its last second is over.
 * @param until last instant that still counts, ms since the epoch
 * @param now ms since the epoch by the server's clock
 */
export const deadlineState = (until: number, now: number): DeadlineState => {
  if (hasPassed(until, now)) return 'passed';
  return secondsUntil(until, now) <= warningSeconds ? 'soon' : 'open';
};

/** The remaining time in the largest unit that is at least one: whole days, then hours, then minutes. */
export const remainingTime = (until: number, now: number): { unit: 'days' | 'hours' | 'minutes'; count: number } => {
  const minutes = Math.max(0, Math.floor((until - now) / 60_000));
  if (minutes >= 24 * 60) return { unit: 'days', count: Math.floor(minutes / (24 * 60)) };
  if (minutes >= 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'minutes', count: Math.max(1, minutes) };
};
