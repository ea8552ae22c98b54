import { dayAt } from '../common';
import { purposePeriods, type DayPeriod } from './arrival-dates';
import { kindOfType, type PassEvent, type PassKind, type PassStatus, type PersonalPassType } from './pass';

/** Number of bytes of the SHA-256 of its code that identify a pass in the gate list. */
export const gateHashBytes = 12;

/** States of a pass at the gate: passes that were never decided are `waiting`. */
export const gateStates = ['accepted', 'waiting', 'revoked'] as const;
export type GateState = (typeof gateStates)[number];

/**
 * What the check of a pass says at the gate. `valid` and `entered` (before) are passes that are accepted and valid on
 * the day; the others are not.
 */
export const gateVerdicts = ['valid', 'entered', 'early', 'late', 'waiting', 'revoked', 'unknown'] as const;
export type GateVerdict = (typeof gateVerdicts)[number];

/** A rejected pass, a deleted one and one of an archived participation open no gate. */
export const gateState = ({ status, isRemoved }: { status: PassStatus; isRemoved: boolean }): GateState => {
  if (isRemoved || status === 'rejected') return 'revoked';
  return status === 'accepted' ? 'accepted' : 'waiting';
};

/** What decides on which days a pass is valid. */
export type GatePass = { type: PersonalPassType } | { type: null; entry_date: string; departure_date: string | null };

/** The list and the quota to which a pass belongs. */
export const gateKind = ({ type }: Pick<GatePass, 'type'>): PassKind => (type === null ? 'car' : kindOfType(type));

/**
 * The days on which a pass opens the gate: participants come from the first day of installation to the last one of
 * dismantling, fitters not on the days of the exhibition, vehicles on the days that they have named.
 */
export const gateDays = (pass: GatePass, event: PassEvent): DayPeriod[] => {
  if (pass.type === null) return [{ from: pass.entry_date, to: pass.departure_date ?? pass.entry_date }];
  const { mounting, demounting } = purposePeriods(event);
  if (kindOfType(pass.type) === 'installation') return [mounting, demounting];
  return [{ from: mounting.from, to: demounting.to }];
};

/** A pass as the gate knows it. */
export interface KnownPass {
  kind: PassKind;
  state: GateState;
  days: readonly DayPeriod[];
}

/**
 * The last entry that counts as "entered before": people leave and come back on the next day, so for them only entries
 * of the same day count; the pass of a vehicle is for one entry.
 * @param entries moments of earlier entries, ms since the epoch
 */
export const entryBefore = (
  kind: PassKind,
  entries: readonly number[],
  { at, zone }: { at: number; zone: string },
): number | null => {
  const counted = entries.filter((entry) => kind === 'car' || dayAt(entry, zone) === dayAt(at, zone));
  return counted.length > 0 ? Math.max(...counted) : null;
};

/** The verdict on a pass, null for a code that no pass of the exhibition has. */
export const gateVerdict = (
  pass: KnownPass | null,
  { at, zone, entered }: { at: number; zone: string; entered: number | null },
): GateVerdict => {
  if (!pass) return 'unknown';
  if (pass.state !== 'accepted') return pass.state;
  const today = dayAt(at, zone);
  if (!pass.days.some(({ from, to }) => from <= today && today <= to))
    return pass.days.some(({ from }) => today < from) ? 'early' : 'late';
  return entered === null ? 'valid' : 'entered';
};
