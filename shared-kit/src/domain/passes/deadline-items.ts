import { hasBegun, hasPassed } from '../common';
import { reminderDays, type DeadlineItem } from '../participations';
import { deadlineOf, printWindowOf } from './deadlines';
import type { PassEvent, PassKind, PassStatus } from './pass';
import { freePlaces, quotaState, type PassQuota } from './quota';
import { isCreationDisabled } from './rights';
import { visaDeadline, visaOfferEnd } from './visa';

export type PassCounts = Record<PassStatus, number>;

/** Pass counts of a participation by kind. */
export interface PassDeadlineFacts {
  quota: Record<PassKind, PassQuota>;
  certificate: PassCounts;
  /** Visas of citizens of simple-visa countries, and of all others. */
  visaSimple: PassCounts;
  visaDifficult: PassCounts;
  installation: PassCounts;
  car: PassCounts;
}

const modals = {
  participant: 'event-modal-participant-passes',
  installation: 'event-modal-montage-passes',
  car: 'event-modal-auto-passes',
} as const;

const sum = (...counts: PassCounts[]): PassCounts => ({
  accepted: counts.reduce((total, { accepted }) => total + accepted, 0),
  consideration: counts.reduce((total, { consideration }) => total + consideration, 0),
  rejected: counts.reduce((total, { rejected }) => total + rejected, 0),
});

const countOf = ({ accepted, consideration, rejected }: PassCounts): number => accepted + consideration + rejected;

type Outcome = Pick<DeadlineItem, 'state' | 'detail' | 'count' | 'isOptional'>;

/** A rejected pass must be corrected; after the deadline only submitted ones count. */
const outcomeOf = (counts: PassCounts, at: number, now: number, whenNothingRejected: () => Outcome): Outcome => {
  const valid = counts.accepted + counts.consideration;
  if (hasPassed(at, now)) {
    return {
      state: valid > 0 ? 'done' : 'closed',
      detail: valid > 0 ? 'some' : 'none',
      count: valid,
      isOptional: false,
    };
  }
  if (counts.rejected > 0) return { state: 'need', detail: 'fix', count: counts.rejected, isOptional: false };
  return whenNothingRejected();
};

const remindersOf = ({ isOptional }: Outcome): readonly number[] =>
  isOptional ? reminderDays.slice(0, 1) : reminderDays;

const progressOf = (total: number, { accepted, consideration, rejected }: PassCounts): DeadlineItem['progress'] => ({
  total,
  accepted,
  waiting: consideration,
  rejected,
});

/** The deadline for adding passes of a kind; none without a quota or if the organiser has disabled them. */
const passesItem = (kind: PassKind, event: PassEvent, facts: PassDeadlineFacts, now: number): DeadlineItem[] => {
  const quota = facts.quota[kind];
  if (quotaState(kind, quota) === 'none' || isCreationDisabled(kind, event)) return [];
  const at = deadlineOf(kind, event);
  const counts = {
    participant: sum(facts.certificate, facts.visaSimple, facts.visaDifficult),
    installation: facts.installation,
    car: facts.car,
  }[kind];
  const used = countOf(counts);
  const outcome = outcomeOf(counts, at, now, () => {
    if (quotaState(kind, quota) === 'full') return { state: 'done', detail: 'full', count: used, isOptional: false };
    // a stand needs people, so every place counts as to do; any number of fitters and vehicles is enough
    if (kind === 'participant')
      return { state: 'need', detail: 'free', count: freePlaces(kind, quota), isOptional: false };
    if (used > 0) return { state: 'done', detail: 'some', count: used, isOptional: false };
    return { state: 'need', detail: 'none', count: 0, isOptional: kind === 'car' };
  });
  return [
    {
      kind: `${kind}-passes`,
      area: 'passes',
      edge: 'until',
      at,
      ...outcome,
      progress: quota.total === null ? null : progressOf(quota.total, counts),
      opens: { modal: modals[kind] },
      reminders: remindersOf(outcome),
    },
  ];
};

/** The deadline for visas of one kind, which also ends five days before installation. */
const visaItem = (
  kind: 'simple' | 'difficult',
  event: PassEvent,
  facts: PassDeadlineFacts,
  now: number,
): DeadlineItem[] => {
  const deadline = visaDeadline(event, { is_simple_visa: kind === 'simple' });
  if (deadline === null) return [];
  if (quotaState('participant', facts.quota.participant) === 'none' || isCreationDisabled('participant', event))
    return [];
  const latest = visaOfferEnd(event);
  const at = Math.min(deadline, latest);
  const counts = kind === 'simple' ? facts.visaSimple : facts.visaDifficult;
  const total = countOf(counts);
  const outcome = outcomeOf(counts, at, now, () =>
    total > 0
      ? { state: 'done', detail: 'some', count: total, isOptional: false }
      : { state: 'need', detail: 'none', count: 0, isOptional: true },
  );
  return [
    {
      kind: `visa-${kind}`,
      area: 'passes',
      edge: 'until',
      at,
      latest,
      ...outcome,
      progress: total > 0 ? progressOf(total, counts) : null,
      opens: { modal: modals.participant },
      reminders: remindersOf(outcome),
    },
  ];
};

/** When printing opens and, once open, when it ends; nothing without a printable pass. */
const printItems = (
  kind: 'participant' | 'installation',
  event: PassEvent,
  facts: PassDeadlineFacts,
  now: number,
): DeadlineItem[] => {
  const window = printWindowOf(kind, event);
  const printable = (kind === 'participant' ? facts.certificate : facts.installation).accepted;
  if (window === null || printable === 0) return [];
  const common = {
    area: 'passes',
    detail: 'printable',
    count: printable,
    isOptional: false,
    progress: null,
    opens: { modal: modals[kind] },
  } as const;
  const opening: DeadlineItem = {
    ...common,
    kind: `${kind}-print`,
    edge: 'from',
    at: window.from,
    state: 'done',
    reminders: [0],
  };
  if (!hasBegun(window.from, now)) return [opening];
  const ending: DeadlineItem = {
    ...common,
    kind: `${kind}-print-end`,
    edge: 'until',
    at: window.to,
    // whether a pass has been printed is unknown: it can be printed as long as the window is open
    state: hasPassed(window.to, now) ? 'done' : 'need',
    reminders: [1],
  };
  return [opening, ending];
};

/**
 * All pass dates of a participation: deadlines of the three kinds and of visas, print windows.
 * @param now server time, ms since the epoch
 */
export const passDeadlineItems = (event: PassEvent, facts: PassDeadlineFacts, now: number): DeadlineItem[] => [
  ...visaItem('simple', event, facts, now),
  ...visaItem('difficult', event, facts, now),
  ...passesItem('participant', event, facts, now),
  ...passesItem('installation', event, facts, now),
  ...passesItem('car', event, facts, now),
  ...printItems('participant', event, facts, now),
  ...printItems('installation', event, facts, now),
];
