import type { Prefetch } from './prefetch';
import type { Target, Tone } from './tile';

/** A place that exists for this participation only while there is something in it; listed with the other places of the hub. */
export interface ChecklistPlace {
  /** Unique within its entry. */
  id: string;
  /** Name in the kit's icon sprite. */
  icon: string;
  /** Already translated. */
  title: string;
  target: Target;
}

/** One thing of the preparation, done or open; computed from data, never ticked by hand (SHELL-230). */
export interface ChecklistItem {
  /** Unique within its entry. */
  id: string;
  done: boolean;
  /** What to do, already translated: "Send the catalogue order". */
  title: string;
  /** Why, or how much is left; already translated. */
  detail?: string;
  /** How urgent it is while it is open; `neutral` when absent. */
  tone?: Exclude<Tone, 'success'>;
  /** ISO date or instant by which it should be done. */
  due?: string;
  /**
   * Where it is done. Absent when this user cannot do it now (no right, too late): the item counts in the progress of
   * the company, but nobody is asked to do it.
   */
  target?: Target;
}

/** What a checklist entry says about the open participation. */
export interface ChecklistContent {
  /** While it is `loading` or `failed` its items are absent; the tile with the same data offers the retry. */
  state: 'loading' | 'ready' | 'failed';
  items: readonly ChecklistItem[];
  /** Asks again when the state is `failed`, for an entry whose data no tile asks for (SHELL-351). */
  retry?: () => void;
  /** Places of this entry that are worth a link now; none when absent (ACC-228). */
  places?: readonly ChecklistPlace[];
}

/** A checklist module: one hook, called by the shell for the open participation; it draws nothing. */
export interface ChecklistModule {
  useChecklist: () => ChecklistContent;
  prefetch?: Prefetch;
}

/**
 * Types the default export of a `*.checklist.ts` file.
 * @param prefetch what the hook reads first, unless a tile reads it, too
 */
export const defineChecklist = (useChecklist: () => ChecklistContent, prefetch?: Prefetch): ChecklistModule => ({
  useChecklist,
  ...(prefetch && { prefetch }),
});
