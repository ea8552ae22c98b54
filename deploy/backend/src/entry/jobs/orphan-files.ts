import type { Services } from '../../platform/services';
import { namedFiles } from './orphan-files.repository';

/** Longer than any upload takes: a younger file may be on its way to its row. */
const graceMs = 3_600_000;
const chunkSize = 500;

/**
 * Removes stored files that no row names: their process has ended between the file and the commit, or the answer of the
 * commit was lost.
 */
export const removeOrphanFiles = async ({
  database,
  files,
  clock,
}: Pick<Services, 'database' | 'files' | 'clock'>): Promise<void> => {
  const names = await files.namesBefore(new Date(clock.now().getTime() - graceMs));
  for (let from = 0; from < names.length; from += chunkSize) {
    const asked = names.slice(from, from + chunkSize);
    const named = await namedFiles(database.read, asked);
    await files.remove(...asked.filter((name) => !named.has(name)));
  }
};
