import type { Target, Tone } from './tile';

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
   * the company, but nobody is told to do it.
   */
  target?: Target;
}

/** What a checklist entry says about the open participation. */
export interface ChecklistContent {
  /** While it is `loading` or `failed` its items are absent; the tile with the same data offers the retry. */
  state: 'loading' | 'ready' | 'failed';
  items: readonly ChecklistItem[];
}

/** A checklist module: one hook, called by the shell for the open participation; it draws nothing. */
export interface ChecklistModule {
  useChecklist: () => ChecklistContent;
}

/** Types the default export of a `*.checklist.ts` file. */
export const defineChecklist = (useChecklist: () => ChecklistContent): ChecklistModule => ({ useChecklist });
