/** What a call does with the subject of its scope; writing includes reading. */
export type StaffAction = 'read' | 'write';

/** Exhibitions in which something is allowed. */
export type StaffExhibitions = 'all' | readonly number[];

/**
 * Whether a call may touch an object of these exhibitions: to read it, one of them has to be allowed; to change it, all.
 * An object of no exhibition belongs to those who are allowed everywhere.
 */
export const mayTouch = (allowed: StaffExhibitions, of: readonly number[], action: StaffAction): boolean => {
  if (allowed === 'all') return true;
  if (of.length === 0) return false;
  return action === 'read' ? of.some((id) => allowed.includes(id)) : of.every((id) => allowed.includes(id));
};
