import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
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

/** A file of this machine, ready to be sent. @throws WrongUsage when it cannot be read */
export const fileAt = async (file: string): Promise<File> => {
  const bytes = await readFile(file).catch(() => {
    throw new WrongUsage(`There is no file ${file} that can be read`);
  });
  return new File([new Uint8Array(bytes)], basename(file));
};
