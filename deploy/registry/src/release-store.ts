import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compare, valid } from 'semver';
import { parseReleaseDocument, releaseSchema, type ReleaseDocument } from '@fairfront/shared-kit/platform/release';
import { LockHeld, takeLock } from '../../setup/process-lock.cjs';
import type { Manifest } from './package-release';
import { refuse } from './registry-error';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Serialises a document. @throws RegistryError when its readers would reject it */
export const textOf = (document: ReleaseDocument): string => {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  try {
    parseReleaseDocument(text);
  } catch (error) {
    refuse('DOCUMENT_UNREADABLE', `readers would reject the new release document: ${messageOf(error)}`);
  }
  return text;
};

/** Parses a document of an earlier format; null for any other text. */
const outdatedDocument = (source: string): { revision: number; remotes: object } | null => {
  try {
    const found = JSON.parse(source) as { schema?: unknown; revision: number; remotes: object } | null;
    return typeof found?.schema === 'number' && found.schema < releaseSchema ? found : null;
  } catch {
    return null;
  }
};

/**
 * A folder with released versions and the release document. `<package>/<version>/…` never changes once it exists,
 * `release.json` is replaced as a whole, and `history/<revision>.json` keeps every previous document.
 */
export class ReleaseStore {
  constructor(readonly folder: string) {}

  folderOf(packageName: string, version: string): string {
    return join(this.folder, packageName, version);
  }

  /**
   * The release document; null before the first release. @throws RegistryError with instructions for restoring a
   * previous one
   */
  async read(): Promise<ReleaseDocument | null> {
    const file = join(this.folder, 'release.json');
    if (!(await exists(file))) return null;
    const source = await readFile(file, 'utf8');
    try {
      return parseReleaseDocument(source);
    } catch (error) {
      const outdated = await this.outdated();
      if (outdated) {
        const names = outdated.packages.join(' ');
        refuse('DOCUMENT_UNREADABLE', `${file} has an earlier format. Publish its packages again, together: ${names}`);
      }
      const kept = await this.revisions();
      const way = kept.length
        ? `Restore a previous one: npm run registry -- restore <revision>; available: ${kept.slice(0, 10).join(', ')}`
        : 'There is no previous one: remove the file and publish the shell and the remotes again';
      return refuse('DOCUMENT_UNREADABLE', `${file}: ${messageOf(error)}\n${way}`);
    }
  }

  /**
   * Revision and packages of a document with an earlier format; null if there is none. Such a document is no longer
   * readable, and its successor must contain new releases of all its packages.
   */
  async outdated(): Promise<{ revision: number; packages: string[] } | null> {
    const source = await readFile(join(this.folder, 'release.json'), 'utf8').catch(() => 'null');
    const found = outdatedDocument(source);
    return found && { revision: Number(found.revision), packages: ['shell', ...Object.keys(found.remotes)] };
  }

  /** Readable revisions of the history, newest first. */
  async revisions(): Promise<number[]> {
    const numbers = await this.numbers();
    const readable = await Promise.all(numbers.map(async (revision) => (await this.kept(revision)) !== null));
    return numbers.filter((_, index) => readable[index]);
  }

  /** A document of the history; null if it does not exist or is unreadable. */
  async kept(revision: number): Promise<ReleaseDocument | null> {
    try {
      return parseReleaseDocument(await readFile(this.historyOf(revision), 'utf8'));
    } catch {
      return null;
    }
  }

  /** The revision of the next switch: above all revisions in the history, so that none is overwritten. */
  async nextRevision(current: number): Promise<number> {
    return Math.max(current, ...(await this.numbers())) + 1;
  }

  private historyOf(revision: number): string {
    return join(this.folder, 'history', `${String(revision).padStart(6, '0')}.json`);
  }

  /** All revisions in the history, newest first. */
  private async numbers(): Promise<number[]> {
    const names = await readdir(join(this.folder, 'history')).catch(() => []);
    return names.flatMap((name) => (/^\d+\.json$/.test(name) ? [parseInt(name, 10)] : [])).sort((a, b) => b - a);
  }

  has(packageName: string, version: string): Promise<boolean> {
    return exists(this.folderOf(packageName, version));
  }

  /** Stored versions of a package, oldest first. */
  async versions(packageName: string): Promise<string[]> {
    const folder = join(this.folder, packageName);
    return (await exists(folder)) ? (await readdir(folder)).filter((name) => valid(name) === name).sort(compare) : [];
  }

  /** Copies a build and its description into the store. It appears under its name only when it is complete. */
  async add(version: string, from: string, manifest: Manifest): Promise<void> {
    const { package: packageName } = manifest;
    const target = this.folderOf(packageName, version);
    if (await exists(target)) refuse('VERSION_EXISTS', `${packageName} ${version} is already released`);
    const incoming = join(this.folder, packageName, `.incoming-${process.pid}`);
    await rm(incoming, { recursive: true, force: true });
    await mkdir(join(this.folder, packageName), { recursive: true });
    await cp(from, incoming, { recursive: true, filter: (source) => !source.endsWith('.map') });
    const description = join(incoming, 'manifest.json');
    // a build with the plugin's defaults has no such file
    if (!(await exists(description))) await writeFile(description, JSON.stringify(manifest));
    await rename(incoming, target);
  }

  /** Removes a version that never went live. */
  async remove(packageName: string, version: string): Promise<void> {
    await rm(this.folderOf(packageName, version), { recursive: true, force: true });
  }

  /**
   * Replaces the release document atomically. The text is parsed first, the way every reader parses it.
   * @throws RegistryError; the live document is unchanged then
   */
  async switchTo(document: ReleaseDocument): Promise<void> {
    const text = textOf(document);
    await mkdir(join(this.folder, 'history'), { recursive: true });
    await writeFile(this.historyOf(document.revision), text);
    const incoming = join(this.folder, `.release-${process.pid}.json`);
    const handle = await open(incoming, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(incoming, join(this.folder, 'release.json'));
  }

  /**
   * Runs one change at a time, also across processes. The lock of a killed process is taken over.
   * @throws RegistryError STORE_BUSY while another process changes the store
   */
  async withLock<Result>(change: () => Promise<Result>): Promise<Result> {
    await mkdir(this.folder, { recursive: true });
    const release = await this.lock();
    try {
      return await change();
    } finally {
      await release();
    }
  }

  private async lock(): Promise<() => Promise<void>> {
    const path = join(this.folder, '.publication');
    try {
      return await takeLock(path, (error) => {
        throw error;
      });
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      return refuse('STORE_BUSY', `another process is changing ${this.folder} (${error.message})`);
    }
  }
}
