import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFilesOnly } from './own-files-only';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairfront-own-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const rightsOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

it('the permissions of others on a folder and its content are removed [SHELL-296]', async () => {
  const [inner, file] = [join(folder, 'inner'), join(folder, 'inner', 'file.txt')];
  await mkdir(inner, { mode: 0o755 });
  await writeFile(file, 'x', { mode: 0o644 });
  await ownFilesOnly(folder);
  expect(await Promise.all([folder, inner, file].map(rightsOf))).toEqual([0o700, 0o700, 0o600]);
});

it('a folder that disappears meanwhile is skipped, like the lock of a release published during start-up [SHELL-296]', async () => {
  await expect(ownFilesOnly(join(folder, '.publication.lock'))).resolves.toBeUndefined();
});
