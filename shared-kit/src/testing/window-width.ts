/**
 * Media queries answer as in a window of that width, px; jsdom has no layout of its own. Only `max-width` and `min-width` are
 * known, everything else does not hold.
 * @returns gives the window its own answers back
 */
export const setWindowWidth = (width: number): (() => void) => {
  const own = window.matchMedia;
  const limitOf = (query: string, side: 'max' | 'min') => {
    const found = new RegExp(`${side}-width: ([\\d.]+)px`).exec(query);
    return found ? Number(found[1]) : undefined;
  };
  window.matchMedia = (query) => {
    const [most, least] = [limitOf(query, 'max'), limitOf(query, 'min')];
    const isKnown = most !== undefined || least !== undefined;
    const matches = isKnown && width <= (most ?? Infinity) && width >= (least ?? 0);
    return Object.assign(own.call(window, query), { matches });
  };
  return () => {
    window.matchMedia = own;
  };
};
