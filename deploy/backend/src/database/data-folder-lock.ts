import { join } from 'node:path';
import { LockHeld, takeLock } from '../../../setup/process-lock.cjs';

/** The data folder is in use by another process: two of them on one PGlite folder would silently lose rows. */
export class DataFolderLocked extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number | null,
  ) {
    const holder = pid === null ? 'another process' : `process ${pid}`;
    super(`The data folder ${folder} is in use by ${holder}. Stop it, or name another folder in DATA_DIR.`);
    this.name = 'DataFolderLocked';
  }
}

/**
 * Takes the folder for this process; returns the way to give it back. The lock of a process that has died is taken over.
 * @param onLost somebody else has removed the lock: the process must end before two write
 * @throws DataFolderLocked while a living process holds it
 */
export const lockDataFolder = async (
  folder: string,
  onLost: (error: Error) => void = (error) => {
    throw error;
  },
): Promise<() => Promise<void>> => {
  try {
    return await takeLock(join(folder, 'fairfront'), onLost);
  } catch (error) {
    throw error instanceof LockHeld ? new DataFolderLocked(folder, error.pid) : error;
  }
};
