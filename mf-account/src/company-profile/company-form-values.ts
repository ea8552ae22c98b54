import { localized, ownTextOf } from '@fairfront/shared-kit/formats';
import type { Company } from '../api/company';
import type { CompanyValues } from '@fairfront/shared-kit/domain/account';

/** What the form starts with; fax has no field and goes back unchanged (ACC-026). */
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
 * What stands in the form after the company has changed elsewhere: fields that nobody has touched here follow, what was
 * typed stays (ACC-178).
 * @param ground the values that the form was opened with
 */
export const followValues = (ground: CompanyValues, typed: CompanyValues, fresh: CompanyValues): CompanyValues => {
  const kept = fieldsOf(typed).filter((field) => typed[field] !== ground[field]);
  return { ...fresh, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) };
};
