import { addDays, dayAt, hourOfDay } from '../common';

/** Maximum number of days for which a notification can be snoozed. */
export const longestSnoozeDays = 90;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const morning = 9;

/** A moment offered in the menu. */
export interface SnoozeOffer {
  name: 'hour' | 'morning' | 'beforeDeadline';
  /** ms since the epoch, a whole minute. */
  until: number;
}

/** Why a moment is invalid: it has passed or is too far ahead; null if it is valid. */
export const snoozeRefusal = (until: number, now: number): 'past' | 'far' | null => {
  if (!(until > now)) return 'past';
  return until > now + longestSnoozeDays * dayMs ? 'far' : null;
};

/**
 * The offered moments: in an hour, tomorrow at nine, and at nine on the day before the deadline of the notification, if
 * that is later than tomorrow.
 * @param deadline ms since the epoch; null if the notification has none
 */
export const snoozeOffers = (now: number, zone: string, deadline: number | null): SnoozeOffer[] => {
  const tomorrow = hourOfDay(addDays(dayAt(now, zone), 1), morning, zone);
  const offers: SnoozeOffer[] = [
    { name: 'hour', until: Math.ceil((now + hourMs) / 60_000) * 60_000 },
    { name: 'morning', until: tomorrow },
  ];
  if (deadline === null) return offers;
  const before = hourOfDay(addDays(dayAt(deadline, zone), -1), morning, zone);
  if (before > tomorrow && snoozeRefusal(before, now) === null) offers.push({ name: 'beforeDeadline', until: before });
  return offers;
};
