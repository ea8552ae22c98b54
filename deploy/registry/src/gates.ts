import {
  nameConflicts,
  incompatibilities,
  pathConflicts,
  unknownPlaces,
  type PackageRelease,
  type ReleaseDocument,
  type RemoteManifest,
  type ShellManifest,
} from '@fairfront/shared-kit/platform/release';
import type { Problem, RegistryErrorCode } from './registry-error';

/** Maps a reason of `incompatibilities` to its code; the reason starts with the incompatible part. */
const codeOf = (reason: string): RegistryErrorCode => {
  if (reason.startsWith('needs contract')) return 'CONTRACT_INCOMPATIBLE';
  return reason.startsWith('needs federation runtime') ? 'FEDERATION_INCOMPATIBLE' : 'SHARED_INCOMPATIBLE';
};

/** Manifests that some company can get: the live version and those of the channel rules. */
const offered = <Kind extends RemoteManifest | ShellManifest>(release: PackageRelease<Kind>) =>
  [...new Set([release.live, ...release.rules.map(({ version }) => version)])].flatMap((version) => {
    const manifest = release.versions[version];
    return manifest ? [{ version, manifest }] : [];
  });

const compatibilityProblems = (document: ReleaseDocument): Problem[] =>
  offered(document.shell).flatMap((shell) =>
    Object.entries(document.remotes).flatMap(([name, release]) =>
      offered(release).flatMap(({ version, manifest }) =>
        incompatibilities(shell.manifest, manifest).map((reason): Problem => ({
          code: codeOf(reason),
          message: `${name} ${version} does not fit shell ${shell.version}: ${reason}`,
        })),
      ),
    ),
  );

/** Sets of remotes that can be on the same page. */
const coexisting = (document: ReleaseDocument): RemoteManifest[][] => {
  const live = Object.values(document.remotes).flatMap(({ live: version, versions }) => versions[version] ?? []);
  // a channel version runs next to the live versions of other remotes, never next to the live version of its own remote
  const inChannels = Object.entries(document.remotes).flatMap(([name, release]) =>
    offered(release).map(({ manifest }) => [manifest, ...live.filter((other) => other.package !== name)]),
  );
  return [live, ...inChannels];
};

const found = (code: Problem['code'], messages: string[]): Problem[] =>
  [...new Set(messages)].map((message) => ({ code, message }));

const conflictProblems = (document: ReleaseDocument): Problem[] => [
  ...found('NAME_CONFLICT', coexisting(document).flatMap(nameConflicts)),
  ...found(
    'PATH_CONFLICT',
    offered(document.shell).flatMap(({ manifest }) =>
      coexisting(document).flatMap((remotes) => pathConflicts(manifest, remotes)),
    ),
  ),
];

/**
 * Routes and modals that a remote opens but no package declares. Opening one shows a message and does nothing, so a new
 * release is refused, but a rollback is not.
 */
export const unknownPlaceProblems = (document: ReleaseDocument): Problem[] =>
  found(
    'UNKNOWN_PLACE',
    offered(document.shell).flatMap(({ manifest }) =>
      coexisting(document).flatMap((remotes) => unknownPlaces(manifest, remotes)),
    ),
  );

/** Checks a release document as a whole. A switch to it is refused unless the result is empty. */
export const problemsOf = (document: ReleaseDocument): Problem[] => [
  ...compatibilityProblems(document),
  ...conflictProblems(document),
];
