import { dayAt, daysLeft, wallClock } from '@fairfront/shared-kit/domain/common';
import { type DeadlineItem } from '@fairfront/shared-kit/domain/participations';

/** Reminders go out from nine in the morning of the exhibition: nobody wants an e-mail at midnight. */
const firstHour = 9;

/**
 * The reminder that is due for somebody who wants to be reminded on these days, as the number of days that names it; null
 * while none is. A reminder whose day was missed is made up for until the next one is due, so that a pause of the server
 * loses none and sends no two at once.
 * @param wanted days before the deadline that the user has chosen
 * @param now ms since the epoch
 */
export const reminderStep = (
  { edge, at, state, reminders }: Pick<DeadlineItem, 'edge' | 'at' | 'state' | 'reminders'>,
  wanted: readonly number[],
  now: number,
  zone: string,
): number | null => {
  if (new Date(wallClock(now, zone)).getUTCHours() < firstHour) return null;
  const left = daysLeft(dayAt(at, zone), now, zone);
  // an opening is told on its own day, to everybody who wants reminders at all
  if (edge === 'from') return left === 0 && wanted.length > 0 && reminders.includes(0) ? 0 : null;
  if (state !== 'need' || left < 0) return null;
  const due = reminders.filter((days) => wanted.includes(days) && days >= left);
  return due.length > 0 ? Math.min(...due) : null;
};
