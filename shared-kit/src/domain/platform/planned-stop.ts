import seconds from './planned-stop.json';

/**
 * What a planned stop waits for, in milliseconds; the figures stand in `planned-stop.json`, which `npm start` reads, too. Edge and
 * backend have the same: the edge in front must not cut what the backend is still answering. A pack of 500 passes behind three
 * others, the longest answer, takes less than `drain`.
 */
export const plannedStop = {
  /** For answers under way. */
  drain: seconds.drainSeconds * 1_000,
  /** For the whole stop: after that the process ends itself. */
  end: seconds.endSeconds * 1_000,
  /** Until whoever has started the process ends it by force. */
  force: seconds.forceSeconds * 1_000,
} as const;
