import seconds from './planned-stop.json';

/**
 * What a planned stop waits for, in milliseconds; the figures stand in `planned-stop.json`, which `npm start` reads, too. Edge and
 * backend have the same: the edge in front must not cut what the backend is still answering. A pack of 500 passes behind three
 * others, the longest answer, takes less than `drain`.
 */
export const plannedStop = {
  /** For pending responses. */
  drain: seconds.drainSeconds * 1_000,
  /** For the whole stop: afterwards the process ends itself. */
  end: seconds.endSeconds * 1_000,
  /** The time after which the parent process kills it. */
  force: seconds.forceSeconds * 1_000,
} as const;
