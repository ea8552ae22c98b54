import type { Locator, Page } from '@playwright/test';

/** A field that is pressed has the focus at once: it then looks as with the focus. */
export interface StateTarget {
  part: string;
  story: string;
  find: (page: Page) => Locator;
  /** Shows what the story keeps closed; by keyboard, so that a focus set later has its ring. */
  open?: (page: Page) => Promise<void>;
  states: ('hover' | 'pressed' | 'focus')[];
}

export declare const stateTargets: StateTarget[];
