import { preparationOf, type Preparation } from '@fairfront/shared-kit/model';
import type { ChecklistItem, ChecklistPlace } from '@fairfront/shared-kit/platform';

/** What one checklist entry has answered. */
export interface ChecklistReport {
  items: readonly ChecklistItem[];
  places?: readonly ChecklistPlace[];
  /** It has answered or failed: nothing of it moves any more. */
  settled: boolean;
  /** Its code failed, crashed or does not answer: the retry of its remote asks for it again (SHELL-232). */
  isAbsent?: boolean;
  /** Its data did not come: its tile asks for them again. */
  isFailed?: boolean;
  /** Asks for its data again, where no tile does. */
  retry?: () => void;
}

/** By the name of the entry. */
export type ChecklistReports = Readonly<Record<string, ChecklistReport>>;

/** An entry as the model needs it: its name, its place and its icon. */
export interface KnownEntry {
  id: string;
  icon: string;
}

/** An open item that this user can do something about. */
export type Task = Required<Pick<ChecklistItem, 'id' | 'title' | 'tone' | 'target'>> &
  Pick<ChecklistItem, 'detail' | 'due'> & {
    /** Icon of its entry. */
    icon: string;
  };

const urgency: readonly Task['tone'][] = ['danger', 'warning', 'info', 'neutral'];

/** Lines of "What to do next" that are shown at first (DESIGN §4, mock-ups c and y4). */
export const shownTasks = { wide: 4, narrow: 3 } as const;

/** How far the preparation is, as far as the entries have answered. */
export interface HubProgress extends Preparation {
  /** Some entry has failed: there may be more to do than is counted (SHELL-386). */
  isPartial: boolean;
}

const byUrgency = (one: Task, other: Task): number => {
  const byTone = urgency.indexOf(one.tone) - urgency.indexOf(other.tone);
  if (byTone !== 0) return byTone;
  // what has no date comes after what has one
  const [due, otherDue] = [one.due ?? '9999', other.due ?? '9999'];
  return due < otherDue ? -1 : due > otherDue ? 1 : 0;
};

/**
 * What this user can do next: the open items of all entries with a place to do them, danger, warning, info, neutral, then
 * by date; equal ones keep the order of the entries (SHELL-231).
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

/** The places that entries have something in, for the last section of the hub (ACC-228). */
export const placesOf = (entries: readonly KnownEntry[], reports: ChecklistReports): ChecklistPlace[] =>
  entries.flatMap(({ id }) => reports[id]?.places ?? []);

/** Asks again for all that has failed and that no tile asks for (SHELL-351). */
export const retryOf = (entries: readonly KnownEntry[], reports: ChecklistReports): (() => void) | undefined => {
  const retries = entries.flatMap(({ id }) => reports[id]?.retry ?? []);
  return retries.length === 0 ? undefined : () => retries.forEach((retry) => retry());
};

/** The preparation: done items of all items, whoever may do them. Null while no entry has answered any (SHELL-230). */
export const progressOf = (entries: readonly KnownEntry[], reports: ChecklistReports): HubProgress | null => {
  const known = entries.flatMap(({ id }) => reports[id] ?? []);
  const items = known.flatMap((report) => report.items);
  const isPartial = known.some(({ isAbsent, isFailed }) => isAbsent === true || isFailed === true);
  return items.length === 0 ? null : { ...preparationOf(items), isPartial };
};
