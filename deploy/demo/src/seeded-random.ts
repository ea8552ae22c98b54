/** Chance that repeats: a linear congruence, enough for demo data and nothing else. */
export interface SeededRandom {
  /** From 0 to below 1. */
  next: () => number;
  oneOf: <Item>(items: readonly Item[]) => Item;
}

export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  return { next, oneOf: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number] };
};
