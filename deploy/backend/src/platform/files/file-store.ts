import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Kinds of stored files, by the extension of their names. */
const storedTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;
export type StoredExtension = keyof typeof storedTypes;

const isStoredExtension = (text: string | undefined): text is StoredExtension =>
  text !== undefined && Object.hasOwn(storedTypes, text);

/** A name that this store has given: 256 random bits, so that nobody guesses one (ACC-041). */
const namePattern = /^([\w-]{43})\.([a-z]+)$/;

/** Nothing was stored yet. */
const noFolder = (error: NodeJS.ErrnoException): [] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

/**
 * Files that people have sent, in one folder under names that cannot be guessed. A file is never changed: a new content
 * gets a new name. Several processes share the folder.
 */
export class FileStore {
  constructor(private readonly folder: string) {}

  /** Stores a file and answers its name; after the return it is complete and on the disk. */
  async put(bytes: Buffer, extension: StoredExtension): Promise<string> {
    const name = `${randomBytes(32).toString('base64url')}.${extension}`;
    const path = this.pathOf(name);
    await mkdir(join(path, '..'), { recursive: true });
    const draft = await open(`${path}.part`, 'wx');
    try {
      await draft.writeFile(bytes);
      await draft.sync();
    } finally {
      await draft.close();
    }
    await rename(`${path}.part`, path);
    return name;
  }

  /** The file with its type; null for a name that this store has not given or no longer holds. */
  async get(name: string): Promise<{ bytes: Buffer; type: string } | null> {
    const extension = namePattern.exec(name)?.[2];
    if (!isStoredExtension(extension)) return null;
    try {
      return { bytes: await readFile(this.pathOf(name)), type: storedTypes[extension] };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Removes files; one that is gone already is no error. */
  async remove(...names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(this.pathOf(name), { force: true })));
  }

  /** Names of the files that were last written before this moment, unfinished ones among them. */
  async namesBefore(moment: Date): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(noFolder);
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const ages = await Promise.all(names.map((name) => stat(this.pathOf(name)).catch(() => null)));
    return names.filter((_name, index) => {
      const age = ages[index];
      return age && age.mtime < moment;
    });
  }

  /** Two letters of the name make a folder, so that none holds too many files. */
  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}

declare module '../services' {
  interface Services {
    /** Uploaded files: logos, attachments, documents. */
    files: FileStore;
  }
}
