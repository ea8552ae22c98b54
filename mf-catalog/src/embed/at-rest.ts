/** Runs a task after the next paint once the browser is idle; returns a cancel function. */
export const atRest = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  let idle = 0;
  const frame = requestAnimationFrame(() => {
    idle = requestIdleCallback(work, { timeout: 2_000 });
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(idle);
  };
};
