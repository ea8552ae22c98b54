import type { EventType } from '../../model';

/** Passes issued and the number allowed, as the list answers it; `total` null means no quota at all (PASS-063). */
export interface PassQuota {
  count: number;
  /** Places that open links hold until somebody fills them in (PASS-292); passes of people only. */
  held?: number;
  total: number | null;
}

/** Places that cannot be given to a new pass: those of passes and those of open links (PASS-292). */
export const takenPlaces = ({ count, held = 0 }: PassQuota): number => count + held;

/** What a quota means for the next pass; `unlimited` only for cars (PASS-059), `none` only for people (PASS-060). */
export type QuotaState = 'open' | 'full' | 'none' | 'unlimited';

const areaOfFirstTier = 90;
const perPassInFirstTier = 3;
const passesOfFirstTier = 30;
const perPassAbove = 6;

/** Free participant passes for stands of these areas in square metres: one per full unit (PASS-054, PASS-055). */
export const freePassesByArea = (areas: readonly number[]): number => {
  // hundredths of a square metre: sums of floats must not lose a pass at a boundary
  const hundredths = areas.reduce((sum, area) => sum + Math.round(area * 100), 0);
  const limit = areaOfFirstTier * 100;
  if (hundredths <= limit) return Math.floor(hundredths / (perPassInFirstTier * 100));
  return passesOfFirstTier + Math.floor((hundredths - limit) / (perPassAbove * 100));
};

/**
 * Certificate quota of a participation: the organiser's own number, else the area rule (PASS-056). A sub-exhibitor has
 * what its collective organiser gave it and nothing by area, since those places are taken from the organiser's.
 */
export const certificateQuota = (
  { type, quota_certificate }: { type: EventType; quota_certificate: number | null },
  areas: readonly number[],
): number | null => quota_certificate ?? (type === 'sub' ? null : freePassesByArea(areas));

/** Total of participant passes: null and 0 mean none; what sub-exhibitors hold is subtracted (PASS-051, PASS-060). */
export const certificateTotal = (quota: number | null, given: readonly (number | null)[]): number | null => {
  if (!quota) return null;
  return Math.max(
    0,
    given.reduce<number>((left, part) => left - (part ?? 0), quota),
  );
};

/** Total of installation passes: null and 0 mean none (PASS-057, PASS-060). */
export const installationTotal = (quota: number | null): number | null => quota || null;

/** PASS-052, PASS-057, PASS-059 to PASS-061. */
export const quotaState = (kind: 'participant' | 'installation' | 'car', quota: PassQuota): QuotaState => {
  const { total } = quota;
  if (total === null) return kind === 'car' ? 'unlimited' : 'none';
  return takenPlaces(quota) >= total ? 'full' : 'open';
};

/** Places left for new passes; Infinity where nothing is limited. */
export const freePlaces = (kind: 'participant' | 'installation' | 'car', quota: PassQuota): number => {
  const state = quotaState(kind, quota);
  if (state === 'unlimited') return Infinity;
  return state === 'open' ? (quota.total ?? 0) - takenPlaces(quota) : 0;
};
