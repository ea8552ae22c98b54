import { localizedNames, type Localized } from '../common';
/** The part of a company that decides whether its profile is complete. */
export interface ProfileInput extends Localized<'name', string | null> {
  country: object | null;
  address: string | null;
  mail_address: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
}

/** The required profile fields, in the order of the form. */
export const profileFields = [
  ...localizedNames('name'),
  'country',
  'phone',
  'mail_address',
  'address',
  'website',
  'email',
] as const satisfies readonly (keyof ProfileInput)[];
export type ProfileField = (typeof profileFields)[number];

const isFilled = (value: string | object | null): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null;

/**
 * The fields that are still empty, in the order of the form; an empty list means that the profile is complete.
 */
export const missingProfileFields = (company: ProfileInput): ProfileField[] =>
  profileFields.filter((field) => !isFilled(company[field]));
