import type {
  ChannelRule,
  PackageRelease,
  RemoteManifest,
  ShellManifest,
} from '@fairfront/shared-kit/platform/release';
import { refuse } from './registry-error';

/** Manifest of a released package: a shell or a remote. */
export type Manifest = RemoteManifest | ShellManifest;

/** The release of a package that was never released before. */
export const firstRelease = <Kind extends Manifest>(version: string, manifest: Kind): PackageRelease<Kind> => ({
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

/** Makes the version live for everybody. */
export const goLive = <Kind extends Manifest>(
  release: PackageRelease<Kind> | undefined,
  version: string,
  manifest: Kind,
): PackageRelease<Kind> => {
  if (!release) return firstRelease(version, manifest);
  return withoutUnused({
    live: version,
    previous: release.live === version ? release.previous : release.live,
    // companies on trial get the live version from now on
    rules: release.rules.filter((rule) => rule.version !== version),
    versions: { ...release.versions, [version]: manifest },
  });
};

/** Gives the version to one audience only. @throws RegistryError for the first version of a package */
export const startTrial = <Kind extends Manifest>(
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

/** Ends the trials or, if there are none, makes the previous version live again. */
export const rollBackRelease = <Kind extends Manifest>(release: PackageRelease<Kind>): PackageRelease<Kind> => {
  const { rules, live, previous } = release;
  // the version being left was bad, so the loader must not fall back to it
  return withoutUnused({ ...release, ...(rules.length ? { rules: [] } : { live: previous ?? live, previous: null }) });
};
