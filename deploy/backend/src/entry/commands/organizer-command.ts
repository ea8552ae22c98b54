import type { OrganizerApi } from './organizer-api';

/** The words after `npm run organizer --` do not make a command: what is wrong is printed, where it is known, and the usage. */
export class WrongUsage extends Error {}

/** One command of `npm run organizer`; each area adds its own to `command.ts`. */
export interface OrganizerCommand {
  /** Lines for the help, without the name of the program. */
  usage: string[];
  /**
   * @param words the arguments after the command name
   * @returns the line to print
   * @throws WrongUsage
   */
  run: (api: OrganizerApi, words: string[]) => Promise<string>;
}
