import { localized } from '../common';
import {
  email,
  maxLength,
  oneOf,
  phone,
  plainName,
  printable,
  reference,
  required,
  text,
  website,
  withRules,
} from '../validation';

const name = text(required, maxLength(255), plainName, printable);

/**
 * The company profile as it is sent: texts as typed, the country by its id. Website and addresses
 * may stay empty: the profile is partly filled then. The lengths keep what a line of a document and an envelope can
 * carry.
 */
export const companyFields = {
  ...localized('name', () => name),
  country_id: reference(required),
  phone: text(required, phone),
  website: text(website, maxLength(255)),
  email: text(required, email, maxLength(255)),
  address: text(maxLength(500)),
  mail_address: text(maxLength(500)),
  fax: text(maxLength(50)),
};

/** The same where the countries are known: the server takes one of the list. */
export const companyRules = (countryIds: readonly number[]) =>
  withRules(companyFields, { country_id: [oneOf(countryIds)] });

/** The values that the company profile sends: texts as typed, the country by its id. */
export type CompanyValues = { [Name in Exclude<keyof typeof companyFields, 'country_id'>]: string } & {
  country_id: number | null;
};
