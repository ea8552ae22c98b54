import { dayAt, isDay } from '../../model';
import {
  letters,
  lettersWithDigits,
  maxLength,
  personName,
  printable,
  required,
  type Rule,
} from '../../model/validation';
import { field } from '../../model/validation-yup';
import { object, type AnyObjectSchema } from 'yup';
import { zoneOf } from './deadlines';
import type { PassEvent, PersonalPassType } from './pass';
import { birthDateIssue, visaIssue } from './pass-errors';
import type { PersonalPassFields } from './personal-pass-fields';
import { visaRefusal, type VisaCountry } from './visa';

/** What the visa rules are judged by. */
export interface PersonalPassContext {
  event: PassEvent;
  /** Ms since the epoch by the server's clock. */
  now: number;
  /** The countries that can be chosen; the server gives the one that was sent. */
  countries: readonly (VisaCountry & { id: number })[];
}

/** First day that a birthday may be (PASS-088). */
export const firstBirthday = '1900-01-01';
/** PASS-081, PASS-091 */
const longText = 255;

const nameRules: readonly Rule[] = [letters, ...personName];
const commonSchema: AnyObjectSchema = object({
  company_name: field(required, maxLength(longText), printable),
  lastname: field(required, ...nameRules),
  name: field(required, ...nameRules),
  middlename: field(...nameRules),
} satisfies Partial<Record<keyof PersonalPassFields, unknown>>);

/** PASS-088, PASS-089: whatever is wrong with a birthday has one message. */
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

/** While no visa can be asked for this country, birthday and birthplace are disabled and not judged (PASS-092). */
const whileVisaPossible =
  (context: PersonalPassContext, rules: readonly Rule[]): Rule =>
  (value, all) => {
    const country = countryRule(context)(all.country_id, all);
    if (country) return null;
    for (const rule of rules) {
      const issue = rule(value, all);
      if (issue) return issue;
    }
    return null;
  };

/** A pass of a person, judged by the form and by the server (PASS-080 to PASS-091, PASS-119, PASS-244, PASS-245). */
export const personalPassSchema = (type: PersonalPassType, context: PersonalPassContext): AnyObjectSchema => {
  if (type !== 'visa') return commonSchema;
  const today = dayAt(context.now, zoneOf(context.event));
  return commonSchema.shape({
    country_id: field(required, countryRule(context)),
    birthday: field(whileVisaPossible(context, [required, birthDate(today)])),
    birthday_place: field(whileVisaPossible(context, [required, maxLength(longText), lettersWithDigits, printable])),
  } satisfies Partial<Record<keyof PersonalPassFields, unknown>>);
};
