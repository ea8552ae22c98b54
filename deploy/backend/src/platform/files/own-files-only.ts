import type { Dirent } from 'node:fs';
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Rights that nobody but the owner has. */
const othersMask = 0o077;
/** In the release store the group may read: a web server of another user serves what is public anyway. */
const groupReadsMask = 0o027;
/** Files at once: enough to be quick, few enough for every limit of open files. */
const chunkSize = 64;

const correct = async (path: string, mask: number): Promise<void> => {
  try {
    const { mode } = await lstat(path);
    if (mode & mask) await chmod(path, mode & 0o777 & ~mask);
  } catch (error) {
    // gone meanwhile, or the property of another user, who decides himself
    if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

/** None where the folder is gone meanwhile: a release may be published while the backend starts, and its lock is a folder. */
const entriesOf = async (folder: string): Promise<Dirent[]> => {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/**
 * Takes from everybody but the owner the rights to what lies in a folder, the folder included (SHELL-296). Links are left
 * as they are, and so is what they lead to.
 */
export const ownFilesOnly = async (folder: string, mask: number = othersMask): Promise<void> => {
  await correct(folder, mask);
  const entries = await entriesOf(folder);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  for (let from = 0; from < files.length; from += chunkSize) {
    await Promise.all(files.slice(from, from + chunkSize).map((file) => correct(file, mask)));
  }
  for (const entry of entries) if (entry.isDirectory()) await ownFilesOnly(join(folder, entry.name), mask);
};

/** The data folder of an installation: made when it is not there, corrected when it is. */
export const ownDataFolderOnly = async (dataDir: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await correct(dataDir, groupReadsMask);
  const entries = await readdir(dataDir, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(dataDir, entry.name);
    const mask = entry.name === 'releases' ? groupReadsMask : othersMask;
    if (entry.isDirectory()) await ownFilesOnly(path, mask);
    else if (entry.isFile()) await correct(path, mask);
  }
};
