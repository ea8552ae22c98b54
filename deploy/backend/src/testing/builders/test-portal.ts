import type { TestApp } from '../test-app';

/** The portal that builders use: rows are inserted into this database, at the time of this clock. */
export type TestPortal = Pick<TestApp, 'database' | 'clock'>;

let made = 0;

/** The numbers 1, 2, 3… of a test file, for values that must differ. */
export const nextNumber = (): number => (made += 1);
