/** An order, and a text that changes with everything that its result depends on. */
export interface OrderState {
  id: number;
  state: string;
}

/** Orders that are read at a time: each has a draft of many texts. */
const readAtOnce = 500;
/** The most exhibitions whose orders are kept: more than are printed at once. */
const keptExhibitions = 20;

/**
 * Keeps the results of orders in memory. Every call passes the current state of each order, and only orders whose state
 * has changed are read again, so a result is never outdated, however many processes there are.
 */
export class KnownOrders<Found> {
  private readonly known = new Map<number, ReadonlyMap<number, { state: string; found: Found }>>();

  /**
   * Returns the result of each order, in the order of `states`.
   * @param read computes the results of some orders; an order that it leaves out no longer exists
   */
  async follow(
    exhibitionId: number,
    states: readonly OrderState[],
    read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Found>>,
  ): Promise<Found[]> {
    const before = this.known.get(exhibitionId);
    const isKnown = ({ id, state }: OrderState): boolean => before?.get(id)?.state === state;
    const changed = states.filter((one) => !isKnown(one)).map(({ id }) => id);
    const fresh = new Map<number, Found>();
    for (let from = 0; from < changed.length; from += readAtOnce)
      for (const [id, found] of await read(changed.slice(from, from + readAtOnce))) fresh.set(id, found);
    const now = new Map<number, { state: string; found: Found }>();
    for (const one of states) {
      const kept = isKnown(one) ? before?.get(one.id) : undefined;
      const found = kept?.found ?? fresh.get(one.id);
      if (found !== undefined) now.set(one.id, { state: one.state, found });
    }
    this.known.delete(exhibitionId);
    this.known.set(exhibitionId, now);
    const [oldest] = this.known.keys();
    if (this.known.size > keptExhibitions && oldest !== undefined) this.known.delete(oldest);
    return [...now.values()].map(({ found }) => found);
  }
}
