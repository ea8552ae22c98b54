import type { Localized } from '../common/texts-by-language';
import { hasBegun, hasPassed } from '../common/zone';

/** The owner of a deadline: each area computes its own from its rules and data. */
export const deadlineAreas = ['passes', 'catalogue', 'services'] as const;
/** One of `deadlineAreas`. */
export type DeadlineArea = (typeof deadlineAreas)[number];

/** Everything with a date in the preparation of a participation; each occurs at most once, or once a day. */
export const deadlineKinds = [
  'visa-simple',
  'visa-difficult',
  'participant-passes',
  'installation-passes',
  'car-passes',
  'participant-print',
  'participant-print-end',
  'installation-print',
  'installation-print-end',
  'catalogue-order',
  'services',
  /** Prices of services rise the day after; one entry a day. */
  'services-price',
  /** Services that are ordered until then; one entry a day. */
  'services-end',
] as const;
/** One of `deadlineKinds`. */
export type DeadlineKind = (typeof deadlineKinds)[number];

/** The icon of every kind, by its name in the kit's sprite: the same as that of its tile. */
export const deadlineIcons = {
  'visa-simple': 'globe',
  'visa-difficult': 'globe',
  'participant-passes': 'badge',
  'installation-passes': 'wrench',
  'car-passes': 'truck',
  'participant-print': 'printer',
  'participant-print-end': 'printer',
  'installation-print': 'printer',
  'installation-print-end': 'printer',
  'catalogue-order': 'book',
  services: 'box',
  'services-price': 'wallet',
  'services-end': 'box',
} as const satisfies Record<DeadlineKind, string>;

/** What a deadline asks for, where it is more specific than adding or opening something. */
export const deadlineActions: Partial<Record<DeadlineKind, 'continue' | 'choose' | 'print'>> = {
  'participant-print-end': 'print',
  'installation-print-end': 'print',
  'catalogue-order': 'continue',
  services: 'choose',
};

/** `need`: still to be done; `done`: nothing more to do; `closed`: its time is over and it was not done. */
export const deadlineStates = ['need', 'done', 'closed'] as const;
/** One of `deadlineStates`. */
export type DeadlineState = (typeof deadlineStates)[number];

/** The line below the title, with its number; the caller translates it. */
export const deadlineDetails = [
  /** Rejected ones to correct. */
  'fix',
  /** Places left. */
  'free',
  /** Nothing yet. */
  'none',
  /** Number of submitted ones, more are possible. */
  'some',
  /** All places are used. */
  'full',
  /** Number of printable ones. */
  'printable',
  /** Required facts are missing. */
  'missing',
  /** Ready to be sent. */
  'ready',
  /** The announced day is over, but it is still accepted. */
  'late',
  /** Sent. */
  'sent',
  /** Number of services, the first of them by name. */
  'services',
] as const;
/** One of `deadlineDetails`. */
export type DeadlineDetail = (typeof deadlineDetails)[number];

/** Registry modals and routes that a deadline leads to. */
export const deadlineModals = [
  'event-modal-participant-passes',
  'event-modal-montage-passes',
  'event-modal-auto-passes',
  'event-modal-catalog',
] as const;
/** Routes that a deadline leads to. */
export const deadlineRoutes = ['categories', 'cart'] as const;
/** Where a deadline leads: a registry modal or a route. */
export type DeadlineTarget = { modal: (typeof deadlineModals)[number] } | { route: (typeof deadlineRoutes)[number] };

/** A service by its names. */
export type DeadlineService = Localized<'name'>;

/** One date of a participation, by the rules of its area. */
export interface DeadlineItem {
  kind: DeadlineKind;
  area: DeadlineArea;
  /** Whether the moment ends something or opens it. */
  edge: 'until' | 'from';
  /** Last second that counts, or the first one of an opening; ms since the epoch. */
  at: number;
  /** The announced end, where this participation was granted a later one; ms since the epoch. */
  extendedFrom?: number;
  /** A later end would change nothing: another rule ends it then; ms since the epoch. */
  latest?: number;
  state: DeadlineState;
  /** Not everybody needs it, and nothing was started: one reminder is enough. */
  isOptional: boolean;
  detail: DeadlineDetail;
  count: number;
  /** The services concerned: the first ones, those in the cart before the others. */
  services?: readonly DeadlineService[];
  /** Counted cells; null where nothing is counted. */
  progress: { total: number; accepted: number; waiting: number; rejected: number } | null;
  opens: DeadlineTarget;
  /** Days before its day on which a reminder is due, the earliest first; 0 is the day itself. */
  reminders: readonly number[];
}

/** Reminders of what has to be done: 14, 7, 3 and 1 days before. */
export const reminderDays = [14, 7, 3, 1] as const;

/** The place of a deadline in the list: to do, done early, over. */
export type DeadlineGroup = 'todo' | 'ahead' | 'passed';
/** The part of the list that a deadline belongs to. */
export const deadlineGroup = ({ state, isPassed }: { state: DeadlineState; isPassed: boolean }): DeadlineGroup => {
  if (state === 'need') return 'todo';
  return state === 'done' && !isPassed ? 'ahead' : 'passed';
};

/**
 * Whether its moment lies behind: the last second of an end, the first one of an opening.
 * @param now ms since the epoch
 */
export const isDeadlinePassed = ({ edge, at }: Pick<DeadlineItem, 'edge' | 'at'>, now: number): boolean =>
  edge === 'until' ? hasPassed(at, now) : hasBegun(at, now);
