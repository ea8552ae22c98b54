import type { DeadlineItem } from './deadline-item';

/** The properties by which a place selects its deadlines from the one list. */
export type SelectableDeadline = Pick<DeadlineItem, 'edge' | 'state' | 'isOptional'> & {
  /** By the server clock. */
  isPassed: boolean;
  /** The services concerned; null or undefined if it is not about services. */
  services?: readonly unknown[] | null | undefined;
};

/** Calendars contain what still has to be done, and future openings. */
export const isInCalendar = ({ edge, state, isPassed }: Pick<SelectableDeadline, 'edge' | 'state' | 'isPassed'>) =>
  state === 'need' || (edge === 'from' && !isPassed);

/**
 * Hub and home show deadlines with something left to do. Dates of services are included if the cart contains some of
 * them; the others are an offer.
 */
export const isInOverview = ({ edge, state, isOptional, services }: Omit<SelectableDeadline, 'isPassed'>): boolean =>
  edge === 'until' && state === 'need' && !(services && isOptional);

/** How many deadlines a card of home has room for. */
export const deadlinesOfCard = 3;
