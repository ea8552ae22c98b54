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

/** A reason of `incompatibilities` begins with what is incompatible. */
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

/** Remotes that can stand on one page. */
const coexisting = (document: ReleaseDocument): RemoteManifest[][] => {
  const live = Object.values(document.remotes).flatMap(({ live: version, versions }) => versions[version] ?? []);
  // a version of a channel runs beside the live versions of the others, never beside the live one of its own remote
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
 * Places that a remote opens and that nobody has. Opening one says so and does nothing (SHELL-530): reason enough to refuse what is
 * new, not to refuse the way back to an earlier release.
 */
export const unknownPlaceProblems = (document: ReleaseDocument): Problem[] =>
  found(
    'UNKNOWN_PLACE',
    offered(document.shell).flatMap(({ manifest }) =>
      coexisting(document).flatMap((remotes) => unknownPlaces(manifest, remotes)),
    ),
  );

/** What is wrong with a release document as a whole; a switch to it is refused unless this is empty. */
export const problemsOf = (document: ReleaseDocument): Problem[] => [
  ...compatibilityProblems(document),
  ...conflictProblems(document),
];
