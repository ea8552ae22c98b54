import { queueParts, type QueuePart } from '@fairfront/shared-kit/domain/passes';

/** Kind and id of a pass. */
export interface PassRef {
  kind: 'personal' | 'car';
  id: number;
}

/** The state of the queue in the address, without the exhibition. */
export interface QueuePlace {
  part: QueuePart;
  search: string;
  order: 'oldest' | 'newest';
  page: number;
  /** The open pass. */
  item: PassRef | null;
}

/** The key of a pass in lists: `personal-12`. */
export const keyOf = ({ kind, id }: PassRef): string => `${kind}-${id}`;

const itemOf = (text: string | null): PassRef | null => {
  const [, kind, id] = /^(personal|car)-([1-9]\d{0,14})$/.exec(text ?? '') ?? [];
  return kind && id ? { kind: kind as PassRef['kind'], id: Number(id) } : null;
};

/** Reads the address; missing and invalid values become defaults. */
export const placeIn = (query: URLSearchParams): QueuePlace => {
  const page = Number(query.get('page'));
  return {
    part: queueParts.find((part) => part === query.get('part')) ?? 'all',
    search: query.get('q') ?? '',
    order: query.get('order') === 'newest' ? 'newest' : 'oldest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    item: itemOf(query.get('item')),
  };
};

/** The query of a place; defaults are left out. */
export const queryOf = (
  { part, search, order, page, item }: QueuePlace,
  exhibition: number,
): Record<string, string | undefined> => ({
  exhibition: String(exhibition),
  part: part === 'all' ? undefined : part,
  q: search || undefined,
  order: order === 'oldest' ? undefined : order,
  page: page > 1 ? String(page) : undefined,
  item: item ? keyOf(item) : undefined,
});
