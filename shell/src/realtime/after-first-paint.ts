/** Milliseconds after which files of the page hold nobody up any more. */
const latest = 3_000;

/** Files that the page has asked for and that have not come; fonts hold nobody up. */
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
 * Runs work when the first screen stands, its files have come, and the browser has nothing better to do: what is fetched then shares the wire
 * with nothing that somebody waits for. Returns the way to cancel it.
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
