import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { revisionOf } from './release-revision';
import type { Services } from '../services';
import { askDatabase } from './readiness.repository';

/** What the process needs to serve the portal; true: available. */
export interface Readiness {
  database: boolean;
  /** The data folder is writable and has free space. */
  disk: boolean;
  /** There is a release that the edge can serve. */
  release: boolean;
}

/** Below this free space in bytes the disk of the data folder counts as full. */
const leastFreeBytes = 20 * 1024 * 1024;
/** Timeout of a check in ms, after which its part counts as unavailable. */
const limitMs = 2_000;
/** ms for which a result is shared by all callers, so that checks cannot load the database. */
const reusedMs = 500;

const isUsable = async (work: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), limitMs)));
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
};

const requireRoom = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastFreeBytes) throw new Error('The disk of the data folder is full');
  // quotas and read-only disks show only on a write; the number lets several processes check in parallel
  const probe = join(folder, `.ready-${process.pid}`);
  try {
    await writeFile(probe, randomBytes(512), { flush: true });
  } finally {
    await rm(probe, { force: true });
  }
};

const requireRelease = async (file: string): Promise<void> => {
  if (revisionOf(await readFile(file, 'utf8')) === null) throw new Error('The release document has no revision');
};

const requireDatabase = async (database: Services['database']): Promise<void> => askDatabase(database.read);

/** Checks the parts of the portal; parallel checks share one result. */
export const readinessOf = ({ database, config, clock }: Pick<Services, 'database' | 'config' | 'clock'>) => {
  let last: { at: number; answer: Promise<Readiness> } | null = null;
  const ask = async (): Promise<Readiness> => {
    const [isDatabaseUsable, disk, release] = await Promise.all([
      isUsable(requireDatabase(database)),
      isUsable(requireRoom(config.dataDir)),
      isUsable(requireRelease(config.releaseDocument)),
    ]);
    return { database: isDatabaseUsable, disk, release };
  };
  return (): Promise<Readiness> => {
    const now = clock.now().getTime();
    if (!last || now - last.at > reusedMs) last = { at: now, answer: ask() };
    return last.answer;
  };
};
