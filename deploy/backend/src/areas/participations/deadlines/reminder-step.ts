import { dayAt, daysLeft, wallClock } from '@fairfront/shared-kit/domain/common';
import { type DeadlineItem } from '@fairfront/shared-kit/domain/participations';

/** Reminders are sent from nine in the morning, in the zone of the exhibition. */
export const firstHour = 9;

/**
 * The reminder that is due for a user with these settings, as its number of days before the deadline; null if none is
 * due. A missed reminder stays due until the next one, so that downtime of the server neither loses a reminder nor sends
 * two at once.
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
  // an opening is announced on its day, to everybody who has any reminders on
  if (edge === 'from') return left === 0 && wanted.length > 0 && reminders.includes(0) ? 0 : null;
  if (state !== 'need' || left < 0) return null;
  const due = reminders.filter((days) => wanted.includes(days) && days >= left);
  return due.length > 0 ? Math.min(...due) : null;
};
