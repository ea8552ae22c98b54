import { textsOf, type Localized } from '../common';
import { comparisonKey, hasPassed, momentOf, secondsUntil } from '../common';
import { passDeadlines, zoneOf } from './deadlines';
import type { PassEvent } from './pass';

/** Seconds before the installation start until which a visa invitation is offered. */
export const visaOfferSeconds = 432_000;

/** The part of a country that decides about visas. */
export interface VisaCountry extends Localized<'name'> {
  is_simple_visa: boolean;
}

const russia = new Set(['россия', 'российская федерация', 'russia', 'russian federation']);
const isRussianName = (name: string): boolean => russia.has(comparisonKey(name));

/** by its name in either language, ignoring case. */
export const isRussia = (country: Localized<'name'>): boolean => textsOf(country, 'name').some(isRussianName);

/** Whether the form offers visa invitations at all. */
export const isVisaOffered = (event: PassEvent, now: number): boolean =>
  secondsUntil(passDeadlines(event).startInstallation, now) >= visaOfferSeconds;

/** Last second in which the form offers a visa invitation, ms since the epoch. */
export const visaOfferEnd = (event: PassEvent): number =>
  passDeadlines(event).startInstallation - visaOfferSeconds * 1000;

/**
 * Days in the late warning and the tooltip of a rejected visa: 5 for a simple-visa country, otherwise 50.
 */
export const visaDays = ({ is_simple_visa }: Pick<VisaCountry, 'is_simple_visa'>): 5 | 50 => (is_simple_visa ? 5 : 50);

/** Last second for visas of a country; null if there is no deadline. */
export const visaDeadline = (event: PassEvent, { is_simple_visa }: Pick<VisaCountry, 'is_simple_visa'>) => {
  const { visa_simple_deadline, visa_difficult_deadline } = event.exhibition;
  const value = is_simple_visa ? visa_simple_deadline : visa_difficult_deadline;
  return value === null ? null : momentOf(value, 'end', zoneOf(event));
};

/** Why a citizen of a country cannot get a visa; null if they can. */
export type VisaRefusal = 'russia' | 'late-simple' | 'late-difficult' | 'installation-near' | null;

/** The gate of birthday, birthplace and submit, also used by the server. */
export const visaRefusal = (event: PassEvent, country: VisaCountry, now: number): VisaRefusal => {
  if (isRussia(country)) return 'russia';
  const deadline = visaDeadline(event, country);
  if (deadline !== null && hasPassed(deadline, now)) return country.is_simple_visa ? 'late-simple' : 'late-difficult';
  return isVisaOffered(event, now) ? null : 'installation-near';
};
