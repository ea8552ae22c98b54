/** The server time, derived from the Date headers of its responses: device clocks are often wrong. */
export interface ServerClock {
  /** Server time, ms since the epoch; the device time until a response arrives. */
  now: () => number;
  /** Updates from one response: its Date header and the device time at which the request was sent. */
  learn: (dateHeader: string | null, sentAt: number) => void;
}

const headerPrecision = 1000;

/**
 * A Date header has whole seconds and the travel time of the response is unknown, so one response only gives bounds of
 * the offset. The bounds of several responses are intersected; the smallest offset within them is used, so that a
 * correct device clock is never adjusted.
 * @param deviceNow device time, ms since the epoch
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
      // no common offset: one of the clocks has been changed meanwhile
      bounds = isKnown && cut.low <= cut.high ? cut : found;
      isKnown = true;
    },
  };
};
