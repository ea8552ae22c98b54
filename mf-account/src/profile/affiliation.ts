import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { ParticipationListItem } from '@fairfront/shared-kit/platform';

/** The affiliation of a person in one line. */
export interface Affiliation {
  /** The company, or null if the person works for several. */
  company: ParticipationListItem['company'] | null;
  companies: number;
  /** The role, or null if it differs by exhibition. */
  role: Role | null;
}

const singleValue = <Value>(values: readonly Value[]): Value | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

/** The company and role of a person from their participations; null without participations. */
export const affiliationOf = (items: readonly ParticipationListItem[]): Affiliation | null => {
  const companyIds = items.map(({ company }) => company.id);
  const [first] = items;
  if (!first) return null;
  return {
    company: singleValue(companyIds) === null ? null : first.company,
    companies: new Set(companyIds).size,
    role: singleValue(items.map(({ role }) => role)),
  };
};
