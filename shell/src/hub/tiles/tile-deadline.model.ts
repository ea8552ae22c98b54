import { deadlineState, remainingTime } from '@fairfront/shared-kit/components/deadline-notice';
import type { Deadline } from '@fairfront/shared-kit/api';

/** The remaining time to the deadline of a tile. */
export interface TileDue {
  /** ISO instant of the deadline. */
  at: string;
  left: ReturnType<typeof remainingTime>;
  /** To do, with ten days or less left. */
  isSoon: boolean;
}

/**
 * The deadline of a tile whose code is not loaded: a tile has the same name as the kind of its deadline. Null if the
 * tile has none or it has passed (DESIGN §6).
 */
export const tileDue = (deadlines: readonly Deadline[], tile: string, now: number): TileDue | null => {
  const found = deadlines.find(({ kind }) => kind === tile);
  if (!found) return null;
  const moment = Date.parse(found.at);
  const state = deadlineState(moment, now);
  if (state === 'passed') return null;
  return { at: found.at, left: remainingTime(moment, now), isSoon: found.state === 'need' && state === 'soon' };
};
