import type { Prefetch } from './prefetch';
import type { Target, Tone } from './tile';

/** A place of this participation that exists only while it has content; listed with the other places of the hub. */
export interface ChecklistPlace {
  /** Unique within its entry. */
  id: string;
  /** Name in the kit's icon sprite. */
  icon: string;
  /** Already translated. */
  title: string;
  target: Target;
}

/** One step of the preparation, done or open; computed from data, never ticked manually. */
export interface ChecklistItem {
  /** Unique within its entry. */
  id: string;
  done: boolean;
  /** What to do, already translated: "Send the catalogue order". */
  title: string;
  /** Why, or how much is left; already translated. */
  detail?: string;
  /** Its urgency while it is open; `neutral` by default. */
  tone?: Exclude<Tone, 'success'>;
  /** ISO date or instant by which it should be done. */
  due?: string;
  /**
   * Where it is done. Absent if this user cannot do it now (missing permission, too late): the item counts in the
   * progress of the company but is not listed as a task.
   */
  target?: Target;
}

/** What a checklist entry reports about the open participation. */
export interface ChecklistContent {
  /** Items are absent while it is `loading` or `failed`; the tile with the same data offers the retry. */
  state: 'loading' | 'ready' | 'failed';
  items: readonly ChecklistItem[];
  /** Refetches in the state `failed`, for an entry whose data no tile fetches. */
  retry?: () => void;
  /** Places of this entry with content; none by default. */
  places?: readonly ChecklistPlace[];
}

/** A checklist module: one hook that the shell calls for the open participation; it renders nothing. */
export interface ChecklistModule {
  useChecklist: () => ChecklistContent;
  prefetch?: Prefetch;
}

/**
 * Types the default export of a `*.checklist.ts` file.
 * @param prefetch fetches the initial data of the hook, unless a tile fetches it too
 */
export const defineChecklist = (useChecklist: () => ChecklistContent, prefetch?: Prefetch): ChecklistModule => ({
  useChecklist,
  ...(prefetch && { prefetch }),
});
