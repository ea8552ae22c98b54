import { mkdir, readdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The database in the data folder is incomplete or cannot be opened: the message says where and what to do. */
class DatabaseUnusable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnusable';
  }
}

/** With less free space nothing can be opened: PostgreSQL first writes a file of 16 MB. */
const leastFreeBytes = 20 * 1024 * 1024;

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Marker file beside the database, written once it was opened, so that a lost database is noticed. */
const markName = 'database-made';

/**
 * Prevents a new database from silently replacing a lost one: an incomplete restore looks like a first start.
 * @param dataDir the data folder, with its uploaded files
 * @param folder the database in it
 * @throws DatabaseUnusable if there is data but no database
 */
export const requireWholeDatabase = async (dataDir: string, folder: string): Promise<void> => {
  const names = await namesIn(folder);
  if (names.includes('PG_VERSION')) return;
  const wasMade = (await namesIn(join(folder, '..'))).includes(markName);
  const traces = [
    ...(names.length > 0 ? [`${folder} holds files of a database`] : []),
    ...(wasMade ? [`the file ${markName} beside it says that there was one`] : []),
    ...((await namesIn(join(dataDir, 'files'))).length > 0 ? [`${join(dataDir, 'files')} holds uploaded files`] : []),
  ];
  if (traces.length === 0) return;
  throw new DatabaseUnusable(
    `The database ${folder} is damaged or was restored only in part: PG_VERSION is missing, but ${traces.join(', and ')}. ` +
      `Nothing was changed. Restore the whole data folder ${dataDir} from a backup, or name an empty folder in DATA_DIR to begin anew.`,
  );
};

/** Records that there is a database in this folder. */
export const markDatabaseMade = async (folder: string): Promise<void> => {
  await writeFile(join(folder, '..', markName), '', { mode: 0o600 });
};

const isFull = async (folder: string, error: unknown): Promise<boolean> => {
  if (/ENOSPC|EDQUOT|no space left/i.test(`${(error as { code?: unknown }).code} ${String(error)}`)) return true;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastFreeBytes;
};

/**
 * Opens a database and explains a failure in words: PGlite throws a crash of a WebAssembly program.
 * @throws DatabaseUnusable
 */
export const openingDatabase = async <Opened>(folder: string, open: () => Promise<Opened>): Promise<Opened> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await open();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = (await isFull(folder, error))
      ? 'The disk is full: free some room on it and start again.'
      : 'Its files are damaged, or belong to another version or user. Restore the whole data folder from a backup, or name an empty folder in DATA_DIR to begin anew.';
    throw new DatabaseUnusable(`The database ${folder} cannot be opened. ${advice} The database says: ${reason}`, {
      cause: error,
    });
  }
};
