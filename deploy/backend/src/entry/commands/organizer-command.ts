import type { OrganizerApi } from './organizer-api';

/** The words after `npm run organizer --` do not make a command: what is wrong is printed, where it is known, and the usage. */
export class WrongUsage extends Error {}

/** One word of the organiser's command line; each area adds its own to `command.ts`. */
export interface OrganizerCommand {
  /** Lines for the help, without the name of the program. */
  usage: string[];
  /**
   * @param words what follows the word of the command
   * @returns the line to print
   * @throws WrongUsage
   */
  run: (api: OrganizerApi, words: string[]) => Promise<string>;
}
