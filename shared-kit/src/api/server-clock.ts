/** The time of the server, learned from the Date headers of its responses (PASS-050): device clocks are wrong often. */
export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock; the device's own until a response came. */
  now: () => number;
  /** Learns from one response: its Date header and the device's time when the request left. */
  learn: (dateHeader: string | null, sentAt: number) => void;
}

const headerPrecision = 1000;

/**
 * A Date header has whole seconds and the response travels for an unknown time, so one response says only between which
 * bounds the offset lies. Bounds of several responses are cut with each other; inside them the smallest offset is taken,
 * so that a device with a right clock is never corrected.
 * @param deviceNow milliseconds since the epoch by the device
 */
export const createServerClock = (deviceNow: () => number = Date.now): ServerClock => {
  let bounds = { low: 0, high: 0 };
  let isKnown = false;
  return {
    now: () => {
      const { low, high } = bounds;
      return deviceNow() + Math.min(Math.max(0, low), high);
    },
    learn: (dateHeader, sentAt) => {
      const server = dateHeader === null ? NaN : Date.parse(dateHeader);
      if (Number.isNaN(server)) return;
      const found = { low: server - deviceNow(), high: server + headerPrecision - sentAt };
      const cut = { low: Math.max(found.low, bounds.low), high: Math.min(found.high, bounds.high) };
      // no common offset: one of the clocks was set meanwhile
      bounds = isKnown && cut.low <= cut.high ? cut : found;
      isKnown = true;
    },
  };
};
