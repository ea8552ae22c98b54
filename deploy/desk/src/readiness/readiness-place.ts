import {
  progressAreas,
  readinessColumns,
  readinessParts,
  type ProgressArea,
  type ReadinessColumn,
  type ReadinessPart,
} from '@fairfront/shared-kit/domain/account';
import { eventTypes, type EventType } from '@fairfront/shared-kit/domain/participations';

/** The state of the list in the address, without the exhibition. */
export interface ReadinessPlace {
  part: ReadinessPart;
  area: ProgressArea | null;
  type: EventType | null;
  search: string;
  sort: { column: ReadinessColumn; direction: 'ascending' | 'descending' };
  page: number;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads the address; missing and invalid values become defaults. */
export const placeIn = (query: URLSearchParams): ReadinessPlace => {
  const page = Number(query.get('page'));
  return {
    part: oneOf(readinessParts, query.get('part')) ?? 'all',
    area: oneOf(progressAreas, query.get('area')),
    type: oneOf(eventTypes, query.get('type')),
    search: query.get('q') ?? '',
    sort: {
      column: oneOf(readinessColumns, query.get('sort')) ?? 'late',
      direction: query.get('direction') === 'descending' ? 'descending' : 'ascending',
    },
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

/** The query of a place; defaults are left out. */
export const queryOf = (
  { part, area, type, search, sort, page }: ReadinessPlace,
  exhibition: number,
): Record<string, string | undefined> => ({
  exhibition: String(exhibition),
  part: part === 'all' ? undefined : part,
  area: area ?? undefined,
  type: type ?? undefined,
  q: search || undefined,
  sort: sort.column === 'late' ? undefined : sort.column,
  direction: sort.direction === 'ascending' ? undefined : sort.direction,
  page: page > 1 ? String(page) : undefined,
});
