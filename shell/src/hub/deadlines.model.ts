import { dayAt, hasPassed, isDay, momentOf, type EventType } from '@fairfront/shared-kit/model';
import { deadlineState } from '@fairfront/shared-kit/components/deadline-notice';

/** The dates of an exhibition that somebody must keep; null: the organiser has set none. */
export interface DeadlineDates {
  timezone: string;
  personal_pass_ended_at: string | null;
  installer_pass_ended_at: string | null;
  visa_simple_deadline: string | null;
  visa_difficult_deadline: string | null;
  catalog_order_deadline: string | null;
}

export type DeadlineId = 'visaSimple' | 'visaDifficult' | 'catalogue' | 'passes' | 'installation';

/** A date ahead, in the zone of the exhibition. */
export interface Deadline {
  id: DeadlineId;
  /** YYYY-MM-DD */
  day: string;
  /** Last moment that counts, ms since the epoch. */
  until: number;
  /** Ten days or less are left (PASS-047). */
  isSoon: boolean;
}

const datesOf = (dates: DeadlineDates, type: EventType): [DeadlineId, string | null][] => {
  // who only builds stands has no exhibitor passes, no visas and no catalogue entry
  if (type === 'installer') return [['installation', dates.installer_pass_ended_at]];
  return [
    ['visaSimple', dates.visa_simple_deadline],
    ['visaDifficult', dates.visa_difficult_deadline],
    ['catalogue', dates.catalog_order_deadline],
    ['passes', dates.personal_pass_ended_at],
    ['installation', dates.installer_pass_ended_at],
  ];
};

/**
 * What lies ahead, the nearest first. Only dates that the organiser has set: what counts where one is missing is a rule
 * of its area (PASS-036 to PASS-042), named there.
 */
export const deadlinesAhead = (dates: DeadlineDates, type: EventType, now: number): Deadline[] =>
  datesOf(dates, type)
    .flatMap(([id, value]): Deadline[] => {
      if (value === null) return [];
      const until = momentOf(value, 'end', dates.timezone);
      if (hasPassed(until, now)) return [];
      const day = isDay(value) ? value : dayAt(until, dates.timezone);
      return [{ id, day, until, isSoon: deadlineState(until, now) === 'soon' }];
    })
    .sort((one, other) => one.until - other.until);
