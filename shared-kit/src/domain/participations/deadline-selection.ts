import type { DeadlineItem } from './deadline-item';

/** What a place reads of a deadline to choose its own from the one list. */
export type SelectableDeadline = Pick<DeadlineItem, 'edge' | 'state' | 'isOptional'> & {
  /** By the clock of the server. */
  isPassed: boolean;
  /** Of which services it speaks; nothing or null: it is no date of services. */
  services?: readonly unknown[] | null | undefined;
};

/** What calendars hold: what waits for something, and openings that lie ahead. */
export const isInCalendar = ({ edge, state, isPassed }: Pick<SelectableDeadline, 'edge' | 'state' | 'isPassed'>) =>
  state === 'need' || (edge === 'from' && !isPassed);

/**
 * What hub and home show: ends that wait for something. Dates of services belong to it once the cart has some of them, the others are an
 * offer.
 */
export const isInOverview = ({ edge, state, isOptional, services }: Omit<SelectableDeadline, 'isPassed'>): boolean =>
  edge === 'until' && state === 'need' && !(services && isOptional);

/** How many deadlines a card of home has room for. */
export const deadlinesOfCard = 3;
