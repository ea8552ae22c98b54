import type { Clock } from '../platform/clock';

/** The moment at which tests stand unless they move: a spring noon in Moscow. */
export const testNow = '2026-04-10T09:00:00.000Z';

/** A clock that moves only when told to. */
export class TestClock implements Clock {
  private instant: number;

  constructor(start: string = testNow) {
    this.instant = Date.parse(start);
  }

  now = (): Date => new Date(this.instant);

  /** Stops at an ISO instant. */
  set(instant: string): void {
    this.instant = Date.parse(instant);
  }

  advance(milliseconds: number): void {
    this.instant += milliseconds;
  }
}
