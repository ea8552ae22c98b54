import type { RemoteManifest, ShellManifest } from './release-document';
import { overlap } from './routes';
import { satisfies } from './version-range';

/**
 * Why a remote is incompatible with a shell; empty if it is compatible. The registry rejects such a release, the edge
 * reports it to the page.
 * @returns one English sentence per reason
 */
export const incompatibilities = (
  shell: Pick<ShellManifest, 'contract' | 'provides' | 'runtime'>,
  remote: Pick<RemoteManifest, 'contract' | 'shared' | 'runtime'>,
): string[] => {
  const reasons: string[] = [];
  if (!satisfies(shell.contract, remote.contract)) {
    reasons.push(`needs contract ${remote.contract}, the shell has ${shell.contract}`);
  }
  if (remote.runtime && !(shell.runtime && satisfies(shell.runtime, remote.runtime))) {
    reasons.push(`needs federation runtime ${remote.runtime}, the shell provides ${shell.runtime ?? 'none'}`);
  }
  for (const [name, range] of Object.entries(remote.shared)) {
    const provided = shell.provides[name];
    if (!provided) reasons.push(`needs ${name}, which the shell does not provide`);
    else if (!satisfies(provided.version, range)) {
      reasons.push(`needs ${name} ${range}, the shell provides ${provided.version}`);
    }
  }
  return reasons;
};

/** Names that more than one remote claims, for example `modal event-modal-chat: mf-services, mf-account`. */
export const nameConflicts = (remotes: Pick<RemoteManifest, 'package' | 'offers'>[]): string[] => {
  const owners = new Map<string, string[]>();
  for (const { package: owner, offers } of remotes) {
    const kinds = {
      modal: offers.modals,
      screen: offers.screens,
      tile: offers.tiles,
      checklist: offers.checklist,
      commands: offers.commands,
      notification: offers.notifications ?? {},
      menu: offers.menu ?? {},
      place: offers.places ?? {},
      'go key': offers.goKeys ?? {},
      'carry-over': offers.carryOver ?? {},
    };
    for (const [kind, entries] of Object.entries(kinds)) {
      for (const name of Object.keys(entries)) {
        const key = `${kind} ${name}`;
        owners.set(key, [...(owners.get(key) ?? []), owner]);
      }
    }
  }
  return [...owners]
    .filter(([, claimed]) => claimed.length > 1)
    .map(([key, claimed]) => `${key}: ${claimed.join(', ')}`);
};

/** Paths that the edge answers itself: no screen of a remote starts with one of these. */
const reserved: ReadonlySet<string> = new Set(['api', 'app', 'embed', 'health', 'r', 'ready', 'storage']);

interface OwnedScreen {
  owner: string;
  name: string;
  path: string;
}
const nameOf = ({ owner, name, path }: OwnedScreen): string => `${path} (screen ${name} of ${owner})`;

/**
 * Conflicts of screen paths that match the same address, route names that the shell has, and paths that the edge
 * answers; empty if there are none.
 * @returns one English sentence per finding
 */
export const pathConflicts = (
  shell: Pick<ShellManifest, 'screens'>,
  remotes: Pick<RemoteManifest, 'package' | 'offers'>[],
): string[] => {
  const screensOf = (owner: string, screens: ShellManifest['screens']): OwnedScreen[] =>
    Object.entries(screens).map(([name, { path }]) => ({ owner, name, path }));
  const offered = remotes.flatMap((remote) => screensOf(remote.package, remote.offers.screens));
  const all = [...screensOf('shell', shell.screens), ...offered];
  const overlapping = offered.flatMap((screen) =>
    all
      .slice(0, all.indexOf(screen))
      .filter(({ path }) => overlap(path, screen.path))
      .map((other) => `${nameOf(screen)} can be the address of ${nameOf(other)}`),
  );
  const shadowing = offered
    .filter(({ name }) => Object.hasOwn(shell.screens, name))
    .map((screen) => `${nameOf(screen)} has the name of a screen of the shell`);
  const answered = offered
    .filter(({ path }) => reserved.has(path.split('/')[1] ?? '') || path.startsWith('/:'))
    .map((screen) => `${nameOf(screen)} begins with what the edge answers itself`);
  return [...overlapping, ...shadowing, ...answered];
};

/**
 * Routes and modals that a remote, or a notification about its subjects, opens but that neither the shell nor another
 * remote has; empty if there are none.
 * @returns one English sentence per finding
 */
export const unknownPlaces = (
  shell: Pick<ShellManifest, 'screens' | 'modals'>,
  remotes: Pick<RemoteManifest, 'package' | 'version' | 'offers' | 'opens'>[],
): string[] => {
  const routes = new Set([shell.screens, ...remotes.map(({ offers }) => offers.screens)].flatMap(Object.keys));
  const modals = new Set([...shell.modals, ...remotes.flatMap(({ offers }) => Object.keys(offers.modals))]);
  return remotes.flatMap(({ package: name, version, opens, offers }) => {
    const linked: { route?: string; modal?: string }[] = [
      offers.notifications ?? {},
      offers.menu ?? {},
      offers.places ?? {},
      offers.goKeys ?? {},
      offers.carryOver ?? {},
    ].flatMap((kind) => Object.values(kind));
    const opened = {
      routes: [...opens.routes, ...linked.flatMap(({ route }) => route ?? [])],
      modals: [...opens.modals, ...linked.flatMap(({ modal }) => modal ?? [])],
    };
    const unknown = [
      ...opened.routes.filter((route) => !routes.has(route)).map((route) => `the route ${route}`),
      ...opened.modals.filter((modal) => !modals.has(modal)).map((modal) => `the modal ${modal}`),
    ];
    return [...new Set(unknown)].map(
      (place) => `${name} ${version} opens ${place}, which nobody has: release its owner before or with it`,
    );
  });
};
