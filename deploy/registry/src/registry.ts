import {
  isVersion,
  type ChannelRule,
  type PackageRelease,
  type ReleaseDocument,
  type RemoteManifest,
  type ShellManifest,
} from '@fairfront/shared-kit/platform/release';
import { problemsOf } from './gates';
import { refuse, refuseIfAny, type Problem } from './registry-error';
import { readManifest, type ReleaseStore } from './release-store';
import { verifyFiles } from './verify-files';

type Manifest = RemoteManifest | ShellManifest;

/** A build to be released. */
export interface Build {
  /** Folder with `manifest.json`. */
  folder: string;
  /** Another version than the manifest's; for builds whose package version has not been raised. */
  version?: string;
}

/** Where a version goes: to everybody, to some companies, or only into the store. */
export type Audience = 'all' | 'none' | { percent: number } | { companies: number[] };

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
  async publish(builds: Build[], audience: Audience = 'all'): Promise<ReleaseDocument | null> {
    return this.store.exclusively(async () => {
      const incoming = await Promise.all(
        builds.map(async ({ folder, version }) => {
          const manifest = await readManifest(folder);
          return { folder, manifest, version: version ?? manifest.version };
        }),
      );
      for (const { folder, manifest, version } of incoming) {
        if (!isVersion(version)) refuse('USAGE', `${version} is no version`);
        if (await this.store.has(manifest.package, version)) {
          refuse('VERSION_EXISTS', `${manifest.package} ${version} is released already: raise the version`);
        }
        refuseIfAny(await verifyFiles(folder, manifest));
      }
      const document = await this.changed(incoming, audience);
      if (document) refuseIfAny(problemsOf(document));
      for (const { folder, manifest, version } of incoming) await this.store.add(manifest.package, version, folder);
      if (document) await this.store.switchTo(document);
      return document;
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
      const manifest = await readManifest(this.store.folderOf(packageName, version));
      refuseIfAny(await verifyFiles(this.store.folderOf(packageName, version), manifest));
      const document = await this.changed([{ manifest, version }], audience);
      if (!document) return refuse('USAGE', 'nobody would get this version');
      refuseIfAny(problemsOf(document));
      await this.store.switchTo(document);
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
      const next = this.next(old);
      if (packageName === 'shell') next.shell = back(old.shell);
      else next.remotes = { ...old.remotes, [packageName]: back(release as PackageRelease<RemoteManifest>) };
      refuseIfAny(problemsOf(next));
      await this.store.switchTo(next);
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
    if (!document) return [];
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
    return [...perVersion.flat(), ...problemsOf(document)];
  }

  private async document(): Promise<ReleaseDocument> {
    return (await this.store.read()) ?? refuse('NO_SHELL', 'nothing has been released yet');
  }

  private next(old: ReleaseDocument): ReleaseDocument {
    return { ...old, revision: old.revision + 1, at: this.clock().toISOString() };
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
      document = { ...this.next(base), shell: place(old?.shell, shell.version, shell.manifest) };
    } else {
      document = this.next(old ?? refuse('NO_SHELL', 'the first release must hold the shell: publish shell'));
    }
    const remotes = { ...document.remotes };
    for (const { manifest, version } of incoming) {
      if (isShell(manifest)) continue;
      remotes[manifest.package] = place(remotes[manifest.package], version, manifest);
    }
    return { ...document, remotes };
  }
}
