import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import type { Config } from '../../platform/config';
import { Database } from '../../platform/database/database';
import { lockDataFolder } from '../../platform/database/data-folder-lock';
import type { Tables } from '../../platform/database/tables';
import { markDatabaseMade, openingDatabase } from '../../platform/database/whole-database';
import type { FileStore } from '../../platform/files/file-store';
import { ownFilesOnly } from '../../platform/files/own-files-only';
import { checkArchive, readArchive, type Manifest } from './archive';
import type { BackupKeys } from './backup-settings';
import { countTables, emptyDatabase } from './backup.repository';
import { startTool } from './postgres-tools';

/** What a restore reads and where it writes. */
export interface RestoreOrder {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  files: FileStore;
  keys: BackupKeys;
  /** The backup. */
  file: string;
  /** Whether what is there may be lost. */
  isReplacing: boolean;
}

/** Takes the pieces of a dump in their order. */
interface DumpTarget {
  take: (content: Readable) => Promise<void>;
  /** All pieces have come. */
  end: () => Promise<void>;
}

const notEmpty = (what: string): Error =>
  new Error(`${what}. Nothing was changed. Restore into an empty place, or add --replace to lose what is there`);

const intoPostgres = async (databaseUrl: string, isReplacing: boolean): Promise<DumpTarget> => {
  const database = await Database.onPostgres<Tables>(databaseUrl, { isMaintenance: true, connections: 1 });
  try {
    const isUsed = (await countTables(database.read)) > 0;
    if (isUsed && !isReplacing) throw notEmpty('DATABASE_URL names a database with tables');
    if (isUsed) await emptyDatabase(database.write);
  } finally {
    await database.close();
  }
  const tool = startTool('pg_restore', databaseUrl, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
  ]);
  const input = tool.child.stdin as Writable;
  return {
    // a program that fails closes its input: what it says is the better error
    take: (content) => pipeline(content, input, { end: false }).catch(() => tool.done),
    end: async () => {
      input.end();
      await tool.done;
    },
  };
};

const intoPglite = async (dataDir: string, isReplacing: boolean): Promise<DumpTarget> => {
  const folder = join(dataDir, 'database');
  const pglite = join(folder, 'pglite');
  const unlock = await lockDataFolder(folder);
  if ((await readdir(pglite).catch((): string[] => [])).length > 0) {
    if (!isReplacing) {
      await unlock();
      throw notEmpty(`${folder} holds a database`);
    }
    await rm(pglite, { recursive: true });
  }
  const pieces: Buffer[] = [];
  return {
    take: async (content) => void pieces.push(Buffer.concat(await content.toArray())),
    end: async () => {
      try {
        const snapshot = gunzipSync(Buffer.concat(pieces));
        const database = await openingDatabase(pglite, () => Database.onPglite<Tables>({ folder: pglite, snapshot }));
        await database.close();
        await markDatabaseMade(pglite);
        await ownFilesOnly(folder);
      } finally {
        await unlock();
      }
    },
  };
};

/**
 * Checks a backup as a whole, then restores its files and its database, which comes last: rows name no file that is not
 * there yet.
 * @throws Error that says what is wrong; before the check has passed nothing is changed
 */
export const restoreBackup = async ({ config, files, keys, file, isReplacing }: RestoreOrder): Promise<Manifest> => {
  const manifest = await checkArchive(file, keys);
  const { databaseUrl, dataDir } = config;
  const wanted = databaseUrl ? 'postgresql' : 'pglite';
  if (manifest.database !== wanted)
    throw new Error(
      databaseUrl
        ? 'This is a backup of the built-in database: restore it without DATABASE_URL'
        : 'This is a backup of a PostgreSQL database: name one in DATABASE_URL',
    );
  if (!isReplacing && (await files.namesBefore(new Date(8_640_000_000_000_000))).length > 0)
    throw notEmpty('The store of files is not empty');
  const target = databaseUrl ? await intoPostgres(databaseUrl, isReplacing) : await intoPglite(dataDir, isReplacing);
  await readArchive(file, keys, async (name, content) => {
    if (name.startsWith('files/')) await files.putAs(name.slice('files/'.length), content);
    else if (name.startsWith('database/')) await target.take(content);
  });
  await target.end();
  return manifest;
};
