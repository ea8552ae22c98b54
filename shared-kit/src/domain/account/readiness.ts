import { comparisonKey, ownTextOf, sortKey, textsOf, type Locale, type Localized } from '../common';
import {
  isDeadlinePassed,
  type DeadlineItem,
  type DeadlineKind,
  type EventType,
  type Preparation,
  type PreparationStep,
} from '../participations';
import { progressAreas, type ProgressArea } from './sub-progress';

/** An area of the preparation with open steps. */
export interface OpenArea {
  area: ProgressArea;
  /** Open steps. */
  steps: number;
  /** Until when it should have been done, ms since the epoch; null without a date. */
  due: number | null;
  is_late: boolean;
}

/** The area whose steps a deadline ends; deadlines of printing and of orders end no step. */
const areaOf: Readonly<Partial<Record<DeadlineKind, ProgressArea>>> = {
  'visa-simple': 'participants',
  'visa-difficult': 'participants',
  'participant-passes': 'participants',
  'installation-passes': 'installation',
  'car-passes': 'cars',
  'catalogue-order': 'catalogue',
};

type Dated = Pick<DeadlineItem, 'kind' | 'at' | 'edge' | 'state' | 'isOptional'>;

/**
 * The areas with open steps, in their order. An area is late if the last of its deadlines has passed; optional
 * deadlines are ignored beside others and never make an area late.
 * @param readUntil the end of every compulsory announcement that was not read, ms since the epoch
 */
export const readinessOf = (
  steps: Readonly<Record<ProgressArea, readonly PreparationStep[]>>,
  deadlines: readonly Dated[],
  readUntil: readonly number[],
  now: number,
): OpenArea[] =>
  progressAreas.flatMap((area): OpenArea[] => {
    const open = steps[area].filter(({ done }) => !done).length;
    if (open === 0) return [];
    if (area === 'announcements') {
      const passed = readUntil.filter((at) => isDeadlinePassed({ edge: 'until', at }, now));
      return [{ area, steps: open, due: earliest(readUntil), is_late: passed.length > 0 }];
    }
    const ofArea = deadlines.filter(
      ({ kind, edge, state }) => areaOf[kind] === area && edge === 'until' && state !== 'done',
    );
    const needed = ofArea.filter(({ isOptional }) => !isOptional);
    const own = needed.length > 0 ? needed : ofArea;
    const ahead = own.filter((item) => !isDeadlinePassed(item, now));
    const due = ahead.length > 0 ? earliest(ahead.map(({ at }) => at)) : latest(own.map(({ at }) => at));
    const isLate = needed.length > 0 && ahead.length === 0;
    return [{ area, steps: open, due, is_late: isLate }];
  });

const earliest = (moments: readonly number[]): number | null => (moments.length > 0 ? Math.min(...moments) : null);
const latest = (moments: readonly number[]): number | null => (moments.length > 0 ? Math.max(...moments) : null);

/** Parts of the list of readiness: all, with open steps, with a late area, with nothing open. */
export const readinessParts = ['all', 'open', 'late', 'ready'] as const;
/** One of `readinessParts`. */
export type ReadinessPart = (typeof readinessParts)[number];

/** Columns by which the list is sorted; `late` has the most urgent first. */
export const readinessColumns = ['late', 'company', 'steps', 'reminded'] as const;
/** One of `readinessColumns`. */
export type ReadinessColumn = (typeof readinessColumns)[number];

/** The facts about a participation that filters and sorting use. */
export interface ReadinessFacts {
  participation_id: number;
  type: EventType;
  company: Localized<'name'>;
  stands: readonly string[];
  steps: Preparation;
  open: readonly OpenArea[];
  /** When staff last reminded the company, ms since the epoch. */
  reminded: number | null;
}

/** The filter of the list. */
export interface ReadinessFilter {
  part: ReadinessPart;
  /** Only participations in which this area is open, or late if `part` is `late`. */
  area: ProgressArea | null;
  type: EventType | null;
  search: string;
}

const fitsPart = ({ open }: ReadinessFacts, { part, area }: Pick<ReadinessFilter, 'part' | 'area'>): boolean => {
  const asked = area === null ? open : open.filter((one) => one.area === area);
  if (part === 'ready') return open.length === 0;
  if (part === 'late') return asked.some(({ is_late }) => is_late);
  return (part === 'all' && area === null) || asked.length > 0;
};

/** Whether a filter includes a participation. */
export const fitsReadiness = (row: ReadinessFacts, filter: ReadinessFilter): boolean => {
  const wanted = comparisonKey(filter.search);
  const words = () => [...textsOf(row.company, 'name'), ...row.stands];
  return (
    fitsPart(row, filter) &&
    (filter.type === null || row.type === filter.type) &&
    (wanted === '' || words().some((word) => comparisonKey(word).includes(wanted)))
  );
};

/** The number of participations in each part, whatever part is selected. */
export const countReadiness = (
  rows: readonly ReadinessFacts[],
  filter: Omit<ReadinessFilter, 'part'>,
): Record<ReadinessPart, number> => {
  const counted = (part: ReadinessPart) =>
    // a participation that is ready has no open steps, so it matches no area
    rows.filter((row) => fitsReadiness(row, { ...filter, part, ...(part === 'ready' && { area: null }) })).length;
  return { all: counted('all'), open: counted('open'), late: counted('late'), ready: counted('ready') };
};

const lateCount = ({ open }: ReadinessFacts): number => open.filter(({ is_late }) => is_late).length;
const never = Number.MAX_SAFE_INTEGER;
const nearest = ({ open }: ReadinessFacts): number => Math.min(never, ...open.flatMap(({ due }) => due ?? []));
const share = ({ steps: { done, total } }: ReadinessFacts): number => (total === 0 ? 1 : done / total);

const comparisons: Record<
  Exclude<ReadinessColumn, 'company'>,
  (one: ReadinessFacts, other: ReadinessFacts) => number
> = {
  late: (one, other) => lateCount(other) - lateCount(one) || nearest(one) - nearest(other),
  steps: (one, other) => share(one) - share(other),
  reminded: (one, other) => (one.reminded ?? 0) - (other.reminded ?? 0),
};

/** Sorts the list: the most urgent first, names alphabetically; equal ones by name. */
export const sortReadiness = <Row extends ReadinessFacts>(
  rows: readonly Row[],
  { column, direction }: { column: ReadinessColumn; direction: 'ascending' | 'descending' },
  locale: Locale,
): Row[] => {
  const names = new Map(rows.map((row) => [row.participation_id, sortKey(ownTextOf(row.company, 'name', locale))]));
  const nameOf = ({ participation_id: id }: Row) => names.get(id) ?? '';
  const byName = (one: Row, other: Row) =>
    nameOf(one) < nameOf(other)
      ? -1
      : Number(nameOf(one) > nameOf(other)) || one.participation_id - other.participation_id;
  const turn = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) =>
    column === 'company' ? turn * byName(one, other) : turn * comparisons[column](one, other) || byName(one, other),
  );
};

/** The result of a reminder. */
export const reminderResults = ['sent', 'sent_today', 'nobody', 'nothing_open', 'unknown'] as const;
/** One of `reminderResults`. */
export type ReminderResult = (typeof reminderResults)[number];

/** Whether a participation is reminded, and why not: a company gets one e-mail a day at most. */
export const reminderResult = (facts: {
  openAreas: number;
  recipients: number;
  isRemindedToday: boolean;
}): Exclude<ReminderResult, 'unknown'> => {
  if (facts.openAreas === 0) return 'nothing_open';
  if (facts.isRemindedToday) return 'sent_today';
  return facts.recipients === 0 ? 'nobody' : 'sent';
};
