/** The only source of the current time, so that tests can set it. */
export interface Clock {
  now: () => Date;
}

/** The time of the machine. */
export const systemClock: Clock = { now: () => new Date() };
