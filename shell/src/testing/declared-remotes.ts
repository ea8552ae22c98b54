import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDefinition } from '@fairfront/shared-kit/platform';
import type { NotificationOffer, PageOffers, ScreenOffer } from '@fairfront/shared-kit/platform/release';

/** A title of a test, in both languages. */
export const titleOf = (name: string) => ({ ru: `Раздел ${name}`, en: `Section ${name}` });

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

/** An offer of all remotes that has no code, with a title of a test. */
const declaredOf = <Kind extends 'places' | 'goKeys' | 'carryOver'>(kind: Kind): NonNullable<PageOffers[Kind]> =>
  Object.fromEntries(
    Object.values(declaredRemotes).flatMap((remote) =>
      Object.entries(remote[kind] ?? {}).map(([id, facts]) => [
        id,
        { ...facts, title: titleOf(id), about: titleOf(`${id} about`) },
      ]),
    ),
  );
/** The screens without a tile of all remotes, by id. */
export const declaredPlaces = declaredOf('places');
/** The second keys after G of all remotes, by letter. */
export const declaredGoKeys = declaredOf('goKeys');
/** What all remotes let users take to another exhibition, by id. */
export const declaredCarryOver = declaredOf('carryOver');

/** Notification subjects of all remotes, by kind. */
export const declaredNotifications: Readonly<Record<string, NotificationOffer>> = Object.assign(
  {},
  ...Object.values(declaredRemotes).map(({ notifications }) => notifications),
);

/** The entry of the account menu for the staff who check publications. */
export const companyRequests = {
  'manager-requests': {
    title: { ru: 'Заявки компаний', en: 'Company requests' },
    route: 'manager-requests',
    managers: true,
  },
};
