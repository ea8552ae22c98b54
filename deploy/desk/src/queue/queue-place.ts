/** The state of a queue in the address, without the exhibition. */
export interface QueuePlace<Part extends string> {
  part: Part;
  search: string;
  order: 'oldest' | 'newest';
  page: number;
  /** The key of the open item. */
  item: string | null;
}

/** How the address of a queue is read: its parts, the default first, and its keys. */
export interface QueueAddress<Part extends string> {
  parts: readonly [Part, ...Part[]];
  keyPattern: RegExp;
}

/** Reads the address; missing and invalid values become defaults. */
export const placeIn = <Part extends string>(
  query: URLSearchParams,
  { parts, keyPattern }: QueueAddress<Part>,
): QueuePlace<Part> => {
  const page = Number(query.get('page'));
  const item = query.get('item');
  return {
    part: parts.find((part) => part === query.get('part')) ?? parts[0],
    search: query.get('q') ?? '',
    order: query.get('order') === 'newest' ? 'newest' : 'oldest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    item: item !== null && keyPattern.test(item) ? item : null,
  };
};

/** The query of a place; defaults are left out. */
export const queryOf = <Part extends string>(
  { part, search, order, page, item }: QueuePlace<Part>,
  exhibition: number,
  { parts }: Pick<QueueAddress<Part>, 'parts'>,
): Record<string, string | undefined> => ({
  exhibition: String(exhibition),
  part: part === parts[0] ? undefined : part,
  q: search || undefined,
  order: order === 'oldest' ? undefined : order,
  page: page > 1 ? String(page) : undefined,
  item: item ?? undefined,
});
