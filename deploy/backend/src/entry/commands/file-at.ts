import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { WrongUsage } from './organizer-command';

/** A file of this machine, ready to be sent. @throws WrongUsage when it cannot be read */
export const fileAt = async (file: string): Promise<File> => {
  const bytes = await readFile(file).catch(() => {
    throw new WrongUsage(`There is no file ${file} that can be read`);
  });
  return new File([new Uint8Array(bytes)], basename(file));
};
