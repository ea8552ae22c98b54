import {
  fieldsOfComment,
  personalPassFormFields,
  readPersonalPass,
  type PersonalPassFields,
  type PersonalPassType,
} from '@fairfront/shared-kit/domain/passes';
import type { PersonalPass } from '@fairfront/shared-kit/platform';
import type { PersonalKind } from '../api/list-pages';

/** The values of the form for a person, named as in the specification. */
export interface PassFormValues {
  companyName: string;
  lastName: string;
  firstName: string;
  middleName: string;
  isVisa: boolean;
  countryId: number | null;
  birthday: string;
  birthdayPlace: string;
}

export const emptyPassForm = (companyName: string): PassFormValues => ({
  companyName,
  lastName: '',
  firstName: '',
  middleName: '',
  isVisa: false,
  countryId: null,
  birthday: '',
  birthdayPlace: '',
});

/** The values for the next person: a group shares the company and the visa country. */
export const nextPassForm = (sent: PassFormValues, empty: PassFormValues): PassFormValues => ({
  ...empty,
  companyName: sent.companyName,
  isVisa: sent.isVisa,
  countryId: sent.countryId,
});

/** The values copied from an existing pass: everything that was entered, nothing about its processing. */
export const formOfPass = (pass: PersonalPass): PassFormValues => ({
  companyName: pass.company_name,
  lastName: pass.lastname,
  firstName: pass.name,
  middleName: pass.middlename ?? '',
  isVisa: pass.type === 'visa',
  countryId: pass.country?.id ?? null,
  birthday: pass.birthday ?? '',
  birthdayPlace: pass.birthday_place ?? '',
});

/** The name fields, in the order of the form. */
export const nameFields = ['companyName', 'lastName', 'firstName', 'middleName'] as const;
export type NameField = (typeof nameFields)[number];

/** The fields that a comment of the pass bureau can refer to. */
export const namedIn = (comment: string | null): NameField[] => {
  const payload = fieldsOfComment(comment);
  return nameFields.filter((name) => payload.includes(personalPassFormFields[name]));
};

/** The ticked box turns a participant pass into a visa. */
export const typeOfForm = (kind: PersonalKind, { isVisa }: Pick<PassFormValues, 'isVisa'>): PersonalPassType => {
  if (kind === 'installation') return 'installation';
  return isVisa ? 'visa' : 'certificate';
};

type FormField = keyof typeof personalPassFormFields;
const formFields = Object.entries(personalPassFormFields) as [FormField, keyof PersonalPassFields][];

/** Form fields by payload name, for server errors; an installation pass is sent with `middle_name`. */
export const formNames: Record<string, string> = {
  ...Object.fromEntries(formFields.map(([form, payload]) => [payload, form])),
  middle_name: 'middleName',
};

/** The values that are validated and sent: trimmed, without fields that the type does not have. */
export const fieldsOfForm = (type: PersonalPassType, values: PassFormValues): PersonalPassFields =>
  readPersonalPass(
    type,
    Object.fromEntries(formFields.map(([form, payload]) => [payload, values[form]])) as Partial<PersonalPassFields>,
  );
