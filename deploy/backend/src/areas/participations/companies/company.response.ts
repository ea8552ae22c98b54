import type { StoredCompany } from './companies.repository';

const phoneResponse = (digits: string | null): string | null => digits && `+${digits}`;

/** A company profile; phones are stored as digits and returned with a plus. */
export const companyResponse = ({
  country_name_rus,
  country_name_eng,
  logo_id,
  thumbnail_name,
  ...company
}: StoredCompany) => ({
  ...company,
  phone: phoneResponse(company.phone),
  country:
    company.country_id === null
      ? null
      : { id: company.country_id, name_rus: country_name_rus ?? '', name_eng: country_name_eng ?? '' },
  image: logo_id === null || thumbnail_name === null ? null : { id: logo_id, thumbnail_path: thumbnail_name },
});
