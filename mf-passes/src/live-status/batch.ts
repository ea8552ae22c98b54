import type { QueryClient } from '@fairfront/shared-kit/platform';

/** Simultaneous changes cause one refetch. */
const batchWindowMs = 100;
const waiting = new WeakMap<QueryClient, Map<string, unknown[]>>();

/**
 * Batches all events of one place within a tenth of a second.
 * @param place identifies what is refetched
 * @param handleItems receives the items of the batch in order
 */
export const batch = <Item>(
  queryClient: QueryClient,
  place: string,
  item: Item,
  handleItems: (items: readonly Item[]) => void,
): void => {
  const places = waiting.get(queryClient) ?? new Map<string, unknown[]>();
  waiting.set(queryClient, places);
  const begun = places.get(place);
  if (begun) {
    begun.push(item);
    return;
  }
  const items = [item];
  places.set(place, items);
  setTimeout(() => {
    places.delete(place);
    handleItems(items);
  }, batchWindowMs);
};
