import {
  certificateQuota,
  certificateTotal,
  installationTotal,
  passStatuses,
  typesListedAs,
  type PassKind,
  type PassQuota,
  type PassStatus,
  type PersonalPassType,
} from '@fairfront/shared-kit/domain/passes';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { readPassFacts, type PassFacts, type PeopleCount } from './pass-facts.repository';

/** The certificate quota of a participation, and the shares of its sub-exhibitors. */
export const certificateShares = (facts: PassFacts) => ({
  quota: certificateQuota(
    facts,
    facts.stand_areas.map(({ area }) => area),
  ),
  given: facts.given.map(({ quota }) => quota),
});

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);

const listedAs = ({ people }: PassFacts, type: PersonalPassType): PeopleCount[] => {
  const types: readonly string[] = typesListedAs(type);
  return people.filter((row) => types.includes(row.type));
};

/**
 * Number and quota of a kind of passes, including the places that links reserve. The server counts only here.
 */
export const passQuotaOf = (facts: PassFacts, kind: PassKind): PassQuota => {
  if (kind === 'car') return { count: sumOf(facts.cars), total: facts.quota_car };
  if (kind === 'installation') {
    return {
      count: sumOf(listedAs(facts, 'installation')),
      total: installationTotal(facts.quota_installation),
    };
  }
  const { quota, given } = certificateShares(facts);
  return { count: sumOf(listedAs(facts, 'certificate')), held: facts.held, total: certificateTotal(quota, given) };
};

/** The same for a write. @param now ms since the epoch */
export const readPassQuota = async (
  db: Kysely<Tables>,
  participationId: number,
  kind: PassKind,
  now: number,
): Promise<PassQuota> => passQuotaOf(await readPassFacts(db, participationId, now), kind);

/** The counts of a list over all pages. */
export interface PersonalPassCounts {
  total: number;
  accepted: number;
  visas: number;
  kept: number;
  byStatus: Record<PassStatus, number>;
  /** The rejected pass, if there is exactly one. */
  rejectedId: number | null;
}

/** The number of passes per status; 0 for a status without passes. */
const countByStatus = (rows: readonly { status: PassStatus; count: number }[]): Record<PassStatus, number> => {
  const counts = Object.fromEntries(passStatuses.map((status) => [status, 0])) as Record<PassStatus, number>;
  for (const { status, count } of rows) counts[status] += count;
  return counts;
};

/** The counts of the list of a type. */
export const personalPassCounts = (facts: PassFacts, type: PersonalPassType): PersonalPassCounts => {
  const rows = listedAs(facts, type);
  const rejected = rows.filter(({ status }) => status === 'rejected');
  return {
    total: sumOf(rows),
    accepted: sumOf(rows.filter((row) => row.status === 'accepted' && row.type !== 'visa')),
    visas: sumOf(rows.filter((row) => row.type === 'visa')),
    kept: sumOf(rows.filter((row) => row.type === 'visa' && row.status !== 'rejected')),
    byStatus: countByStatus(rows),
    rejectedId: sumOf(rejected) === 1 ? (rejected[0]?.first_id ?? null) : null,
  };
};

/** The number of car passes per status. */
export const carPassCounts = ({ cars }: PassFacts): Record<PassStatus, number> => countByStatus(cars);

/** The number of car passes per stand, without deleted ones. */
export const carPassesByStand = ({ cars }: PassFacts): { stand_id: number; count: number }[] => {
  const counts = new Map<number, number>();
  for (const { stand_id, count } of cars) {
    if (stand_id !== null) counts.set(stand_id, (counts.get(stand_id) ?? 0) + count);
  }
  return [...counts].map(([stand_id, count]) => ({ stand_id, count })).sort((a, b) => a.stand_id - b.stand_id);
};
