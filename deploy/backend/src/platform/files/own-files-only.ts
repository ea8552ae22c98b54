import type { Dirent } from 'node:fs';
import { access, chmod, constants, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Permission bits of everybody but the owner. */
const othersMask = 0o077;
/** In the release store the group may read: a web server of another user may serve what is public anyway. */
const groupReadsMask = 0o027;
/** Parallel files: enough to be fast, few enough for every limit of open files. */
const chunkSize = 64;

const correct = async (path: string, mask: number): Promise<void> => {
  try {
    const { mode } = await lstat(path);
    if (mode & mask) await chmod(path, mode & 0o777 & ~mask);
  } catch (error) {
    // it has disappeared, or belongs to another user or a read-only volume, who decide about it
    if (!['ENOENT', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

/** Empty if the folder has disappeared: a release may be published during start-up, and its lock is a folder. */
const entriesOf = async (folder: string): Promise<Dirent[]> => {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/**
 * Removes the permissions of everybody but the owner on a folder and its content. Links and their targets
 * are left unchanged.
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

/**
 * Creates the data folder of an installation, or corrects its permissions.
 * @throws Error that names the folder if it cannot be made or written
 */
export const ownDataFolderOnly = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new Error(`DATA_DIR cannot be written: ${(error as Error).message}`, { cause: error });
  }
  await correct(dataDir, groupReadsMask);
  const entries = await readdir(dataDir, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(dataDir, entry.name);
    const mask = entry.name === 'releases' ? groupReadsMask : othersMask;
    if (entry.isDirectory()) await ownFilesOnly(path, mask);
    else if (entry.isFile()) await correct(path, mask);
  }
};
