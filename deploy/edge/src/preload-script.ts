/** What the script needs of the page that it runs in. */
interface PageWindow {
  document: { querySelectorAll: (selector: string) => ArrayLike<{ rel: string }> };
  PerformanceObserver: new (
    read: (list: { getEntriesByName: (name: string) => unknown[] }, observer: { disconnect: () => void }) => void,
  ) => { observe: (options: { type: 'resource'; buffered: true }) => void };
  location: { origin: string };
  setTimeout: (run: () => void) => unknown;
}

/** Runs in the page, as text: it may use nothing but what it is given. A few links at a time, so that no task is long. */
const startPreloads = (page: PageWindow, script: string): void => {
  const next = (): void => {
    const links = Array.from(page.document.querySelectorAll('link:not([rel])')).slice(0, 3);
    for (const link of links) link.rel = 'preload';
    if (links.length > 0) page.setTimeout(next);
  };
  try {
    new page.PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(page.location.origin + script).length === 0) return;
      observer.disconnect();
      next();
    }).observe({ type: 'resource', buffered: true });
  } catch {
    // a browser that does not report what has come: the first line of the shell asks for the files
  }
};

/**
 * The line of the page that asks for the named files as soon as the first script of the shell has come, before it has been compiled
 * and run: the wire stays busy meanwhile, and the script itself shares it with nothing (SHELL-438).
 */
export const preloadScript = (script: string, nonce: string): string =>
  `<script nonce="${nonce}">(${startPreloads})(window,${JSON.stringify(script).replace(/</g, '\\u003c')})</script>`;
