/** Resolves after the deferred scripts and modules of the page have run, so that its token function is set. */
export const scriptsOfPage = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve();
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!load || load.domContentLoadedEventStart > 0) return resolve();
    return document.addEventListener('DOMContentLoaded', () => resolve(), { once: true, signal });
  });
