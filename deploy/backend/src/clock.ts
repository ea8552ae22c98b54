/** Where all rules get the time from, so that tests can stand at any moment. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
