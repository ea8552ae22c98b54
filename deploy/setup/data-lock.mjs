import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // no permission to signal it means that it exists
    return error.code === 'EPERM';
  }
};

/**
 * Takes the data folder for this process; a lock of a process that is gone is taken over.
 * @param {string} folder
 * @returns {{ release: () => void } | { heldBy: number }}
 */
export const lockDataFolder = (folder) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'start.lock');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const heldBy = Number(readFileSync(file, 'utf8'));
      if (heldBy !== process.pid && isRunning(heldBy)) return { heldBy };
      rmSync(file, { force: true });
    }
  }
};
