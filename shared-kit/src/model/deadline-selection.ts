import type { DeadlineItem } from './deadline-item';

/** What a place reads of a deadline to choose its own from the one list (SHELL-240). */
export type SelectableDeadline = Pick<DeadlineItem, 'edge' | 'state' | 'isOptional'> & {
  /** By the clock of the server. */
  isPassed: boolean;
  /** Of which services it speaks; nothing or null: it is no date of services (SVC-175). */
  services?: readonly unknown[] | null | undefined;
};

/** What calendars hold: what waits for something, and openings that lie ahead (SHELL-247). */
export const isInCalendar = ({ edge, state, isPassed }: Pick<SelectableDeadline, 'edge' | 'state' | 'isPassed'>) =>
  state === 'need' || (edge === 'from' && !isPassed);

/**
 * What hub and home show: ends that wait for something. Dates of services belong to it once the cart has some of them, the others are an
 * offer (SHELL-550).
 */
export const isInOverview = ({ edge, state, isOptional, services }: Omit<SelectableDeadline, 'isPassed'>): boolean =>
  edge === 'until' && state === 'need' && !(services && isOptional);

/** How many deadlines a card of home has room for (SHELL-550). */
export const deadlinesOfCard = 3;
