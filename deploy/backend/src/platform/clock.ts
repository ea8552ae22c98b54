/** The only source of the current time, so that tests can set it. */
export interface Clock {
  now: () => Date;
}

/** The system time. */
export const systemClock: Clock = { now: () => new Date() };
