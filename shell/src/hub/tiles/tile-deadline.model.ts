import { deadlineState, remainingTime } from '@fairfront/shared-kit/components/deadline-notice';
import type { Deadline } from '@fairfront/shared-kit/api';

/** What is left of the deadline of a tile. */
export interface TileDue {
  /** ISO instant, the last one that counts. */
  at: string;
  left: ReturnType<typeof remainingTime>;
  /** To do, and ten days or less are left (PASS-047). */
  isSoon: boolean;
}

/**
 * The deadline of a tile of which no code is there: a tile bears the name of the kind of its deadline. Null where the tile
 * has none, and once it is over (DESIGN §6, PASS-046).
 */
export const tileDue = (deadlines: readonly Deadline[], tile: string, now: number): TileDue | null => {
  const found = deadlines.find(({ kind }) => kind === tile);
  if (!found) return null;
  const moment = Date.parse(found.at);
  const state = deadlineState(moment, now);
  if (state === 'passed') return null;
  return { at: found.at, left: remainingTime(moment, now), isSoon: found.state === 'need' && state === 'soon' };
};
