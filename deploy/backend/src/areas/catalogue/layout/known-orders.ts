/** An order in a state: a text that differs after every change of what is found of the order. */
export interface OrderState {
  id: number;
  state: string;
}

/** Orders that are read at a time: each has a draft of many texts. */
const readAtOnce = 500;
/** The most exhibitions whose orders are kept: more than are printed at once. */
const keptExhibitions = 20;

/**
 * What was found of the orders of exhibitions, in the memory of this process. Every call brings the present states, and
 * only orders whose state has changed are read again, so no process answers with what is outdated.
 */
export class KnownOrders<Found> {
  private readonly known = new Map<number, ReadonlyMap<number, { state: string; found: Found }>>();

  /**
   * What is found of each order, in the order of `states`.
   * @param read finds it for some orders; one that it leaves out is gone
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
