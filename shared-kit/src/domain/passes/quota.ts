import type { EventType } from '../participations';

/** Passes issued and allowed, as in the list response; `total` null means no quota. */
export interface PassQuota {
  count: number;
  /** Places held by open links until they are filled in; personal passes only. */
  held?: number;
  total: number | null;
}

/** Places that are not available to a new pass: those of passes and of open links. */
export const takenPlaces = ({ count, held = 0 }: PassQuota): number => count + held;

/** What a quota means for the next pass; `unlimited` only for cars, `none` only for people. */
export type QuotaState = 'open' | 'full' | 'none' | 'unlimited';

const areaOfFirstTier = 90;
const perPassInFirstTier = 3;
const passesOfFirstTier = 30;
const perPassAbove = 6;

/** Free participant passes for stands with these areas in square metres: one per full unit. */
export const freePassesByArea = (areas: readonly number[]): number => {
  // use hundredths of a square metre: float rounding must not lose a pass at a boundary
  const hundredths = areas.reduce((sum, area) => sum + Math.round(area * 100), 0);
  const limit = areaOfFirstTier * 100;
  if (hundredths <= limit) return Math.floor(hundredths / (perPassInFirstTier * 100));
  return passesOfFirstTier + Math.floor((hundredths - limit) / (perPassAbove * 100));
};

/**
 * Certificate quota of a participation: the organiser's number, otherwise the area rule. A sub-exhibitor has
 * only what its collective organiser gave it, because its places are taken from the organiser's.
 */
export const certificateQuota = (
  { type, quota_certificate }: { type: EventType; quota_certificate: number | null },
  areas: readonly number[],
): number | null => quota_certificate ?? (type === 'sub' ? null : freePassesByArea(areas));

/**
 * Total of participant passes: null and 0 mean none; the quotas of sub-exhibitors are subtracted.
 */
export const certificateTotal = (quota: number | null, given: readonly (number | null)[]): number | null => {
  if (!quota) return null;
  return Math.max(
    0,
    given.reduce<number>((left, part) => left - (part ?? 0), quota),
  );
};

/** Total of installation passes: null and 0 mean none. */
export const installationTotal = (quota: number | null): number | null => quota || null;

export const quotaState = (kind: 'participant' | 'installation' | 'car', quota: PassQuota): QuotaState => {
  const { total } = quota;
  if (total === null) return kind === 'car' ? 'unlimited' : 'none';
  return takenPlaces(quota) >= total ? 'full' : 'open';
};

/** Places left for new passes; Infinity if unlimited. */
export const freePlaces = (kind: 'participant' | 'installation' | 'car', quota: PassQuota): number => {
  const state = quotaState(kind, quota);
  if (state === 'unlimited') return Infinity;
  return state === 'open' ? (quota.total ?? 0) - takenPlaces(quota) : 0;
};
