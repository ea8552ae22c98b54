/** ms after which pending files of the page no longer delay the work. */
const latest = 3_000;

/** Requested files of the page that have not loaded; fonts are ignored. */
const filesOnTheWay = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]:not([as=font])')].filter(
    ({ href }) => performance.getEntriesByName(href).length === 0,
  );

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: latest });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
};

/**
 * Runs work once the first screen is painted, its files have loaded and the browser is idle, so that it does not
 * compete for bandwidth. Returns a cancel function.
 */
export const afterFirstPaint = (work: () => void): (() => void) => {
  const waiting = new Set(filesOnTheWay());
  if (waiting.size === 0) return whenIdle(work);
  const listening = new AbortController();
  let cancelIdle: (() => void) | undefined;
  const begin = () => {
    clearTimeout(timer);
    listening.abort();
    cancelIdle = whenIdle(work);
  };
  const timer = setTimeout(begin, latest);
  for (const link of waiting) {
    const end = () => {
      waiting.delete(link);
      if (waiting.size === 0) begin();
    };
    for (const event of ['load', 'error']) link.addEventListener(event, end, { signal: listening.signal });
  }
  return () => {
    clearTimeout(timer);
    listening.abort();
    cancelIdle?.();
  };
};
