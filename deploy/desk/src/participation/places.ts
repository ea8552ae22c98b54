import { quotaNames, type QuotaName } from '@fairfront/shared-kit/domain/participations/participation-rules';

/** Quotas as typed; an empty field means no limit. */
export type TypedPlaces = Record<QuotaName, string>;

/** The quotas of a call. */
export const placesOf = (typed: TypedPlaces): Record<QuotaName, string | null> =>
  Object.fromEntries(quotaNames.map((name) => [name, typed[name].trim() || null])) as Record<QuotaName, string | null>;

/** The quotas as a form shows them. */
export const typedPlaces = (stored: Record<QuotaName, number | null>): TypedPlaces =>
  Object.fromEntries(
    quotaNames.map((name) => [name, stored[name] === null ? '' : String(stored[name])]),
  ) as TypedPlaces;
