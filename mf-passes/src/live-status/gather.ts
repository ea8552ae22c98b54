import type { QueryClient } from '@fairfront/shared-kit/platform';

/** Milliseconds: what changes at once is read anew together. */
const gathering = 100;
const waiting = new WeakMap<QueryClient, Map<string, unknown[]>>();

/**
 * Acts once for all events of one place that come within a tenth of a second.
 * @param place names what is read anew
 * @param act gets the gathered items of the events, in their order
 */
export const gather = <Item>(
  queryClient: QueryClient,
  place: string,
  item: Item,
  act: (items: readonly Item[]) => void,
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
    act(items);
  }, gathering);
};
