import {
  clashes,
  misfits,
  type PackageRelease,
  type ReleaseDocument,
  type RemoteManifest,
  type ShellManifest,
} from '@fairfront/shared-kit/platform/release';
import type { Problem } from './registry-error';

/** Manifests that some company can get: the live version and those of the channel rules. */
const offered = <Kind extends RemoteManifest | ShellManifest>(release: PackageRelease<Kind>) =>
  [...new Set([release.live, ...release.rules.map(({ version }) => version)])].flatMap((version) => {
    const manifest = release.versions[version];
    return manifest ? [{ version, manifest }] : [];
  });

const fitProblems = (document: ReleaseDocument): Problem[] =>
  offered(document.shell).flatMap((shell) =>
    Object.entries(document.remotes).flatMap(([name, release]) =>
      offered(release).flatMap(({ version, manifest }) =>
        misfits(shell.manifest, manifest).map((reason): Problem => ({
          code: reason.startsWith('needs contract') ? 'CONTRACT_MISFIT' : 'SHARED_MISFIT',
          message: `${name} ${version} does not fit shell ${shell.version}: ${reason}`,
        })),
      ),
    ),
  );

const clashProblems = (document: ReleaseDocument): Problem[] => {
  const live = Object.values(document.remotes).flatMap(({ live: version, versions }) => versions[version] ?? []);
  // a version of a channel meets the live versions of the others, never the live one of its own remote
  const inChannels = Object.entries(document.remotes).flatMap(([name, release]) =>
    offered(release).map(({ manifest }) => [manifest, ...live.filter((other) => other.package !== name)]),
  );
  const found = new Set([live, ...inChannels].flatMap(clashes));
  return [...found].map((message) => ({ code: 'NAME_CLASH', message }));
};

/** What is wrong with a release document as a whole; a switch to it is refused unless this is empty. */
export const problemsOf = (document: ReleaseDocument): Problem[] => [
  ...fitProblems(document),
  ...clashProblems(document),
];
