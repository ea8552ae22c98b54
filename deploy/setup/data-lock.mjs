import { join } from 'node:path';

/**
 * Takes the data folder for this process (SHELL-297).
 * @param {string} folder
 * @param {(error: Error) => void} onLost
 * @returns {Promise<{ release: () => Promise<void> } | { heldBy: number | null }>} heldBy null: a process of another machine
 */
export const lockDataFolder = async (folder, onLost) => {
  // loaded late: the dependencies may not be installed when this module is read
  const { LockHeld, takeLock } = (await import('./process-lock.cjs')).default;
  try {
    return { release: await takeLock(join(folder, 'start'), onLost) };
  } catch (error) {
    if (error instanceof LockHeld) return { heldBy: error.pid };
    throw error;
  }
};
