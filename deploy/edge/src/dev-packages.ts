import {
  parseRemoteManifest,
  parseShellManifest,
  type ChosenVersions,
  type PageRelease,
} from '@fairfront/shared-kit/platform/release';

/**
 * Packages that a developer serves from their own machine: base address by package name, for example `{ "mf-passes":
 * "http://localhost:3100/mf-passes" }`. Only `npm run dev` sets it.
 */
export type DevPackages = Readonly<Record<string, string>>;

/** Reads `DEV_PACKAGES`. @throws when it is not a JSON object or names another machine */
export const readDevPackages = (text: string | undefined): DevPackages => {
  const packages = JSON.parse(text || '{}') as Record<string, string>;
  for (const base of Object.values(packages)) {
    if (new URL(base).hostname !== 'localhost') throw new Error(`DEV_PACKAGES may only name localhost, not ${base}`);
  }
  return packages;
};

/** Origins of the dev servers, for the content security policy of the page. */
export const devOrigins = (packages: DevPackages): string[] => [
  ...new Set(Object.values(packages).map((base) => new URL(base).origin)),
];

const fetchManifest = async (base: string): Promise<string> => (await fetch(`${base}/manifest.json`)).text();

/** Replaces the served packages in the versions of a page by what the dev servers provide right now. */
export const withDevPackages = async (versions: ChosenVersions, packages: DevPackages): Promise<ChosenVersions> => {
  let { shell } = versions;
  const remotes = { ...versions.remotes };
  for (const [name, base] of Object.entries(packages)) {
    const source = await fetchManifest(base);
    if (name === 'shell') shell = { version: 'dev', manifest: parseShellManifest(source) };
    else remotes[name] = { version: 'dev', manifest: parseRemoteManifest(source) };
  }
  return { shell, remotes };
};

/** Points the page at the dev servers. Files that change on every save have no hash. */
export const pointToDevPackages = (page: PageRelease, packages: DevPackages): PageRelease => ({
  ...page,
  remotes: Object.fromEntries(
    Object.entries(page.remotes).map(([name, remote]) => {
      const base = packages[name];
      const file = remote.entry.slice(remote.entry.lastIndexOf('/'));
      return [name, base ? { ...remote, entry: base + file, integrity: '', previous: null } : remote];
    }),
  ),
});
