import { dayAt, isDay } from '../common';
import { isMontageType } from '../participations';
import { zoneOf } from './deadlines';
import { arrivalPurposes, type ArrivalPurpose, type PassEvent } from './pass';

/** Calendar days, both ends included, YYYY-MM-DD. */
export interface DayPeriod {
  from: string;
  to: string;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** The calendar day of an exhibition date, which may include a time. */
const dayOf = (value: string, event: PassEvent): string =>
  isDay(value) ? value : dayAt(Date.parse(value), zoneOf(event));

/** The later of installation start and today in the exhibition's time zone. */
export const earliestArrival = (event: PassEvent, now: number): string =>
  later(dayOf(event.exhibition.installation_started_at, event), dayAt(now, zoneOf(event)));

/** Last day on which a vehicle may arrive or leave. */
export const lastVehicleDay = (event: PassEvent): string => dayOf(event.exhibition.dismantling_ended_at, event);

/** The days of each purpose, including past ones. */
export const purposePeriods = (event: PassEvent): Record<ArrivalPurpose, DayPeriod> => {
  const { exhibition } = event;
  const period = (from: string, to: string): DayPeriod => ({ from: dayOf(from, event), to: dayOf(to, event) });
  return {
    mounting: period(exhibition.installation_started_at, exhibition.installation_ended_at),
    transportation: period(exhibition.started_at, exhibition.ended_at),
    demounting: period(exhibition.dismantling_started_at, exhibition.dismantling_ended_at),
  };
};

/** The selectable days in order: of one purpose, or of all three without a purpose. */
export const arrivalPeriods = (purpose: ArrivalPurpose | null, event: PassEvent, now: number): DayPeriod[] => {
  const periods = purposePeriods(event);
  const earliest = earliestArrival(event, now);
  const last = lastVehicleDay(event);
  return arrivalPurposes
    .filter((value) => purpose === null || value === purpose)
    .map((value) => ({ from: later(periods[value].from, earliest), to: periods[value].to }))
    .map(({ from, to }) => ({ from, to: to > last ? last : to }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
};

/** Whether a vehicle may arrive on a day for a purpose. */
export const isArrivalDay = (day: string, purpose: ArrivalPurpose | null, event: PassEvent, now: number): boolean =>
  arrivalPeriods(purpose, event, now).some(({ from, to }) => from <= day && day <= to);

/** The default departure of the form. */
export const defaultDeparture = (event: PassEvent, entryDate: string | null): string => {
  const exhibitionEnd = dayOf(event.exhibition.ended_at, event);
  const staysLonger = isMontageType(event.type) || (entryDate !== null && entryDate > exhibitionEnd);
  return staysLonger ? lastVehicleDay(event) : exhibitionEnd;
};
