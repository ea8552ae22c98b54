import type { PersonalPassType } from './pass';
import { trimmed, trimmedOrNull } from './trimming';

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
