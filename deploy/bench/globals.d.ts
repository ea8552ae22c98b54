/** What the pages of the benchmarks offer to the scripts that measure them. */
interface Window {
  /** The pages of `tree/`. */
  bench: {
    /** Shows one of the lists by its name. */
    mount: (kind: string) => Promise<void>;
    /** ms from the wish to the painted frame. */
    search: (text: string) => Promise<number>;
    /** ms until all sections are open. */
    expandAll: () => Promise<number>;
    /** Lengths of 120 frames in ms while the list scrolls. */
    scroll: () => Promise<number[]>;
  };
  /** The page of `cart/`. */
  cartBench: {
    /** Shows the `thread` of the kit or the `bare` list. */
    mount: (kind: string) => Promise<void>;
    /** Lengths of 120 frames in ms while the list scrolls upwards. */
    scroll: () => Promise<number[]>;
    /** ms for one change in a cart of 500 lines, the middle of 50. */
    recompute: () => number;
  };
  /** `start/`: for how many ms the page was blocked. */
  blocked: number;
  /** `dev-loop.mjs`: set once, and lost when the page is reloaded. */
  isSamePage?: boolean;
}
