import { localized, ownTextOf } from '@fairfront/shared-kit/domain/common';
import type { Company } from '../api/company';
import type { CompanyValues } from '@fairfront/shared-kit/domain/account';

/** The initial form values; fax has no field and is sent back unchanged. */
export const valuesOf = (company: Company): CompanyValues => ({
  ...localized('name', (language) => ownTextOf(company, 'name', language)),
  country_id: company.country_id,
  phone: company.phone ?? '',
  mail_address: company.mail_address ?? '',
  address: company.address ?? '',
  website: company.website ?? '',
  email: company.email ?? '',
  fax: company.fax ?? '',
});

const fieldsOf = (values: CompanyValues) => Object.keys(values) as (keyof CompanyValues)[];

export const sameValues = (left: CompanyValues, right: CompanyValues): boolean =>
  fieldsOf(left).every((field) => left[field] === right[field]);

/**
 * Merges a company change from elsewhere into the form: untouched fields follow the change, edited fields keep their values.
 * @param base the values that the form was opened with
 */
export const followValues = (base: CompanyValues, typed: CompanyValues, fresh: CompanyValues): CompanyValues => {
  const kept = fieldsOf(typed).filter((field) => typed[field] !== base[field]);
  return { ...fresh, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) };
};
