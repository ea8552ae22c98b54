import { preparationOf, type Preparation } from '@fairfront/shared-kit/domain/participations';
import type { ChecklistItem, ChecklistPlace } from '@fairfront/shared-kit/platform';

/** The result of one checklist entry. */
export interface ChecklistReport {
  items: readonly ChecklistItem[];
  places?: readonly ChecklistPlace[];
  /** It has responded or failed and will not change the layout any more. */
  settled: boolean;
  /** Its code failed, crashed or does not respond: the retry of its remote runs it again. */
  isAbsent?: boolean;
  /** Its data failed to load: its tile refetches it. */
  isFailed?: boolean;
  /** Refetches its data if no tile does. */
  retry?: () => void;
}

/** By the name of the entry. */
export type ChecklistReports = Readonly<Record<string, ChecklistReport>>;

/** An entry as the model needs it: name, target and icon. */
export interface KnownEntry {
  id: string;
  icon: string;
}

/** An open item that this user can act on. */
export type Task = Required<Pick<ChecklistItem, 'id' | 'title' | 'tone' | 'target'>> &
  Pick<ChecklistItem, 'detail' | 'due'> & {
    /** Icon of its entry. */
    icon: string;
  };

const urgency: readonly Task['tone'][] = ['danger', 'warning', 'info', 'neutral'];

/** Lines of "What to do next" that are shown at first (DESIGN §4, mock-ups c and y4). */
export const shownTasks = { wide: 4, narrow: 3 } as const;

/** The preparation progress over the entries that have responded. */
export interface HubProgress extends Preparation {
  /** Some entry has failed: the count may be incomplete. */
  isPartial: boolean;
}

const byUrgency = (one: Task, other: Task): number => {
  const byTone = urgency.indexOf(one.tone) - urgency.indexOf(other.tone);
  if (byTone !== 0) return byTone;
  // items without a date come after those with one
  const [due, otherDue] = [one.due ?? '9999', other.due ?? '9999'];
  return due < otherDue ? -1 : due > otherDue ? 1 : 0;
};

/**
 * The user's next steps: the open items of all entries that have a target, sorted by danger, warning, info, neutral,
 * then by date, then by entry order.
 */
export const tasksOf = (entries: readonly KnownEntry[], reports: ChecklistReports): Task[] =>
  entries
    .flatMap(({ id: entry, icon }) =>
      (reports[entry]?.items ?? []).flatMap(({ done, id, tone = 'neutral', target, ...words }): Task[] =>
        // ids are unique within their entry only
        done || !target ? [] : [{ ...words, id: `${entry}/${id}`, tone, target, icon }],
      ),
    )
    .sort(byUrgency);

/** The places in which entries have content, for the last section of the hub. */
export const placesOf = (entries: readonly KnownEntry[], reports: ChecklistReports): ChecklistPlace[] =>
  entries.flatMap(({ id }) => reports[id]?.places ?? []);

/** Refetches all failed data that no tile requests. */
export const retryOf = (entries: readonly KnownEntry[], reports: ChecklistReports): (() => void) | undefined => {
  const retries = entries.flatMap(({ id }) => reports[id]?.retry ?? []);
  return retries.length === 0 ? undefined : () => retries.forEach((retry) => retry());
};

/** The preparation: done items of all items, whoever may do them. Null until an entry has responded. */
export const progressOf = (entries: readonly KnownEntry[], reports: ChecklistReports): HubProgress | null => {
  const known = entries.flatMap(({ id }) => reports[id] ?? []);
  const items = known.flatMap((report) => report.items);
  const isPartial = known.some(({ isAbsent, isFailed }) => isAbsent === true || isFailed === true);
  return items.length === 0 ? null : { ...preparationOf(items), isPartial };
};
