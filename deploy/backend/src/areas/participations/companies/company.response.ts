import type { StoredCompany } from './companies.repository';

const phoneResponse = (digits: string | null): string | null => digits && `+${digits}`;

/** A company profile; phones are stored as digits and returned with a plus. */
export const companyResponse = ({ logo_id, thumbnail_name, ...company }: StoredCompany) => ({
  ...company,
  phone: phoneResponse(company.phone),
  image: logo_id === null || thumbnail_name === null ? null : { id: logo_id, thumbnail_path: thumbnail_name },
});
