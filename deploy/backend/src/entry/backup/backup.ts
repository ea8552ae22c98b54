import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Config } from '../../platform/config';
import { Database } from '../../platform/database/database';
import { lockDataFolder } from '../../platform/database/data-folder-lock';
import type { Tables } from '../../platform/database/tables';
import type { FileStore } from '../../platform/files/file-store';
import { allNamedFiles } from '../jobs/orphan-files.repository';
import { ArchiveWriter, checkArchive, type Manifest } from './archive';
import { withExportedSnapshot } from './backup.repository';
import type { BackupKeys } from './backup-settings';
import { startTool } from './postgres-tools';

/** Bytes of an entry of the database: a dump of unknown length is written in such pieces. */
const pieceSize = 8 * 1024 * 1024;
/** A file that was removed while the backup ran: the rows are read again, and the backup begins anew. */
class FileRemovedMeanwhile extends Error {}
const mostBeginnings = 3;

const piecesOf = async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    held.push(chunk);
    size += chunk.length;
    if (size < pieceSize) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
};

const addDump = async (archive: ArchiveWriter, content: AsyncIterable<Buffer>): Promise<void> => {
  let number = 0;
  for await (const piece of piecesOf(content)) {
    number += 1;
    await archive.add(`database/${String(number).padStart(6, '0')}`, piece.length, piece);
  }
};

/** @returns the files that are lost: they are named now as before, and the store does not have them */
const addFiles = async (
  archive: ArchiveWriter,
  files: FileStore,
  names: Iterable<string>,
  readNames: () => Promise<Set<string>>,
): Promise<string[]> => {
  const absent: string[] = [];
  for (const name of names) {
    const file = await files.get(name);
    if (file) await archive.add(`files/${name}`, file.size, file.content);
    else absent.push(name);
  }
  if (absent.length === 0) return [];
  const stillNamed = await readNames();
  if (absent.some((name) => !stillNamed.has(name))) throw new FileRemovedMeanwhile();
  return absent;
};

/** What a backup reads and where it writes. */
export interface BackupOrder {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  files: FileStore;
  keys: BackupKeys;
  /** Folder of backups; made if it is missing. */
  folder: string;
  now: Date;
}

const fromPostgres = async ({ files }: BackupOrder, databaseUrl: string, archive: ArchiveWriter, now: Date) => {
  const database = await Database.onPostgres<Tables>(databaseUrl, { isMaintenance: true, connections: 2 });
  try {
    return await withExportedSnapshot(database.read, async (trx, snapshot) => {
      const names = await allNamedFiles(trx);
      const lostFiles = await addFiles(archive, files, names, () => allNamedFiles(database.read));
      const dump = startTool('pg_dump', databaseUrl, [
        ...['--format=custom', '--no-owner', '--no-privileges'],
        `--snapshot=${snapshot}`,
      ]);
      await addDump(archive, dump.child.stdout as Readable);
      await dump.done;
      return archive.end({ madeAt: now.toISOString(), database: 'postgresql', lostFiles });
    });
  } finally {
    await database.close();
  }
};

/** The lock of the folder keeps everybody else from writing. */
const fromPglite = async ({ config, files }: BackupOrder, archive: ArchiveWriter, now: Date) => {
  const folder = join(config.dataDir, 'database');
  const unlock = await lockDataFolder(folder);
  try {
    const pglite = join(folder, 'pglite');
    if (!(await readdir(pglite).catch((): string[] => [])).includes('PG_VERSION'))
      throw new Error(`There is no database in ${folder}: DATA_DIR or DATABASE_URL names another place`);
    const database = await Database.onPglite<Tables>({ folder: pglite });
    try {
      const names = await allNamedFiles(database.read);
      const lostFiles = await addFiles(archive, files, names, async () => names);
      const dump = Buffer.from((await database.pglite?.snapshot()) ?? []);
      await addDump(archive, Readable.from([dump]).pipe(createGzip()));
      return await archive.end({ madeAt: now.toISOString(), database: 'pglite', lostFiles });
    } finally {
      await database.close();
    }
  } finally {
    await unlock();
  }
};

/**
 * Writes a backup of database and files and checks it: every file that a row of it names is in it. On PostgreSQL the
 * portal keeps running; the built-in database must be stopped.
 * @returns its path and what it holds
 */
export const makeBackup = async (order: BackupOrder): Promise<{ file: string; manifest: Manifest }> => {
  const { config, folder, keys, now } = order;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const file = join(folder, `fairfront-${stamp}.tar${keys.recipient === null ? '' : '.age'}`);
  for (let beginning = 1; ; beginning += 1) {
    const archive = new ArchiveWriter(file, keys.recipient);
    try {
      const manifest = config.databaseUrl
        ? await fromPostgres(order, config.databaseUrl, archive, now)
        : await fromPglite(order, archive, now);
      // without the secret key the hash of the file as a whole was compared
      if (keys.recipient === null || keys.identity !== null) await checkArchive(file, keys);
      return { file, manifest };
    } catch (error) {
      await archive.abandon();
      if (!(error instanceof FileRemovedMeanwhile) || beginning === mostBeginnings) throw error;
    }
  }
};
