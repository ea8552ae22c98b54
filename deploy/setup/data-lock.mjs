import { join } from 'node:path';

/** Describes the holder of a lock. @param {import('./process-lock.cjs').LockHeld} held */
const holderOf = ({ pid, host, files }) => {
  if (pid !== null && host === null) return `process ${pid}. Stop it`;
  const holder = host === null ? 'another process' : `process ${pid} on machine ${host}`;
  return `${holder}. Stop it; if nothing uses the folder (it is a copy), remove ${files.join(' and ')}`;
};

/**
 * Locks the data folder for this process.
 * @param {string} folder
 * @param {(error: Error) => void} onLost
 * @returns {Promise<{ release: () => Promise<void> } | { heldBy: string }>} heldBy: who holds the lock, and what to do
 */
export const lockDataFolder = async (folder, onLost) => {
  // imported late: the dependencies may not be installed when this module is loaded
  const { LockHeld, takeLock } = (await import('./process-lock.cjs')).default;
  try {
    return { release: await takeLock(join(folder, 'start'), onLost) };
  } catch (error) {
    if (error instanceof LockHeld) return { heldBy: holderOf(error) };
    throw error;
  }
};
