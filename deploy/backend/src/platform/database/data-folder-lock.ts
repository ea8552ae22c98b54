import { join } from 'node:path';
import { LockHeld, takeLock } from '../../../../setup/process-lock.cjs';

/** The data folder is used by another process: two of them on one PGlite folder would silently lose rows. */
export class DataFolderLocked extends Error {
  constructor(
    readonly folder: string,
    { pid, host, files }: Pick<LockHeld, 'pid' | 'host' | 'files'>,
  ) {
    const holder = pid === null ? 'another process' : `process ${pid}`;
    const isSeen = pid !== null && host === null;
    super(
      `The data folder ${folder} is in use by ${holder}${host === null ? '' : ` of the machine ${host}`}. Stop it` +
        (isSeen ? '' : `; where nothing uses the folder (a copy), remove ${files.join(' and ')}`) +
        ', or name another folder in DATA_DIR.',
    );
    this.name = 'DataFolderLocked';
  }
}

/**
 * Locks the folder for this process; returns a release function. The lock of a dead process is taken over.
 * @param onLost the lock was removed by somebody else: the process must end before two write
 * @throws DataFolderLocked while a running process holds it
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
    throw error instanceof LockHeld ? new DataFolderLocked(folder, error) : error;
  }
};
