import type { Target, Tone } from './tile';

/** The sections of the command palette, in this order. `records` appear only in search results. */
export const commandGroups = ['actions', 'places', 'records', 'help'] as const;
/** One of `commandGroups`. */
export type CommandGroup = (typeof commandGroups)[number];

/**
 * One line of the command palette. Commands that this user may never run are omitted; temporarily unavailable ones are
 * `locked`.
 */
export interface Command {
  /** Unique within its entry. */
  id: string;
  /** Already translated; a sentence that begins with a verb for an action, a name for a place or a record. */
  title: string;
  /** Shown after the title: what is left, until when, or the state. Searched as well. */
  detail?: string;
  /** Additional search words that are never shown. */
  keywords?: readonly string[];
  /** Replaces the icon of the entry. */
  icon?: string;
  /** Number of items in the place. */
  count?: number;
  /** A state shown as a coloured word. */
  badge?: { label: string; tone: Exclude<Tone, 'success'> };
  /**
   * Why it is unavailable now, with the date or number: "opens on 8 June". The command stays in the list with a lock.
   */
  locked?: string;
  /** A place or a function; a place can be opened in a new tab. */
  action: Target | (() => void);
}

/** What a command entry reports about the open participation. */
export interface CommandContent {
  /** Commands are absent while it is `loading` or `failed`. */
  state: 'loading' | 'ready' | 'failed';
  commands: readonly Command[];
}

/** A command module: one hook that the shell calls while the palette is open; it renders nothing. */
export interface CommandModule {
  /**
   * @param search the trimmed input; empty at first. The shell filters the commands: a provider of records may delay
   * its call until this is not empty
   */
  useCommands: (search: string) => CommandContent;
}

/** Types the default export of a `*.commands.ts` file. */
export const defineCommands = (useCommands: CommandModule['useCommands']): CommandModule => ({ useCommands });
