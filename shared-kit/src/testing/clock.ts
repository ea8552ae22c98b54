import { act } from '@testing-library/react';

/** Whether the time of the running test is faked by jest. */
export const isTimeFaked = (): boolean => Object.hasOwn(setTimeout, 'clock');

/** The faked time of a test. */
export interface TestClock {
  /** Jumps to an instant without running the timers between. */
  set: (instant: string | number) => void;
  /** Lets time pass: timers run, promises settle, React draws. */
  advance: (milliseconds: number) => Promise<void>;
}

/**
 * Fakes the time until the end of the test; `Date.now`, timers and the server's clock of the platform double follow it.
 * @param instant ISO instant or ms since the epoch
 * @example const clock = startClock('2026-05-05T23:59:58+03:00'); await clock.advance(1000);
 */
export const startClock = (instant: string | number): TestClock => {
  jest.useFakeTimers({ now: new Date(instant), doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  return {
    set: (next) => jest.setSystemTime(new Date(next)),
    advance: (milliseconds) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  };
};
