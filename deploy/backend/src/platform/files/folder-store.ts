import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  newName,
  StorageUnavailable,
  typeOfName,
  type FileStore,
  type StoredExtension,
  type StoredFile,
} from './file-store';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A full disk or an exhausted quota, which callers tell from an outage. */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** An error of the file system, such as a lost network drive; a full disk keeps its own error. */
const folderError = (error: unknown): unknown => {
  const { errno, code } = error as NodeJS.ErrnoException;
  return errno === undefined || fullCodes.includes(code) ? error : new StorageUnavailable(error);
};

/** Empty before the first file is stored. */
const noFolder = (error: unknown): [] => {
  if (isMissing(error)) return [];
  throw folderError(error);
};

/** Files in one folder, which several processes share. */
export class FolderStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(content: Buffer | Readable, extension: StoredExtension): Promise<string> {
    const name = newName(extension);
    await this.putAs(name, content);
    return name;
  }

  async putAs(name: string, content: Buffer | Readable): Promise<void> {
    const path = this.pathOf(name);
    const part = `${path}.part`;
    try {
      await mkdir(join(path, '..'), { recursive: true });
      const draft = await open(part, 'w');
      try {
        await writeFile(draft, content);
        await draft.sync();
      } finally {
        await draft.close();
      }
      await rename(part, path);
    } catch (error) {
      // on a full disk the torn file would take the room of others for an hour
      await rm(part, { force: true }).catch(() => undefined);
      throw folderError(error);
    }
  }

  async get(name: string): Promise<StoredFile | null> {
    const type = typeOfName(name);
    if (type === null) return null;
    try {
      const handle = await open(this.pathOf(name));
      const { size } = await handle.stat();
      return { type, size, content: handle.createReadStream() };
    } catch (error) {
      if (isMissing(error)) return null;
      throw folderError(error);
    }
  }

  async has(name: string): Promise<boolean> {
    if (typeOfName(name) === null) return false;
    try {
      return Boolean(await stat(this.pathOf(name)));
    } catch (error) {
      if (isMissing(error)) return false;
      throw folderError(error);
    }
  }

  async remove(...names: readonly string[]): Promise<void> {
    try {
      await Promise.all(names.map((name) => rm(this.pathOf(name), { force: true })));
    } catch (error) {
      throw folderError(error);
    }
  }

  async namesBefore(moment: Date): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(noFolder);
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const ages = await Promise.all(names.map((name) => stat(this.pathOf(name)).catch(() => null)));
    return names.filter((_name, index) => {
      const age = ages[index];
      return age && age.mtime < moment;
    });
  }

  /** The first two letters of the name are a subfolder, so that none holds too many files. */
  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}
