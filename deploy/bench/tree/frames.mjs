/** A 60 Hz screen shows a frame every 16.7 ms. Frame timestamps are exact to a fraction of a millisecond. */
const frame = 16.7;
const stampError = 0.3;

/** Work of the main thread, by the browser's counters. */
const counters = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

/**
 * A figure for each kind of work.
 * @param {(kind: keyof typeof counters) => number} of
 * @returns {Record<keyof typeof counters, number>}
 */
export const workBy = (of) => ({ all: of('all'), script: of('script'), style: of('style'), layout: of('layout') });

/**
 * @param {number[]} sorted
 * @param {number} share
 */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * @param {number[]} lengths of frames in ms
 * @returns {{ perSecond: number, median: number, p95: number, late: number }} `late`: share of the frames over 16.7 ms
 */
export const frameTimes = (lengths) => {
  const sorted = [...lengths].sort((a, b) => a - b);
  const sum = sorted.reduce((total, length) => total + length, 0);
  return {
    perSecond: (1000 * sorted.length) / sum,
    median: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    late: sorted.filter((length) => length > frame + stampError).length / sorted.length,
  };
};

const readWork = async (/** @type {import('@playwright/test').CDPSession} */ session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = new Map(metrics.map(({ name, value }) => [name, value]));
  return workBy((kind) => (seconds.get(counters[kind]) ?? 0) * 1000);
};

/**
 * Scrolls the page and reports the duration of its frames and the main thread work per frame. A machine without a GPU
 * drops frames while it paints, whatever is painted, so only the work distinguishes the two lists.
 * @param {import('@playwright/test').CDPSession} session
 * @param {() => Promise<number[]>} scroll resolves to the lengths of the frames in ms
 */
export const measureScroll = async (session, scroll) => {
  const before = await readWork(session);
  const lengths = await scroll();
  const after = await readWork(session);
  return {
    lengths,
    work: workBy((kind) => (after[kind] - before[kind]) / lengths.length),
  };
};

const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`;

/**
 * One line of the report.
 * @param {ReturnType<typeof frameTimes>} frames
 */
export const describeFrames = ({ perSecond, median, p95, late }) =>
  `${perSecond.toFixed(1)} frames per second, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
  `${percent(late)} over ${frame} ms`;

/** @param {ReturnType<typeof workBy>} work */
export const describeWork = ({ all, script, style, layout }) =>
  `${all.toFixed(1)} ms of work per frame (script ${script.toFixed(1)}, style ${style.toFixed(1)}, layout ${layout.toFixed(1)})`;
