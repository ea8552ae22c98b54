import {
  email,
  maxLength,
  phone,
  plainName,
  required,
  website,
  type RuleSet,
} from '@fairfront/shared-kit/model/validation';

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
export const companyRules = {
  name_rus: [required, maxLength(255), plainName],
  name_eng: [required, maxLength(255), plainName],
  country_id: [required],
  phone: [required, phone],
  website: [website, maxLength(255)],
  email: [required, email, maxLength(255)],
  address: [maxLength(500)],
  mail_address: [maxLength(500)],
  fax: [maxLength(50)],
} as const satisfies RuleSet<CompanyValues>;
