import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder is in use by another process: two of them on one PGlite folder would silently lose rows. */
export class DataFolderLocked extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it, or name another folder in DATA_DIR.`);
    this.name = 'DataFolderLocked';
  }
}

/** When a process began, so that a number that the system gave out anew is not taken for the old holder (Linux only). */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: number, start: string): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === '' || startOf(pid) === start;
};

/**
 * Takes the folder for this process; returns the way to give it back. The lock of a process that has died is taken over.
 * @throws DataFolderLocked while a living process holds it
 */
export const lockDataFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fairfront.pid');
  const own = `${process.pid} ${startOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
    if (isAlive(Number(pid), start)) throw new DataFolderLocked(folder, Number(pid));
    rmSync(file, { force: true });
  }
};
