import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database';
import { markDatabaseMade, openingDatabase, requireWholeDatabase } from './whole-database';

/** A data folder whose database is missing or damaged (SHELL-603). */
let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairfront-whole-'));
  folder = join(dataDir, 'database', 'pglite');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('an empty folder starts with a fresh database', async () => {
  await expect(requireWholeDatabase(dataDir, folder)).resolves.toBeUndefined();
});

it.each<[string, () => unknown]>([
  [
    'files of a database without PG_VERSION',
    () => {
      mkdirSync(join(folder, 'base'), { recursive: true });
    },
  ],
  [
    'a database that was opened before',
    async () => {
      mkdirSync(folder, { recursive: true });
      await markDatabaseMade(folder);
    },
  ],
  [
    'uploaded files',
    () => {
      mkdirSync(join(dataDir, 'files'), { recursive: true });
      writeFileSync(join(dataDir, 'files', 'a.pdf'), 'x');
    },
  ],
])(
  'the start is blocked if there are %s, naming path and remedy and changing nothing [SHELL-603]',
  async (_what, leave) => {
    await leave();
    const before = readdirSync(dataDir, { recursive: true }).map(String).sort();
    const opened = openDatabase({ databaseUrl: null, databaseDirectUrl: null, databaseConnections: 1, dataDir });
    await expect(opened).rejects.toThrow(folder);
    await expect(opened).rejects.toThrow(/PG_VERSION is missing.*Restore the whole data folder/);
    expect(
      readdirSync(dataDir, { recursive: true })
        .map(String)
        .filter((name) => before.includes(name))
        .sort(),
    ).toEqual(before);
  },
);

it.each([
  ['damaged', new Error('Program terminated with exit(1)'), 'Restore the whole data folder'],
  ['on a full disk', Object.assign(new Error('write failed'), { code: 'ENOSPC' }), 'The disk is full'],
])('a database that is %s is reported in words [SHELL-603]', async (_how, error, advice) => {
  const opening = openingDatabase(folder, () => Promise.reject(error));
  await expect(opening).rejects.toThrow(`The database ${folder} cannot be opened. `);
  await expect(opening).rejects.toThrow(advice);
  await expect(opening).rejects.toThrow(error.message);
});

it('a database with damaged files is reported [SHELL-603]', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), 'broken');
  await expect(
    openDatabase({ databaseUrl: null, databaseDirectUrl: null, databaseConnections: 1, dataDir }),
  ).rejects.toThrow(`The database ${folder} cannot be opened. `);
});
