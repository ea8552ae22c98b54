import { versionFor } from './channel';
import { incompatibilities } from './fit';
import type { OfferedFiles, PageOffers, ScreenOffer } from './offers';
import {
  releaseSchema,
  type PackageRelease,
  type PageRelease,
  type PageRemote,
  type PageRemoteVersion,
  type ReleaseDocument,
  type RemoteManifest,
  type ShellManifest,
} from './release-document';

/** Folder of a released version in the URL space of the edge; its content is immutable. */
export const releasedUrl = (packageName: string, version: string, file: string): string =>
  `/r/${packageName}/${version}/${file}`;

/** Static facts of offers by name. */
const factsOf = <Offer extends OfferedFiles>(offers: Record<string, Offer>) =>
  Object.fromEntries(
    Object.entries(offers).map(([name, { files: _files, shared: _shared, ...facts }]) => [name, facts]),
  );

const pageOffers = (offers: RemoteManifest['offers']): PageOffers => ({
  modals: factsOf(offers.modals),
  screens: factsOf(offers.screens),
  tiles: factsOf(offers.tiles),
  checklist: factsOf(offers.checklist),
  commands: factsOf(offers.commands),
  realtime: Object.keys(offers.realtime),
  notifications: offers.notifications,
  ...(offers.menu ? { menu: offers.menu } : {}),
  ...(offers.places ? { places: offers.places } : {}),
  ...(offers.goKeys ? { goKeys: offers.goKeys } : {}),
  ...(offers.carryOver ? { carryOver: offers.carryOver } : {}),
});

const pageVersion = (version: string, manifest: RemoteManifest, shell: ShellManifest): PageRemoteVersion => {
  const [reason] = incompatibilities(shell, manifest);
  return {
    version,
    container: manifest.container,
    entry: releasedUrl(manifest.package, version, manifest.entry),
    integrity: manifest.files[manifest.entry]?.integrity ?? '',
    ...(reason === undefined ? {} : { incompatibility: reason }),
  };
};

/** The versions for a company. */
export interface ChosenVersions {
  shell: { version: string; manifest: ShellManifest };
  remotes: Record<string, { version: string; manifest: RemoteManifest }>;
}

const chosen = <Kind extends RemoteManifest | ShellManifest>(
  name: string,
  release: PackageRelease<Kind>,
  companyId: number | null,
): { version: string; manifest: Kind } => {
  const version = versionFor(name, release, companyId);
  const manifest = release.versions[version];
  if (!manifest) throw new Error(`The release document has no manifest of ${name} ${version}`);
  return { version, manifest };
};

/** Applies the channel rules. */
export const chooseVersions = (document: ReleaseDocument, companyId: number | null): ChosenVersions => ({
  shell: chosen('shell', document.shell, companyId),
  remotes: Object.fromEntries(
    Object.entries(document.remotes).map(([name, release]) => [name, chosen(name, release, companyId)]),
  ),
});

const pageRemote = (
  version: string,
  release: PackageRelease<RemoteManifest>,
  manifest: RemoteManifest,
  shell: ShellManifest,
): PageRemote => {
  // a newer trial version falls back to the live one, the live one to the previous one
  const fallback = version === release.live ? release.previous : release.live;
  const fallbackManifest = fallback === null ? undefined : release.versions[fallback];
  return {
    ...pageVersion(version, manifest, shell),
    offers: pageOffers(manifest.offers),
    previous: fallback !== null && fallbackManifest ? pageVersion(fallback, fallbackManifest, shell) : null,
  };
};

/** The page release of a company, which the edge inlines into the page and serves at `/release.json`. */
export const pageReleaseFor = (document: ReleaseDocument, versions: ChosenVersions): PageRelease => ({
  schema: releaseSchema,
  revision: document.revision,
  shell: versions.shell.version,
  remotes: Object.fromEntries(
    Object.entries(document.remotes).flatMap(([name, release]) => {
      const chosenVersion = versions.remotes[name];
      if (!chosenVersion) return [];
      return [[name, pageRemote(chosenVersion.version, release, chosenVersion.manifest, versions.shell.manifest)]];
    }),
  ),
});

/** All screens of a page and their routes, by route name: those of the shell and of the remotes. */
export const screensOf = ({ shell, remotes }: ChosenVersions): Record<string, ScreenOffer> =>
  Object.assign({}, ...Object.values(remotes).map(({ manifest }) => manifest.offers.screens), shell.manifest.screens);
