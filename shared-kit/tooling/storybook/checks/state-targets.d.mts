import type { Locator, Page } from '@playwright/test';

/** A pressed field has the focus at once, so it looks focused. */
export interface StateTarget {
  part: string;
  story: string;
  find: (page: Page) => Locator;
  /** Opens what the story keeps closed. Uses the keyboard, so that a focus set later has its ring. */
  open?: (page: Page) => Promise<void>;
  states: ('hover' | 'pressed' | 'focus')[];
}

export declare const stateTargets: StateTarget[];
