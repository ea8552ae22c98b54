import type { Target, Tone } from './tile';

/** The sections of the command palette, in this order (SHELL-233). `records` are found by search only. */
export const commandGroups = ['actions', 'places', 'records', 'help'] as const;
/** One of `commandGroups`. */
export type CommandGroup = (typeof commandGroups)[number];

/** One line of the command palette; what this user may never do is left out, what has to wait is `locked`. */
export interface Command {
  /** Unique within its entry. */
  id: string;
  /** Already translated; a sentence that begins with a verb for an action, a name for a place or a record. */
  title: string;
  /** Stands behind the title: what is left, until when, which state. Searched as well. */
  detail?: string;
  /** Further words by which it is found, never shown. */
  keywords?: readonly string[];
  /** Another icon than that of the entry. */
  icon?: string;
  /** How many things the place holds. */
  count?: number;
  /** A state that deserves a word and a colour. */
  badge?: { label: string; tone: Exclude<Tone, 'success'> };
  /** Why it cannot be done now, with the date or number: "opens on 8 June". The command stays in the list with a lock. */
  locked?: string;
  /** A place, or what to do; a place can be opened in a new tab. */
  action: Target | (() => void);
}

/** What a command entry says about the open participation. */
export interface CommandContent {
  /** While it is `loading` or `failed` its commands are absent. */
  state: 'loading' | 'ready' | 'failed';
  commands: readonly Command[];
}

/** A command module: one hook, called by the shell while the palette is open; it draws nothing. */
export interface CommandModule {
  /**
   * @param search what the person has typed, trimmed; empty at first. The shell finds the commands that fit: a provider of
   * records may wait with its call until this is not empty
   */
  useCommands: (search: string) => CommandContent;
}

/** Types the default export of a `*.commands.ts` file. */
export const defineCommands = (useCommands: CommandModule['useCommands']): CommandModule => ({ useCommands });
