import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Names of all files in a folder and its subfolders, as relative paths with slashes. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
};
