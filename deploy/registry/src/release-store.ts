import { cp, mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compareVersions,
  parseReleaseDocument,
  parseRemoteManifest,
  parseShellManifest,
  type ReleaseDocument,
  type RemoteManifest,
  type ShellManifest,
} from '@fairfront/shared-kit/platform/release';
import { refuse } from './registry-error';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Milliseconds after which a lock counts as left behind by a process that died. */
const staleAfter = 60_000;

/** Reads the manifest of a build or of a stored version. */
export const readManifest = async (folder: string): Promise<RemoteManifest | ShellManifest> => {
  const file = join(folder, 'manifest.json');
  try {
    const source = await readFile(file, 'utf8');
    const { package: name } = JSON.parse(source) as { package?: unknown };
    return name === 'shell' ? parseShellManifest(source) : parseRemoteManifest(source);
  } catch (error) {
    return refuse('MANIFEST_UNREADABLE', `${file}: ${error instanceof Error ? error.message : String(error)}`);
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

  /** The release document; null before the first release. */
  async read(): Promise<ReleaseDocument | null> {
    const file = join(this.folder, 'release.json');
    return (await exists(file)) ? parseReleaseDocument(await readFile(file, 'utf8')) : null;
  }

  has(packageName: string, version: string): Promise<boolean> {
    return exists(this.folderOf(packageName, version));
  }

  /** Stored versions of a package, oldest first. */
  async versions(packageName: string): Promise<string[]> {
    const folder = join(this.folder, packageName);
    return (await exists(folder))
      ? (await readdir(folder)).filter((name) => !name.startsWith('.')).sort(compareVersions)
      : [];
  }

  /** Copies a build into the store; it appears under its name only when it is complete. */
  async add(packageName: string, version: string, from: string): Promise<void> {
    const target = this.folderOf(packageName, version);
    if (await exists(target)) refuse('VERSION_EXISTS', `${packageName} ${version} is released already`);
    const incoming = join(this.folder, packageName, `.incoming-${process.pid}`);
    await rm(incoming, { recursive: true, force: true });
    await mkdir(join(this.folder, packageName), { recursive: true });
    await cp(from, incoming, { recursive: true, filter: (source) => !source.endsWith('.map') });
    await rename(incoming, target);
  }

  /** Takes back a version that never went live. */
  async remove(packageName: string, version: string): Promise<void> {
    await rm(this.folderOf(packageName, version), { recursive: true, force: true });
  }

  /** The atomic switch. */
  async switchTo(document: ReleaseDocument): Promise<void> {
    const text = `${JSON.stringify(document, null, 2)}\n`;
    await mkdir(join(this.folder, 'history'), { recursive: true });
    await writeFile(join(this.folder, 'history', `${String(document.revision).padStart(6, '0')}.json`), text);
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

  /** Runs one change at a time, also across processes. */
  async exclusively<Result>(change: () => Promise<Result>): Promise<Result> {
    const lock = join(this.folder, '.lock');
    await mkdir(this.folder, { recursive: true });
    const left = await stat(lock).catch(() => null);
    if (left && Date.now() - left.mtimeMs > staleAfter) await unlink(lock).catch(() => undefined);
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
    } catch {
      return refuse('STORE_BUSY', `another process is changing ${this.folder} (its lock is ${lock})`);
    }
    try {
      return await change();
    } finally {
      await unlink(lock).catch(() => undefined);
    }
  }
}
