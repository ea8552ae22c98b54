import {
  fieldsOfComment,
  personalPassFormFields,
  readPersonalPass,
  type PersonalPassFields,
  type PersonalPassType,
} from '@fairfront/shared-kit/domain/passes';
import type { PersonalPass } from '@fairfront/shared-kit/platform';
import type { PersonalKind } from '../api/list-pages';

/** What the form for a person holds, by the names of the specification (PASS-079). */
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

/** The form for the next person: who comes together has the company in common, and the country of a visa (PASS-073). */
export const nextPassForm = (sent: PassFormValues, empty: PassFormValues): PassFormValues => ({
  ...empty,
  companyName: sent.companyName,
  isVisa: sent.isVisa,
  countryId: sent.countryId,
});

/** The form filled from an existing pass: everything that was typed for it, nothing of what became of it (PASS-308). */
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

/** The fields of a name, in the order of the form. */
export const nameFields = ['companyName', 'lastName', 'firstName', 'middleName'] as const;
export type NameField = (typeof nameFields)[number];

/** Those that a comment of the pass bureau speaks of (PASS-325). */
export const namedIn = (comment: string | null): NameField[] => {
  const payload = fieldsOfComment(comment);
  return nameFields.filter((name) => payload.includes(personalPassFormFields[name]));
};

/** The ticked box makes a visa of a participant pass (PASS-086). */
export const typeOfForm = (kind: PersonalKind, { isVisa }: Pick<PassFormValues, 'isVisa'>): PersonalPassType => {
  if (kind === 'installation') return 'installation';
  return isVisa ? 'visa' : 'certificate';
};

type FormField = keyof typeof personalPassFormFields;
const formFields = Object.entries(personalPassFormFields) as [FormField, keyof PersonalPassFields][];

/** Names of the form by payload name, for errors of the server; an installation pass is sent with `middle_name` (PASS-120). */
export const formNames: Record<string, string> = {
  ...Object.fromEntries(formFields.map(([form, payload]) => [payload, form])),
  middle_name: 'middleName',
};

/** The values as they are judged and sent: trimmed, without what the type does not have (PASS-013). */
export const fieldsOfForm = (type: PersonalPassType, values: PassFormValues): PersonalPassFields =>
  readPersonalPass(
    type,
    Object.fromEntries(formFields.map(([form, payload]) => [payload, values[form]])) as Partial<PersonalPassFields>,
  );
