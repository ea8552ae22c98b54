import { dayAt, isDay } from '../common';
import { lettersWithDigits, maxLength, printable, required, withRules, type Rule } from '../validation';
import { zoneOf } from './deadlines';
import type { PassEvent, PersonalPassType } from './pass';
import { birthDateIssue, visaIssue } from './pass-errors';
import { longPassText, personalPassFields, type PersonalPassFields } from './personal-pass-fields';
import { visaRefusal, type VisaCountry } from './visa';

/** Context of the visa rules. */
export interface PersonalPassContext {
  event: PassEvent;
  /** Server time, ms since the epoch. */
  now: number;
  /** The selectable countries; the server passes the submitted one. */
  countries: readonly (VisaCountry & { id: number })[];
}

/** First day that a birthday may be. */
const firstBirthday = '1900-01-01';
/** every error of a birthday has the same message */
const birthDate =
  (today: string): Rule =>
  (value) => {
    const day = String(value);
    return isDay(day) && day >= firstBirthday && day <= today ? null : birthDateIssue;
  };

const countryRule =
  ({ event, now, countries }: PersonalPassContext): Rule =>
  (value) => {
    const country = countries.find(({ id }) => id === value);
    if (!country) return { rule: 'option' };
    const refusal = visaRefusal(event, country, now);
    return refusal && visaIssue(refusal);
  };

/** While no visa is possible for this country, birthday and birthplace are disabled and not validated. */
const whileVisaPossible =
  (context: PersonalPassContext, rules: readonly Rule[]): Rule<string | null, Pick<PersonalPassFields, 'country_id'>> =>
  (value, all) => {
    if (countryRule(context)(all.country_id, all)) return null;
    for (const rule of rules) {
      const issue = rule(value, all);
      if (issue) return issue;
    }
    return null;
  };

/** The fields of a pass with the rules of its type. */
export const personalPassRules = (type: PersonalPassType, context: PersonalPassContext) => {
  const isVisa = type === 'visa';
  const today = dayAt(context.now, zoneOf(context.event));
  const placeRules = [required, maxLength(longPassText), lettersWithDigits, printable];
  return withRules(personalPassFields, {
    country_id: isVisa ? [required, countryRule(context)] : [],
    birthday: isVisa ? [whileVisaPossible(context, [required, birthDate(today)])] : [],
    birthday_place: isVisa ? [whileVisaPossible(context, placeRules)] : [],
  });
};
