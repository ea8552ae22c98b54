import type { PassStatus, PersonalPassType } from './pass';
import type { PassCounts, PassDeadlineFacts } from './deadline-items';

/** A number of passes with equal facts for the deadlines. */
export interface PassGroup {
  type: PersonalPassType;
  status: PassStatus;
  /** Null where no country is known. */
  is_simple_visa: boolean | null;
  count: number;
}

/** No passes in any state. */
export const noPasses = (): PassCounts => ({ accepted: 0, consideration: 0, rejected: 0 });

/** How many passes of people are in which state, for each kind that has a deadline of its own. */
export const personalPassStates = (groups: readonly PassGroup[]): Omit<PassDeadlineFacts, 'quota' | 'car'> => {
  const counts = {
    certificate: noPasses(),
    visaSimple: noPasses(),
    visaDifficult: noPasses(),
    installation: noPasses(),
  };
  for (const { type, status, is_simple_visa, count } of groups) {
    const kind = type === 'visa' ? (is_simple_visa ? 'visaSimple' : 'visaDifficult') : type;
    counts[kind][status] += count;
  }
  return counts;
};
