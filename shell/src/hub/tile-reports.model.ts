import type { NextItem, TileContent, Tone } from '@fairfront/shared-kit/platform';

/** What the hub keeps of a tile beside its picture. */
export interface TileReport {
  steps: TileContent['steps'] | null;
  next: readonly NextItem[];
  failed: boolean;
  /** Its content, or its failure, is on screen: it moves nothing any more. */
  settled: boolean;
}

export type TileReports = Readonly<Record<string, TileReport>>;

const urgency: readonly Tone[] = ['danger', 'warning', 'info', 'neutral', 'success'];

/** Lines of "What to do next" that are shown (DESIGN §4). */
export const shownNextItems = 4;

const byUrgency = (one: NextItem, other: NextItem): number => {
  const byTone = urgency.indexOf(one.tone) - urgency.indexOf(other.tone);
  if (byTone !== 0) return byTone;
  // what has no date comes after what has one
  return (one.due ?? '9999') < (other.due ?? '9999') ? -1 : (one.due ?? '9999') > (other.due ?? '9999') ? 1 : 0;
};

/** The items of all tiles: danger, warning, info, neutral, then by date; equal ones keep the order of the tiles. */
export const mergeNext = (reports: TileReports): NextItem[] =>
  Object.entries(reports)
    // ids are unique within their tile only
    .flatMap(([tile, { next }]) => next.map((item) => ({ ...item, id: `${tile}/${item.id}` })))
    .sort(byUrgency);

/** The preparation progress: the sum of all steps, never ticked by hand. Null while no tile has told any. */
export const sumSteps = (reports: TileReports): { done: number; total: number } | null => {
  const told = Object.values(reports).flatMap(({ steps }) => (steps && steps.total > 0 ? [steps] : []));
  if (told.length === 0) return null;
  return {
    done: told.reduce((sum, { done, total }) => sum + Math.min(done, total), 0),
    total: told.reduce((sum, { total }) => sum + total, 0),
  };
};

/** Two reports that would draw the same. */
export const sameReport = (one: TileReport | undefined, other: TileReport): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
