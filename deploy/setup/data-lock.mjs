import { join } from 'node:path';

/** Who holds a lock, in words. @param {import('./process-lock.cjs').LockHeld} held */
const holderOf = ({ pid, host, files }) => {
  if (pid !== null && host === null) return `process ${pid}. Stop it`;
  const holder = host === null ? 'another process' : `process ${pid} of the machine ${host}`;
  return `${holder}. Stop it; where nothing uses the folder (a copy), remove ${files.join(' and ')}`;
};

/**
 * Takes the data folder for this process (SHELL-297).
 * @param {string} folder
 * @param {(error: Error) => void} onLost
 * @returns {Promise<{ release: () => Promise<void> } | { heldBy: string }>} heldBy: who has it, and what to do
 */
export const lockDataFolder = async (folder, onLost) => {
  // loaded late: the dependencies may not be installed when this module is read
  const { LockHeld, takeLock } = (await import('./process-lock.cjs')).default;
  try {
    return { release: await takeLock(join(folder, 'start'), onLost) };
  } catch (error) {
    if (error instanceof LockHeld) return { heldBy: holderOf(error) };
    throw error;
  }
};
