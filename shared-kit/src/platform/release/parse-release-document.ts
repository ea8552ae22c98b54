import {
  carryOverOffer,
  checklistOffer,
  commandOffer,
  goKeyOffer,
  modalOffer,
  menuOffer,
  notificationOffer,
  placeOffer,
  screenOffer,
  tileOffer,
  type Offers,
  type OfferedFiles,
} from './offers';
import { inEveryLocale } from '../../domain/common';
import {
  releaseSchema,
  type ChannelRule,
  type PackageRelease,
  type ReleaseDocument,
  type ReleasedFile,
  type RemoteManifest,
  type ShellManifest,
} from './release-document';
import {
  ReleaseError,
  dictionary,
  fromJson,
  list,
  nullable,
  number,
  object,
  ofSchema,
  oneOf,
  optional,
  text,
  textWhere,
  type Check,
} from './shape';
import { isRange, isVersion } from './version-range';

const version = textWhere(isVersion, 'a version');
const range = textWhere(isRange, 'a version range');
/** A relative file name within the folder of the version; it cannot lead out of it. */
const fileName = textWhere((name) => /^[\w.-]+(\/[\w.-]+)*$/.test(name) && !/(^|\/)\.\.?(\/|$)/.test(name), 'a file');
const integrity = textWhere(
  (value) => /^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/.test(value),
  'a sha256 or sha384 integrity',
);

const releasedFile = object<ReleasedFile>({ integrity, bytes: number, br: optional(number), gz: optional(number) });
const offeredFiles = object<OfferedFiles>({
  files: list(fileName),
  shared: list(text),
});

const offeredLocales = object<Offers['locales']>(inEveryLocale(() => offeredFiles));

/** Offers by their name, each with its files. */
const offered = <Facts extends object>(facts: Check<Facts>): Check<Record<string, Facts & OfferedFiles>> =>
  dictionary((value, path) => ({ ...facts(value, path), ...offeredFiles(value, path) }));

const offers = object<Offers>({
  modals: offered(modalOffer),
  screens: offered(screenOffer),
  tiles: offered(tileOffer),
  checklist: offered(checklistOffer),
  commands: offered(commandOffer),
  realtime: dictionary(offeredFiles),
  notifications: optional(dictionary(notificationOffer)),
  menu: optional(dictionary(menuOffer)),
  places: optional(dictionary(placeOffer)),
  goKeys: optional(dictionary(goKeyOffer)),
  carryOver: optional(dictionary(carryOverOffer)),
  locales: offeredLocales,
  hubLocales: optional(offeredLocales),
});

const manifestFields = {
  schema: oneOf(releaseSchema),
  package: text,
  version,
  build: text,
  domain: optional(dictionary(version)),
  files: dictionary(releasedFile),
} as const;

const mustHold = (
  manifest: { package: string; files: Record<string, unknown> },
  names: string[],
  path: string,
): void => {
  const missing = names.find((name) => !Object.hasOwn(manifest.files, name));
  if (missing === undefined) return;
  throw new ReleaseError('RELEASE_REFERENCE', path, `${manifest.package} lists no file ${missing}`);
};

const offeredNames = ({
  offers: { modals, screens, tiles, checklist, commands, realtime, ...texts },
}: RemoteManifest) =>
  [modals, screens, tiles, checklist, commands, realtime, texts.locales, texts.hubLocales ?? {}].flatMap((kind) =>
    Object.values<OfferedFiles>(kind).flatMap(({ files }) => files),
  );

const remoteManifest: Check<RemoteManifest> = (value, path) => {
  const manifest = object<RemoteManifest>({
    ...manifestFields,
    contract: range,
    container: textWhere((name) => /^\w+$/.test(name), 'a global name'),
    entry: fileName,
    runtime: optional(range),
    shared: dictionary(range),
    offers,
    opens: object<RemoteManifest['opens']>({ routes: list(text), modals: list(text) }),
  })(value, path);
  mustHold(manifest, [manifest.entry, ...offeredNames(manifest)], path);
  return manifest;
};

const shellManifest: Check<ShellManifest> = (value, path) => {
  const manifest = object<ShellManifest>({
    ...manifestFields,
    package: oneOf('shell'),
    contract: version,
    start: object<ShellManifest['start']>({
      scripts: list(fileName),
      styles: list(fileName),
      federation: list(fileName),
      inline: text,
      later: dictionary(list(fileName)),
      fonts: list(fileName),
    }),
    runtime: optional(version),
    provides: dictionary(object({ version, files: list(fileName) })),
    screens: dictionary(screenOffer),
    modals: list(text),
  })(value, path);
  const { scripts, styles, federation, later, fonts } = manifest.start;
  const provided = Object.values(manifest.provides).flatMap(({ files }) => files);
  mustHold(
    manifest,
    [...scripts, ...styles, ...federation, ...Object.values(later).flat(), ...fonts, ...provided],
    path,
  );
  return manifest;
};

const percent: Check<number> = (value, path) => {
  const found = number(value, path);
  if (found < 0 || found > 100) throw new ReleaseError('RELEASE_SHAPE', path, 'expected a percentage');
  return found;
};

const packageRelease =
  <Kind extends RemoteManifest | ShellManifest>(manifest: Check<Kind>): Check<PackageRelease<Kind>> =>
  (value, path) => {
    const release = object<PackageRelease<Kind>>({
      live: version,
      previous: nullable(version),
      rules: list(object<ChannelRule>({ version, percent: optional(percent), companies: optional(list(number)) })),
      versions: dictionary(manifest),
    })(value, path);
    const named = [release.live, release.previous, ...release.rules.map((rule) => rule.version)];
    const missing = named.find((name) => name !== null && !Object.hasOwn(release.versions, name));
    if (missing) throw new ReleaseError('RELEASE_REFERENCE', path, `no manifest of version ${missing}`);
    return release;
  };

const releaseDocument: Check<ReleaseDocument> = ofSchema(
  releaseSchema,
  object<ReleaseDocument>({
    schema: oneOf(releaseSchema),
    revision: number,
    at: text,
    shell: packageRelease(shellManifest),
    remotes: dictionary(packageRelease(remoteManifest)),
  }),
);

/** Reads `release.json`. @throws ReleaseError */
export const parseReleaseDocument = (source: string): ReleaseDocument => fromJson(releaseDocument, source);

/** Reads `manifest.json` of a remote. @throws ReleaseError */
export const parseRemoteManifest = (source: string): RemoteManifest =>
  fromJson(ofSchema(releaseSchema, remoteManifest), source);

/** Reads `manifest.json` of the shell. @throws ReleaseError */
export const parseShellManifest = (source: string): ShellManifest =>
  fromJson(ofSchema(releaseSchema, shellManifest), source);
