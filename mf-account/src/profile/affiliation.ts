import type { Role } from '@fairfront/shared-kit/model';
import type { ParticipationListItem } from '@fairfront/shared-kit/platform';

/** Where a person belongs, as far as it can be said in one line. */
export interface Affiliation {
  /** The one company, null when the person works for several. */
  company: ParticipationListItem['company'] | null;
  companies: number;
  /** The one role, null when it differs by exhibition. */
  role: Role | null;
}

const onlyOne = <Value>(values: readonly Value[]): Value | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

/** Company and role of a person by the participations; null for who takes part in nothing. */
export const affiliationOf = (items: readonly ParticipationListItem[]): Affiliation | null => {
  const companyIds = items.map(({ company }) => company.id);
  const [first] = items;
  if (!first) return null;
  return {
    company: onlyOne(companyIds) === null ? null : first.company,
    companies: new Set(companyIds).size,
    role: onlyOne(items.map(({ role }) => role)),
  };
};
