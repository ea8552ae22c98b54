import { dayAt, isDay } from '@fairfront/shared-kit/model';
import {
  letters,
  lettersWithDigits,
  maxLength,
  personName,
  required,
  type Rule,
  type RuleSet,
} from '@fairfront/shared-kit/model/validation';
import { zoneOf } from './deadlines';
import { ownIssue, passErrorTexts, visaRefusalTexts } from './messages';
import type { PassEvent, PersonalPassType } from './pass';
import { trimmed, trimmedOrNull } from './trimming';
import { visaRefusal, type VisaCountry } from './visa';

/** What a pass of a person is made of, by payload names (PASS-211, PASS-212). */
export interface PersonalPassFields {
  company_name: string;
  lastname: string;
  name: string;
  middlename: string | null;
  birthday: string | null;
  birthday_place: string | null;
  country_id: number | null;
}

/** What the visa rules are judged by. */
export interface PersonalPassContext {
  event: PassEvent;
  /** Ms since the epoch by the server's clock. */
  now: number;
  /** The countries that can be chosen; the server gives the one that was sent. */
  countries: readonly (VisaCountry & { id: number })[];
}

/** Names of the form fields and of the payload (PASS-079, PASS-120). */
export const personalPassFormFields = {
  companyName: 'company_name',
  lastName: 'lastname',
  firstName: 'name',
  middleName: 'middlename',
  birthday: 'birthday',
  birthdayPlace: 'birthday_place',
  countryId: 'country_id',
} as const satisfies Record<string, keyof PersonalPassFields>;

/** First day that a birthday may be (PASS-088). */
export const firstBirthday = '1900-01-01';
/** PASS-081, PASS-091 */
const longText = 255;

const nameRules: readonly Rule[] = [letters, ...personName];
const commonRules = {
  company_name: [required, maxLength(longText)],
  lastname: [required, ...nameRules],
  name: [required, ...nameRules],
  middlename: nameRules,
} as const;

/** PASS-088, PASS-089: whatever is wrong with a birthday has one message. */
const birthDate =
  (today: string): Rule =>
  (value) => {
    const day = String(value);
    return isDay(day) && day >= firstBirthday && day <= today ? null : ownIssue(passErrorTexts.birth_date_invalid);
  };

const countryRule =
  ({ event, now, countries }: PersonalPassContext): Rule =>
  (value) => {
    const country = countries.find(({ id }) => id === value);
    if (!country) return { rule: 'option' };
    const refusal = visaRefusal(event, country, now);
    return refusal && ownIssue(visaRefusalTexts[refusal]);
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

/** Rules of the form and of the server for a pass of a person (PASS-080 to PASS-091, PASS-119, PASS-244, PASS-245). */
export const personalPassRules = (
  type: PersonalPassType,
  context: PersonalPassContext,
): RuleSet<PersonalPassFields> => {
  if (type !== 'visa') return commonRules;
  const today = dayAt(context.now, zoneOf(context.event));
  return {
    ...commonRules,
    country_id: [required, countryRule(context)],
    birthday: [whileVisaPossible(context, [required, birthDate(today)])],
    birthday_place: [whileVisaPossible(context, [required, maxLength(longText), lettersWithDigits])],
  };
};

/** The raw values of a form, a body or a row of a file. */
export type PersonalPassInput = {
  [Field in keyof PersonalPassFields]?: PersonalPassFields[Field] | null;
};

/** Trims the texts and leaves out what a type does not have, before judging and storing (PASS-013). */
export const readPersonalPass = (type: PersonalPassType, input: PersonalPassInput): PersonalPassFields => {
  const isVisa = type === 'visa';
  return {
    company_name: trimmed(input.company_name),
    lastname: trimmed(input.lastname),
    name: trimmed(input.name),
    middlename: trimmedOrNull(input.middlename),
    birthday: isVisa ? trimmedOrNull(input.birthday) : null,
    birthday_place: isVisa ? trimmedOrNull(input.birthday_place) : null,
    country_id: isVisa ? (input.country_id ?? null) : null,
  };
};
