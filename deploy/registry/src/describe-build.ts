import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  parseRemoteManifest,
  parseShellManifest,
  releaseSchema,
  type PageOffers,
  type RemoteManifest,
  type ShellManifest,
} from '@fairfront/shared-kit/platform/release';
import { inEveryLocale } from '@fairfront/shared-kit/domain/common';
import { refuse } from './registry-error';

/** Names of all files in a folder and its subfolders, as relative paths with slashes. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
};

/** The parts of the federation plugin's `mf-manifest.json` that are read here. */
interface FederationManifest {
  metaData: {
    globalName: string;
    buildInfo: { buildVersion: string };
    remoteEntry: { name: string; path: string; type: string };
  };
  shared: {
    name: string;
    requiredVersion: string;
    singleton?: boolean;
    assets: { js: { sync: string[]; async: string[] } };
  }[];
  exposes: { path: string }[];
}

/** `fairfront.json`, next to the plugin's manifest: what the portal must know before any code is loaded. */
interface StockDescription {
  /** Package name, for example `mf-hello`. */
  package: string;
  /** Overrides the version of package.json. */
  version?: string;
  /** Version range of the platform contract. */
  contract: string;
  /** Properties of tiles, screens, modals and so on, by name. Every kind is optional. */
  offers: Partial<Omit<PageOffers, 'realtime'>>;
  /** Routes and modals of other packages that its code opens. */
  opens?: { routes?: string[]; modals?: string[] };
}

/** The module of a remote that the shell loads. */
const exposed = './remote';

/** Library types that a script element can run. An ES module would need another loading policy. */
const scriptTypes: ReadonlySet<string> = new Set(['global', 'var', 'window', 'self', 'assign', 'this']);

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8')) as unknown;

const withoutFiles = (offers: Record<string, object> = {}) =>
  Object.fromEntries(Object.entries(offers).map(([name, facts]) => [name, { ...facts, files: [], shared: [] }]));

/** All files of a build by name, without compressed variants. */
const describedFiles = async (folder: string): Promise<RemoteManifest['files']> => {
  const names = (await listFiles(folder)).sort();
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
  const isTwin = (name: string) => /\.(br|gz)$/.test(name) && contents.has(name.slice(0, -3));
  return Object.fromEntries(
    [...contents]
      .filter(([name]) => !isTwin(name) && !name.endsWith('.map'))
      .map(([name, content]) => {
        const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
        const br = contents.get(`${name}.br`)?.length;
        const gz = contents.get(`${name}.gz`)?.length;
        return [name, { integrity, bytes: content.length, ...(br ? { br } : {}), ...(gz ? { gz } : {}) }];
      }),
  );
};

/** Describes a build with the plugin's defaults: from its own manifest, and from ours for portal-specific data. */
const describeStock = async (folder: string): Promise<RemoteManifest> => {
  const federation = (await readJson(join(folder, 'mf-manifest.json'))) as FederationManifest;
  const described = (await readJson(join(folder, 'fairfront.json'))) as StockDescription;
  const { metaData, shared, exposes } = federation;
  const { name, path, type } = metaData.remoteEntry;
  if (!exposes.some((module) => module.path === exposed)) throw new Error(`mf-manifest.json exposes no ${exposed}`);
  if (!scriptTypes.has(type)) throw new Error(`a library of type ${type} cannot be loaded by the portal`);
  const files = await describedFiles(folder);
  const { modals, screens, tiles, checklist, commands, notifications, menu, places, goKeys, carryOver } =
    described.offers;
  // a shared part with its own copy that may exist twice on a page needs nothing from the shell
  const needed = shared.filter(({ singleton, assets: { js } }) => singleton || js.sync.length + js.async.length === 0);
  const manifest = {
    schema: releaseSchema,
    package: described.package,
    version: described.version ?? metaData.buildInfo.buildVersion,
    build: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12),
    contract: described.contract,
    container: metaData.globalName,
    entry: path + name,
    shared: Object.fromEntries(needed.map((module) => [module.name, module.requiredVersion])),
    opens: { routes: [], modals: [], ...described.opens },
    offers: {
      modals: withoutFiles(modals),
      screens: withoutFiles(screens),
      tiles: withoutFiles(tiles),
      checklist: withoutFiles(checklist),
      commands: withoutFiles(commands),
      realtime: {},
      notifications: notifications ?? {},
      menu: menu ?? {},
      places: places ?? {},
      goKeys: goKeys ?? {},
      carryOver: carryOver ?? {},
      locales: withoutFiles(inEveryLocale(() => ({}))),
    },
    files,
  };
  return parseRemoteManifest(JSON.stringify(manifest));
};

/**
 * Describes a build folder: from the `manifest.json` of our presets, or from the `mf-manifest.json` of the federation
 * plugin and a `fairfront.json` next to it.
 * @throws RegistryError
 */
export const describeBuild = async (folder: string): Promise<RemoteManifest | ShellManifest> => {
  const file = join(folder, 'manifest.json');
  try {
    const source = await readFile(file, 'utf8').catch(() => null);
    if (source === null) return await describeStock(folder);
    const { package: name } = JSON.parse(source) as { package?: unknown };
    return name === 'shell' ? parseShellManifest(source) : parseRemoteManifest(source);
  } catch (error) {
    return refuse('MANIFEST_UNREADABLE', `${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
