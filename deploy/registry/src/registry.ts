import type {
  ChannelRule,
  PackageRelease,
  ReleaseDocument,
  RemoteManifest,
  ShellManifest,
} from '@fairfront/shared-kit/platform/release';
import { problemsOf } from './gates';
import { RegistryError, refuse, refuseIfAny, type Problem } from './registry-error';
import { readManifest, textOf, type ReleaseStore } from './release-store';
import { verifyFiles } from './verify-files';
import { versionToRelease } from './version-to-release';

type Manifest = RemoteManifest | ShellManifest;

/** A build to be released. */
export interface Build {
  /** The package that the manifest must be of. */
  package: string;
  /** Folder with `manifest.json`. */
  folder: string;
  /** Instead of the version of the manifest. */
  version?: string;
  /** For builds whose package version has not been raised: they get the next number, marked as local. */
  isLocal?: boolean;
}

/** Where a version goes: to everybody, to some companies, or only into the store. */
export type Audience = 'all' | 'none' | { percent: number } | { companies: number[] };

/** What a publication has done. */
export interface Published {
  /** The new release document; null when the builds were only stored. */
  document: ReleaseDocument | null;
  /** For example `mf-passes 1.4.0`, in the order of the builds. */
  versions: string[];
}

export interface PackageState {
  package: string;
  live: string | null;
  previous: string | null;
  rules: ChannelRule[];
  stored: string[];
}

const firstRelease = <Kind extends Manifest>(version: string, manifest: Kind): PackageRelease<Kind> => ({
  live: version,
  previous: null,
  rules: [],
  versions: { [version]: manifest },
});

const withoutUnused = <Kind extends Manifest>(release: PackageRelease<Kind>): PackageRelease<Kind> => {
  const used = new Set([release.live, release.previous, ...release.rules.map(({ version }) => version)]);
  return {
    ...release,
    versions: Object.fromEntries(Object.entries(release.versions).filter(([version]) => used.has(version))),
  };
};

const goLive = <Kind extends Manifest>(
  release: PackageRelease<Kind> | undefined,
  version: string,
  manifest: Kind,
): PackageRelease<Kind> => {
  if (!release) return firstRelease(version, manifest);
  return withoutUnused({
    live: version,
    previous: release.live === version ? release.previous : release.live,
    // who was on trial gets what is live from now on
    rules: release.rules.filter((rule) => rule.version !== version),
    versions: { ...release.versions, [version]: manifest },
  });
};

const onTrial = <Kind extends Manifest>(
  release: PackageRelease<Kind> | undefined,
  version: string,
  manifest: Kind,
  audience: Omit<ChannelRule, 'version'>,
): PackageRelease<Kind> => {
  if (!release) return refuse('USAGE', `the first release of ${manifest.package} goes to everybody`);
  const others = release.rules.filter((rule) => rule.version !== version);
  return withoutUnused({
    ...release,
    rules: [...others, { version, ...audience }],
    versions: { ...release.versions, [version]: manifest },
  });
};

/** The manifest in a folder, which must be of the package that the folder stands for. @throws RegistryError */
const manifestOf = async (name: string, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  if (manifest.package !== name) {
    refuse('NAME_MISMATCH', `${folder} holds a build of ${manifest.package}, not of ${name}`);
  }
  return manifest;
};

/** @throws RegistryError unless the document fits together and every reader accepts it */
const checkDocument = (document: ReleaseDocument): void => {
  textOf(document);
  refuseIfAny(problemsOf(document));
};

const isShell = (manifest: Manifest): manifest is ShellManifest => manifest.package === 'shell';

/** Publishes, promotes, rolls back and verifies; every change is one switch of the release document. */
export class Registry {
  constructor(
    private readonly store: ReleaseStore,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  /**
   * Stores builds and switches to them at once: a shell and the remotes that need it go live together.
   * @throws RegistryError when any gate of ARCHITECTURE §5 refuses; nothing is left behind then
   */
  async publish(builds: Build[], audience: Audience = 'all'): Promise<Published> {
    return this.store.exclusively(async () => {
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
      if (document) checkDocument(document);
      for (const { folder, manifest, version } of incoming) await this.store.add(manifest.package, version, folder);
      if (document) await this.store.switchTo(document);
      return { document, versions: incoming.map(({ manifest }) => `${manifest.package} ${manifest.version}`) };
    });
  }

  /** Gives a stored version to an audience. @throws RegistryError */
  async promote(
    packageName: string,
    version: string,
    audience: Exclude<Audience, 'none'> = 'all',
  ): Promise<ReleaseDocument> {
    return this.store.exclusively(async () => {
      if (!(await this.store.has(packageName, version))) {
        refuse('VERSION_UNKNOWN', `the store has no ${packageName} ${version}`);
      }
      const stored = await manifestOf(packageName, this.store.folderOf(packageName, version));
      refuseIfAny(await verifyFiles(this.store.folderOf(packageName, version), stored));
      // stores of earlier tools keep the number of the build beside the one it was released under
      const document = await this.changed([{ manifest: { ...stored, version }, version }], audience);
      if (!document) return refuse('USAGE', 'nobody would get this version');
      await this.switchTo(document);
      return document;
    });
  }

  /** Ends the trials of a package, or makes the version before the live one live again. @throws RegistryError */
  async rollback(packageName: string): Promise<ReleaseDocument> {
    return this.store.exclusively(async () => {
      const old = await this.document();
      const release = packageName === 'shell' ? old.shell : old.remotes[packageName];
      if (!release) return refuse('VERSION_UNKNOWN', `${packageName} has never been released`);
      const { live, previous, rules } = release;
      if (!rules.length && previous === null)
        return refuse('NOTHING_BEFORE', `${packageName} ${live} is the first release`);
      const back = <Kind extends Manifest>(from: PackageRelease<Kind>): PackageRelease<Kind> =>
        // the version that is left was bad: the loader must not fall back to it
        withoutUnused({ ...from, ...(rules.length ? { rules: [] } : { live: previous ?? live, previous: null }) });
      const next = await this.next(old);
      if (packageName === 'shell') next.shell = back(old.shell);
      else next.remotes = { ...old.remotes, [packageName]: back(release as PackageRelease<RemoteManifest>) };
      await this.switchTo(next);
      return next;
    });
  }

  /**
   * Makes a kept document live again, under a new revision; also where the live one cannot be read.
   * @throws RegistryError when it is not kept, or a file of a version it names is missing or altered
   */
  async restore(revision: number): Promise<ReleaseDocument> {
    return this.store.exclusively(async () => {
      const kept = await this.store.kept(revision);
      if (!kept) {
        const readable = (await this.store.revisions()).slice(0, 10).join(', ');
        return refuse('REVISION_UNKNOWN', `no readable revision ${revision} is kept; kept are ${readable || 'none'}`);
      }
      refuseIfAny(await this.fileProblems(kept));
      const next = await this.next({ ...kept, revision: await this.liveRevision() });
      await this.switchTo(next);
      return next;
    });
  }

  /** What is live, on trial and stored. */
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

  /** Compares every stored file of every version in the document with its manifest, and the document with itself. */
  async verify(): Promise<Problem[]> {
    const document = await this.store.read();
    return document ? [...(await this.fileProblems(document)), ...problemsOf(document)] : [];
  }

  private async fileProblems(document: ReleaseDocument): Promise<Problem[]> {
    const releases = { shell: document.shell, ...document.remotes };
    const perVersion = await Promise.all(
      Object.entries(releases).flatMap(([name, { versions }]) =>
        Object.entries(versions).map(async ([version, manifest]) => {
          const problems = await verifyFiles(this.store.folderOf(name, version), manifest).catch((): Problem[] => [
            { code: 'VERSION_UNKNOWN', message: 'the folder is not there' },
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

  /** Revision of the live document; 0 where there is none that can be read. */
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

  /** The document after a change; null when the audience is nobody. */
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
      audience === 'all' ? goLive(release, version, manifest) : onTrial(release, version, manifest, audience);

    const old = await this.store.read();
    const shell = incoming.find(({ manifest }) => isShell(manifest));
    let document: ReleaseDocument;
    if (shell && isShell(shell.manifest)) {
      const base = old ?? {
        schema: 1 as const,
        revision: 0,
        at: '',
        shell: firstRelease(shell.version, shell.manifest),
        remotes: {},
      };
      document = { ...(await this.next(base)), shell: place(old?.shell, shell.version, shell.manifest) };
    } else {
      document = await this.next(old ?? refuse('NO_SHELL', 'the first release must hold the shell: publish shell'));
    }
    const remotes = { ...document.remotes };
    for (const { manifest, version } of incoming) {
      if (isShell(manifest)) continue;
      remotes[manifest.package] = place(remotes[manifest.package], version, manifest);
    }
    return { ...document, remotes };
  }
}
