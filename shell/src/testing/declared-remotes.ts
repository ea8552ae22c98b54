import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDefinition } from '@fairfront/shared-kit/platform';
import type { NotificationOffer, ScreenOffer } from '@fairfront/shared-kit/platform/release';

const root = join(__dirname, '../../..');

/** What every remote of the repository declares in its `remote.ts`, by package name. */
export const declaredRemotes: Readonly<Record<string, RemoteDefinition>> = Object.fromEntries(
  ['.', 'deploy']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => [name, parent] as const))
    .map(([name, parent]) => [name, join(root, parent, name, 'src/remote.ts')] as const)
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => [name, jest.requireActual<{ default: RemoteDefinition }>(file).default]),
);

/** The screens of all remotes, by route name. */
export const declaredScreens: Readonly<Record<string, ScreenOffer>> = Object.assign(
  {},
  ...Object.values(declaredRemotes).map(({ screens }) => screens),
);

/** Notification subjects of all remotes, by kind. */
export const declaredNotifications: Readonly<Record<string, NotificationOffer>> = Object.assign(
  {},
  ...Object.values(declaredRemotes).map(({ notifications }) => notifications),
);
