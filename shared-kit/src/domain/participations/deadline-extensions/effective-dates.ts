import { isMontageType, type EventType } from '../event-types';
import { momentOf } from '../../common/zone';

/** Deadlines that the organiser may extend for one participation. */
export const extensionKinds = [
  'visa-simple',
  'visa-difficult',
  'participant-passes',
  'installation-passes',
  'car-passes',
  'catalogue-order',
] as const;
/** One of `extensionKinds`. */
export type ExtensionKind = (typeof extensionKinds)[number];

/** Dates of an exhibition that an extension moves. */
export const extendableDates = [
  'visa_simple_deadline',
  'visa_difficult_deadline',
  'personal_pass_ended_at',
  'installer_pass_ended_at',
  'car_pass_ended_at',
  'catalog_order_deadline',
] as const;
/** One of `extendableDates`. */
export type ExtendableDate = (typeof extendableDates)[number];

/** Last days that were granted to one participation, YYYY-MM-DD. */
export type ExtendedDates = Partial<Record<ExtendableDate, string>>;

const dates: Record<ExtensionKind, ExtendableDate> = {
  'visa-simple': 'visa_simple_deadline',
  'visa-difficult': 'visa_difficult_deadline',
  'participant-passes': 'personal_pass_ended_at',
  'installation-passes': 'installer_pass_ended_at',
  'car-passes': 'car_pass_ended_at',
  'catalogue-order': 'catalog_order_deadline',
};

/** The date of the exhibition that a kind follows; who only builds stands has one date for all passes of people. */
export const extendedDateOf = (kind: ExtensionKind, type: EventType): ExtendableDate =>
  kind === 'participant-passes' && isMontageType(type) ? dates['installation-passes'] : dates[kind];

/** The dates that extensions are checked by; a caller brings those it needs. */
export type ExtendableDates = Partial<Record<ExtendableDate, string | null>> & {
  timezone: string;
  ended_at?: string;
  dismantling_ended_at?: string;
};

/** The fallback for dates that the organiser has not set; the others are unlimited. */
const standIn = (name: ExtendableDate, type: EventType, exhibition: ExtendableDates): string | undefined => {
  if (name === 'personal_pass_ended_at') return exhibition.ended_at;
  const isMontage = isMontageType(type);
  if (name === 'installer_pass_ended_at') return isMontage ? exhibition.ended_at : exhibition.dismantling_ended_at;
  if (name === 'car_pass_ended_at') return isMontage ? exhibition.dismantling_ended_at : exhibition.ended_at;
  return undefined;
};

/**
 * The dates of an exhibition as they count for one participation: the only place where extensions become deadlines. The later
 * one counts, so that a date which the organiser moves for everybody is never shortened; without a deadline there is nothing to extend.
 */
export const effectiveDates = <Dates extends ExtendableDates>(
  exhibition: Dates,
  { type, extended_dates: extended }: { type: EventType; extended_dates: ExtendedDates },
): Dates => {
  const end = (date: string) => momentOf(date, 'end', exhibition.timezone);
  const moved = Object.entries(extended).filter(([key, day]) => {
    const name = key as ExtendableDate;
    const announced = exhibition[name] ?? standIn(name, type, exhibition);
    return name in exhibition && announced !== undefined && end(day) > end(announced);
  });
  return moved.length === 0 ? exhibition : { ...exhibition, ...Object.fromEntries(moved) };
};
