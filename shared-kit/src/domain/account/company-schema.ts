import { email, maxLength, phone, plainName, printable, required, website } from '../../model/validation';
import { field } from '../../model/validation-yup';
import { object, type AnyObjectSchema } from 'yup';

/** What the company profile sends: texts as typed, the country by its id (ACC-028). */
export interface CompanyValues {
  name_rus: string;
  name_eng: string;
  country_id: number | null;
  phone: string;
  mail_address: string;
  address: string;
  website: string;
  email: string;
  fax: string;
}

/**
 * Rules of the company profile (ACC-017 to ACC-024). Website and addresses may stay empty: the profile is partly filled
 * then (ACC-022). The lengths keep what a line of a document and an envelope can carry.
 */
export const companySchema: AnyObjectSchema = object({
  name_rus: field(required, maxLength(255), plainName, printable),
  name_eng: field(required, maxLength(255), plainName, printable),
  country_id: field(required),
  phone: field(required, phone),
  website: field(website, maxLength(255)),
  email: field(required, email, maxLength(255)),
  address: field(maxLength(500)),
  mail_address: field(maxLength(500)),
  fax: field(maxLength(50)),
} satisfies Record<keyof CompanyValues, unknown>);
