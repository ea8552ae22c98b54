import { addDays, dayAt, hourOfDay } from '../../model';

/** A notification can be put off for this long at most. */
export const longestSnoozeDays = 90;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const morning = 9;

/** A moment that the menu offers. */
export interface SnoozeOffer {
  name: 'hour' | 'morning' | 'beforeDeadline';
  /** Ms since the epoch, a whole minute. */
  until: number;
}

/** Why a moment cannot be taken: it has passed, or lies too far ahead; null for one that can (SHELL-466). */
export const snoozeRefusal = (until: number, now: number): 'past' | 'far' | null => {
  if (!(until > now)) return 'past';
  return until > now + longestSnoozeDays * dayMs ? 'far' : null;
};

/**
 * The moments that are offered at a press: in an hour, tomorrow at nine, and at nine on the day before the deadline it
 * speaks of, where that is later than tomorrow (SHELL-466).
 * @param deadline ms since the epoch; null where it speaks of none
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
