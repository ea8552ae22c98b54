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

/** The text of a document. @throws RegistryError when its own readers would refuse it */
export const textOf = (document: ReleaseDocument): string => {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  try {
    parseReleaseDocument(text);
  } catch (error) {
    refuse('DOCUMENT_UNREADABLE', `the new release document would be refused by its readers: ${messageOf(error)}`);
  }
  return text;
};

/** The document of an earlier shape in a text; null for every other text. */
const outdatedDocument = (source: string): { revision: number; remotes: object } | null => {
  try {
    const found = JSON.parse(source) as { schema?: unknown; revision: number; remotes: object } | null;
    return typeof found?.schema === 'number' && found.schema < releaseSchema ? found : null;
  } catch {
    return null;
  }
};

/**
 * Released versions and the release document in a folder: `<package>/<version>/…` never changes after it has appeared,
 * `release.json` is replaced as a whole, `history/<revision>.json` keeps every former one.
 */
export class ReleaseStore {
  constructor(readonly folder: string) {}

  folderOf(packageName: string, version: string): string {
    return join(this.folder, packageName, version);
  }

  /** The release document; null before the first release. @throws RegistryError that says how to restore another one */
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
        refuse('DOCUMENT_UNREADABLE', `${file} has an earlier shape. Publish its packages anew, together: ${names}`);
      }
      const kept = await this.revisions();
      const way = kept.length
        ? `Restore a kept one: npm run registry -- restore <revision>; kept are ${kept.slice(0, 10).join(', ')}`
        : 'No former one is kept: remove the file and publish the shell and the remotes again';
      return refuse('DOCUMENT_UNREADABLE', `${file}: ${messageOf(error)}\n${way}`);
    }
  }

  /**
   * What a document of an earlier shape speaks of: it cannot be read any more, and is followed by one that holds all its packages
   * anew; null where there is none.
   */
  async outdated(): Promise<{ revision: number; packages: string[] } | null> {
    const source = await readFile(join(this.folder, 'release.json'), 'utf8').catch(() => 'null');
    const found = outdatedDocument(source);
    return found && { revision: Number(found.revision), packages: ['shell', ...Object.keys(found.remotes)] };
  }

  /** Numbers of the kept documents that can be read, the newest first. */
  async revisions(): Promise<number[]> {
    const numbers = await this.numbers();
    const readable = await Promise.all(numbers.map(async (revision) => (await this.kept(revision)) !== null));
    return numbers.filter((_, index) => readable[index]);
  }

  /** A former document; null where none is kept or it cannot be read. */
  async kept(revision: number): Promise<ReleaseDocument | null> {
    try {
      return parseReleaseDocument(await readFile(this.historyOf(revision), 'utf8'));
    } catch {
      return null;
    }
  }

  /** The number of the next switch: above every kept one, so that no document of the history is replaced. */
  async nextRevision(current: number): Promise<number> {
    return Math.max(current, ...(await this.numbers())) + 1;
  }

  private historyOf(revision: number): string {
    return join(this.folder, 'history', `${String(revision).padStart(6, '0')}.json`);
  }

  /** Numbers of all kept documents, the newest first. */
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

  /** Copies a build into the store, with what describes it; it appears under its name only when it is complete. */
  async add(version: string, from: string, manifest: Manifest): Promise<void> {
    const { package: packageName } = manifest;
    const target = this.folderOf(packageName, version);
    if (await exists(target)) refuse('VERSION_EXISTS', `${packageName} ${version} is released already`);
    const incoming = join(this.folder, packageName, `.incoming-${process.pid}`);
    await rm(incoming, { recursive: true, force: true });
    await mkdir(join(this.folder, packageName), { recursive: true });
    await cp(from, incoming, { recursive: true, filter: (source) => !source.endsWith('.map') });
    const description = join(incoming, 'manifest.json');
    // a build of the plugin's defaults has none
    if (!(await exists(description))) await writeFile(description, JSON.stringify(manifest));
    await rename(incoming, target);
  }

  /** Takes back a version that never went live. */
  async remove(packageName: string, version: string): Promise<void> {
    await rm(this.folderOf(packageName, version), { recursive: true, force: true });
  }

  /**
   * The atomic switch. What is written is parsed first, as every reader will parse it.
   * @throws RegistryError; the live document stays as it is then
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
   * Runs one change at a time, also across processes. A lock that a killed process has left is taken over (SHELL-297).
   * @throws RegistryError STORE_BUSY while a living process changes the store
   */
  async exclusively<Result>(change: () => Promise<Result>): Promise<Result> {
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
