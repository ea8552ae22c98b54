import { dayAt, daysBetween } from '@fairfront/shared-kit/domain/common';

/** The dates of an exhibition that determine its phase; days as YYYY-MM-DD in its time zone. */
export interface ExhibitionDates {
  timezone: string;
  started_at: string;
  ended_at: string;
  installation_started_at: string;
  installation_ended_at: string;
  dismantling_started_at: string;
  dismantling_ended_at: string;
}

/** The phase of an exhibition, shown in the headline of the hub and the badge of a card (DESIGN §1, principle 1). */
export type ExhibitionPhase =
  | { phase: 'before'; days: number }
  | { phase: 'running'; day: number; days: number }
  | { phase: 'dismantling' }
  | { phase: 'over' };

/** The day of an instant in the time zone of the exhibition. */
export const todayAt = ({ timezone }: Pick<ExhibitionDates, 'timezone'>, now: number): string => dayAt(now, timezone);

/** `before` with 0 days does not occur: the first day is day 1 of `running`. */
export const exhibitionPhase = (dates: ExhibitionDates, now: number): ExhibitionPhase => {
  const today = todayAt(dates, now);
  if (today < dates.started_at) return { phase: 'before', days: daysBetween(today, dates.started_at) };
  if (today <= dates.ended_at) {
    return {
      phase: 'running',
      day: daysBetween(dates.started_at, today) + 1,
      days: daysBetween(dates.started_at, dates.ended_at) + 1,
    };
  }
  return today <= dates.dismantling_ended_at ? { phase: 'dismantling' } : { phase: 'over' };
};

/** The phase of installation, shown with the passes; null once it is over. */
export type InstallationPhase = { starts: number } | { runs: true } | null;

export const installationPhase = (dates: ExhibitionDates, now: number): InstallationPhase => {
  const today = todayAt(dates, now);
  if (today < dates.installation_started_at) return { starts: daysBetween(today, dates.installation_started_at) };
  return today <= dates.installation_ended_at ? { runs: true } : null;
};

const daysPerMonth = 30.44;

/** A distance in a readable unit: days up to two months, months beyond. */
export const distanceOf = (days: number): { unit: 'days' | 'months'; count: number } =>
  days <= 60 ? { unit: 'days', count: days } : { unit: 'months', count: Math.round(days / daysPerMonth) };
