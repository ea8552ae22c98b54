import { eventTypes, type EventType } from '@fairfront/shared-kit/domain/participations';
import {
  participationSorts,
  type ParticipationSort,
} from '@fairfront/shared-kit/domain/participations/participation-rules';

/** The state of the list of participants in the address. */
export interface ListPlace {
  search: string;
  type: EventType | null;
  archived: boolean;
  withoutPeople: boolean;
  sort: ParticipationSort;
  page: number;
}

const oneOf = <Value extends string>(known: readonly Value[], value: string | null): Value | null =>
  known.find((one) => one === value) ?? null;

/** Reads the address; unknown values are ignored. */
export const listPlaceIn = (query: URLSearchParams): ListPlace => {
  const page = Number(query.get('page'));
  return {
    search: (query.get('q') ?? '').slice(0, 100),
    type: oneOf(eventTypes, query.get('type')),
    archived: query.get('archived') === '1',
    withoutPeople: query.get('people') === '0',
    sort: oneOf(participationSorts, query.get('sort')) ?? 'company',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

/** The query of a place; defaults are left out. */
export const queryOfList = (place: ListPlace, exhibition: number): Record<string, string | undefined> => ({
  exhibition: String(exhibition),
  q: place.search || undefined,
  type: place.type ?? undefined,
  archived: place.archived ? '1' : undefined,
  people: place.withoutPeople ? '0' : undefined,
  sort: place.sort === 'company' ? undefined : place.sort,
  page: place.page > 1 ? String(place.page) : undefined,
});
