import {
  releaseSchema,
  type ChannelRule,
  type PackageRelease,
  type ReleaseDocument,
  type RemoteManifest,
  type ShellManifest,
} from '@fairfront/shared-kit/platform/release';
import { describeBuild } from './describe-build';
import { problemsOf, unknownPlaceProblems } from './gates';
import { rollBackRelease, firstRelease, goLive, startTrial, type Manifest } from './package-release';
import { RegistryError, refuse, refuseIfAny, type Problem } from './registry-error';
import { textOf, type ReleaseStore } from './release-store';
import { verifyFiles } from './verify-files';
import { versionToRelease } from './version-to-release';

/** A build to release. */
export interface Build {
  /** The package that the manifest must belong to. */
  package: string;
  /** Folder that `describeBuild` reads. */
  folder: string;
  /** Overrides the version of the manifest. */
  version?: string;
  /** Whether the package version was not raised: the build gets the next number, marked as local. */
  isLocal?: boolean;
}

/** Who gets a version: everybody, some companies, or nobody (it is only stored). */
export type Audience = 'all' | 'none' | { percent: number } | { companies: number[] };

/** Result of a publication. */
export interface Published {
  /** The new release document; null when the builds were only stored. */
  document: ReleaseDocument | null;
  /** For example `mf-passes 1.4.0`, in the order of the builds. */
  versions: string[];
  /** The manifests as released. */
  manifests: (RemoteManifest | ShellManifest)[];
}

export interface PackageState {
  package: string;
  live: string | null;
  previous: string | null;
  rules: ChannelRule[];
  stored: string[];
}

/** Reads the manifest of a folder and checks that it belongs to the package. @throws RegistryError */
const manifestOf = async (name: string, folder: string): Promise<Manifest> => {
  const manifest = await describeBuild(folder);
  if (manifest.package !== name) {
    refuse('NAME_MISMATCH', `${folder} contains a build of ${manifest.package}, not of ${name}`);
  }
  return manifest;
};

/** @throws RegistryError unless the document is consistent and valid for every reader */
const checkDocument = (document: ReleaseDocument): void => {
  textOf(document);
  refuseIfAny(problemsOf(document));
};

/** @throws RegistryError also when a remote opens a place that no package declares */
const checkNew = (document: ReleaseDocument): void => {
  checkDocument(document);
  refuseIfAny(unknownPlaceProblems(document));
};

const without = <Value>(values: Record<string, Value>, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));

const isShell = (manifest: Manifest): manifest is ShellManifest => manifest.package === 'shell';

/** Publishes, promotes, rolls back and verifies. Every change is one switch of the release document. */
export class Registry {
  constructor(
    private readonly store: ReleaseStore,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  /**
   * Stores builds and makes them live in one switch, so that a shell and the remotes that need it go live together.
   * @throws RegistryError when a gate of ARCHITECTURE §5 refuses; nothing is stored then
   */
  async publish(builds: Build[], audience: Audience = 'all'): Promise<Published> {
    return this.store.withLock(async () => {
      const incoming = await Promise.all(
        builds.map(async ({ package: name, folder, version, isLocal = false }) => {
          const manifest = await manifestOf(name, folder);
          const stored = await this.store.versions(name);
          const released = versionToRelease(name, version ?? manifest.version, stored, isLocal);
          return { folder, manifest: { ...manifest, version: released }, version: released };
        }),
      );
      for (const { folder, manifest } of incoming) refuseIfAny(await verifyFiles(folder, manifest));
      const document = await this.changed(incoming, audience);
      if (document) checkNew(document);
      for (const { folder, manifest, version } of incoming) await this.store.add(version, folder, manifest);
      if (document) await this.store.switchTo(document);
      const manifests = incoming.map(({ manifest }) => manifest);
      return { document, manifests, versions: manifests.map(({ package: name, version }) => `${name} ${version}`) };
    });
  }

  /** Those of some builds that the store does not contain under any version. @throws RegistryError */
  async unpublished(builds: readonly Build[]): Promise<Build[]> {
    const isStored = async ({ package: name, folder }: Build): Promise<boolean> => {
      const { build } = await manifestOf(name, folder);
      const versions = await this.store.versions(name);
      const stored = await Promise.all(versions.map((version) => manifestOf(name, this.store.folderOf(name, version))));
      return stored.some((manifest) => manifest.build === build);
    };
    const found = await Promise.all(builds.map(isStored));
    return builds.filter((_, index) => !found[index]);
  }

  /** Releases a stored version to an audience. @throws RegistryError */
  async promote(
    packageName: string,
    version: string,
    audience: Exclude<Audience, 'none'> = 'all',
  ): Promise<ReleaseDocument> {
    return this.store.withLock(async () => {
      if (!(await this.store.has(packageName, version))) {
        refuse('VERSION_UNKNOWN', `the store does not contain ${packageName} ${version}`);
      }
      const stored = await manifestOf(packageName, this.store.folderOf(packageName, version));
      refuseIfAny(await verifyFiles(this.store.folderOf(packageName, version), stored));
      // earlier tools stored the build version next to the released version
      const document = await this.changed([{ manifest: { ...stored, version }, version }], audience);
      if (!document) return refuse('USAGE', 'nobody would get this version');
      checkNew(document);
      await this.switchTo(document);
      return document;
    });
  }

  /**
   * Ends the trials of a package or, without trials, makes its previous version live again. A remote whose only version
   * is live is removed from the portal.
   * @throws RegistryError
   */
  async rollback(packageName: string): Promise<ReleaseDocument> {
    return this.store.withLock(async () => {
      const old = await this.document();
      const release = packageName === 'shell' ? old.shell : old.remotes[packageName];
      if (!release) return refuse('VERSION_UNKNOWN', `${packageName} is not part of the portal`);
      const isAtFirst = !release.rules.length && release.previous === null;
      if (isAtFirst && (packageName === 'shell' || (await this.store.versions(packageName)).length > 1))
        return refuse('NOTHING_BEFORE', `${packageName} ${release.live} has no previous version`);
      const next = await this.next(old);
      if (isAtFirst) next.remotes = without(old.remotes, packageName);
      else if (packageName === 'shell') next.shell = rollBackRelease(old.shell);
      else next.remotes = { ...old.remotes, [packageName]: rollBackRelease(release as PackageRelease<RemoteManifest>) };
      await this.switchTo(next);
      return next;
    });
  }

  /**
   * Makes a document of the history live again, under a new revision. Works even if the live document is unreadable.
   * @throws RegistryError when the revision is not in the history, or a file of one of its versions is missing or
   * altered
   */
  async restore(revision: number): Promise<ReleaseDocument> {
    return this.store.withLock(async () => {
      const kept = await this.store.kept(revision);
      if (!kept) {
        const readable = (await this.store.revisions()).slice(0, 10).join(', ');
        return refuse(
          'REVISION_UNKNOWN',
          `the history has no readable revision ${revision}, only ${readable || 'none'}`,
        );
      }
      refuseIfAny(await this.fileProblems(kept));
      const next = await this.next({ ...kept, revision: await this.liveRevision() });
      await this.switchTo(next);
      return next;
    });
  }

  /** Live, trial and stored versions. */
  async list(): Promise<PackageState[]> {
    const document = await this.store.read();
    if (!document) return [];
    const releases = { shell: document.shell, ...document.remotes };
    return Promise.all(
      Object.entries(releases).map(async ([name, { live, previous, rules }]) => ({
        package: name,
        live,
        previous,
        rules,
        stored: await this.store.versions(name),
      })),
    );
  }

  /** Compares all stored files of the versions in the document with their manifests, and checks the document itself. */
  async verify(): Promise<Problem[]> {
    const document = await this.store.read();
    if (!document) return [];
    return [...(await this.fileProblems(document)), ...problemsOf(document), ...unknownPlaceProblems(document)];
  }

  private async fileProblems(document: ReleaseDocument): Promise<Problem[]> {
    const releases = { shell: document.shell, ...document.remotes };
    const perVersion = await Promise.all(
      Object.entries(releases).flatMap(([name, { versions }]) =>
        Object.entries(versions).map(async ([version, manifest]) => {
          const problems = await verifyFiles(this.store.folderOf(name, version), manifest).catch((): Problem[] => [
            { code: 'VERSION_UNKNOWN', message: 'the folder is missing' },
          ]);
          return problems.map(({ code, message }) => ({ code, message: `${name} ${version}: ${message}` }));
        }),
      ),
    );
    return perVersion.flat();
  }

  private async switchTo(document: ReleaseDocument): Promise<void> {
    checkDocument(document);
    await this.store.switchTo(document);
  }

  /** Revision of the live document; 0 if there is no readable one. */
  private async liveRevision(): Promise<number> {
    try {
      return (await this.store.read())?.revision ?? 0;
    } catch (error) {
      if (error instanceof RegistryError && error.code === 'DOCUMENT_UNREADABLE') return 0;
      throw error;
    }
  }

  private async document(): Promise<ReleaseDocument> {
    return (await this.store.read()) ?? refuse('NO_SHELL', 'nothing has been released yet');
  }

  private async next(old: ReleaseDocument): Promise<ReleaseDocument> {
    return { ...old, revision: await this.store.nextRevision(old.revision), at: this.clock().toISOString() };
  }

  /** The changed document; null if the audience is nobody. */
  private async changed(
    incoming: { manifest: Manifest; version: string }[],
    audience: Audience,
  ): Promise<ReleaseDocument | null> {
    if (audience === 'none') return null;
    const place = <Kind extends Manifest>(
      release: PackageRelease<Kind> | undefined,
      version: string,
      manifest: Kind,
    ): PackageRelease<Kind> =>
      audience === 'all' ? goLive(release, version, manifest) : startTrial(release, version, manifest, audience);

    const names = incoming.map(({ manifest }) => manifest.package);
    const outdated = await this.store.outdated();
    // a document of an earlier format can only be replaced by one with new releases of all its packages
    const begins = outdated?.packages.every((name) => names.includes(name));
    const old = begins ? null : await this.store.read();
    const shell = incoming.find(({ manifest }) => isShell(manifest));
    let document: ReleaseDocument;
    if (shell && isShell(shell.manifest)) {
      const base = old ?? {
        schema: releaseSchema,
        revision: outdated?.revision ?? 0,
        at: '',
        shell: firstRelease(shell.version, shell.manifest),
        remotes: {},
      };
      document = { ...(await this.next(base)), shell: place(old?.shell, shell.version, shell.manifest) };
    } else {
      document = await this.next(old ?? refuse('NO_SHELL', 'the first release must contain the shell: publish shell'));
    }
    const remotes = { ...document.remotes };
    for (const { manifest, version } of incoming) {
      if (isShell(manifest)) continue;
      remotes[manifest.package] = place(remotes[manifest.package], version, manifest);
    }
    return { ...document, remotes };
  }
}
