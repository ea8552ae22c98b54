import {
  choice,
  letters,
  maxLength,
  personName,
  printable,
  reference,
  required,
  text,
  type ValuesOf,
} from '../validation';
import type { PersonalPassType } from './pass';
import { readFields, type FieldInput } from './read-fields';

/** Longest name of a company or a place. */
export const longPassText = 255;

const nameRules = [letters, ...personName] as const;

/**
 * The fields of a pass of a person, by payload names, with the rules of every type.
 */
export const personalPassFields = {
  company_name: text(required, maxLength(longPassText), printable),
  lastname: text(required, ...nameRules),
  name: text(required, ...nameRules),
  middlename: text(...nameRules),
  country_id: reference(),
  birthday: choice(),
  birthday_place: text(),
};
/** A pass of a person as it is typed. */
export type PersonalPassFields = ValuesOf<typeof personalPassFields>;

/** Names of form fields and payload fields. */
export const personalPassFormFields = {
  companyName: 'company_name',
  lastName: 'lastname',
  firstName: 'name',
  middleName: 'middlename',
  birthday: 'birthday',
  birthdayPlace: 'birthday_place',
  countryId: 'country_id',
} as const satisfies Record<string, keyof PersonalPassFields>;

/** The raw values of a form, a body or a row of a file. */
export type PersonalPassInput = FieldInput<typeof personalPassFields>;

/** Trims texts and drops fields that a type does not have, before validating and storing. */
export const readPersonalPass = (type: PersonalPassType, input: PersonalPassInput): PersonalPassFields => {
  const fields = readFields(personalPassFields, input);
  return type === 'visa' ? fields : { ...fields, birthday: null, birthday_place: null, country_id: null };
};
