import { tileGroups, type Locale } from '@fairfront/shared-kit/platform';
import type {
  CarryOverOffer,
  ChecklistOffer,
  CommandOffer,
  GoKeyOffer,
  MenuOffer,
  ModalOffer,
  NotificationOffer,
  PlaceOffer,
  PageRelease,
  ScreenOffer,
  TileOffer,
} from '@fairfront/shared-kit/platform/release';
import type { PartKind } from './remote-definition';

/** A tile as described in the release document, before any code of its remote is loaded. */
export interface CatalogTile extends TileOffer {
  id: string;
  /** Package name of the remote. */
  remote: string;
}

/** A checklist entry as described in the release document. */
export interface CatalogChecklistEntry extends ChecklistOffer {
  id: string;
  /** Package name of the remote. */
  remote: string;
}

/** A command entry as described in the release document. */
export interface CatalogCommandEntry extends CommandOffer {
  id: string;
  /** Package name of the remote. */
  remote: string;
}

/** An entry of the account menu as described in the release document. */
interface CatalogMenuEntry extends MenuOffer {
  id: string;
}

/** A screen without a tile as described in the release document. */
interface CatalogPlace extends PlaceOffer {
  id: string;
}

/** A second key after G as described in the release document. */
interface CatalogGoKey extends GoKeyOffer {
  letter: string;
}

/** What can be taken to another exhibition, as described in the release document. */
export interface CatalogCarryOver extends CarryOverOffer {
  id: string;
}

/** What each remote offers. All answers come from the release document; nothing is loaded. */
export interface RemoteCatalog {
  /** All tiles in hub order: section, order within the section, id. */
  tiles: readonly CatalogTile[];
  /** All entries of the preparation checklist, sorted by order, then by name. */
  checklist: readonly CatalogChecklistEntry[];
  /** All entries of the command palette, sorted by order, then by name. */
  commands: readonly CatalogCommandEntry[];
  /** All entries of the account menu, sorted by order, then by name. */
  menu: readonly CatalogMenuEntry[];
  /** All screens without a tile, sorted by order, then by name. */
  places: readonly CatalogPlace[];
  /** The second keys after G, in no order. */
  goKeys: readonly CatalogGoKey[];
  /** What can be taken to another exhibition, sorted by order, then by name. */
  carryOver: readonly CatalogCarryOver[];
  /** Package name of the remote that owns a part; null when no live remote has it. */
  ownerOf: (kind: PartKind, name: string) => string | null;
  /** Title, size and mirroring of a modal; null when no live remote has it. */
  modal: (name: string) => ModalOffer | null;
  /** Title of a modal in a language; null when no live remote has it. */
  modalTitle: (name: string, locale: Locale) => string | null;
  /** The screens of all remotes, by route name. */
  screens: Readonly<Record<string, ScreenOffer>>;
  /** The appearance and target of notifications about a kind of subject; null when no live remote has such subjects. */
  notification: (kind: string) => NotificationOffer | null;
  /** Remotes that handle an event of the participation channel. */
  handlersOf: (event: string) => string[];
}

const byOrder = (one: { order: number; id: string }, other: { order: number; id: string }): number =>
  one.order - other.order || (one.id < other.id ? -1 : 1);

/** Builds the catalogue of a page. */
export const createCatalog = (release: PageRelease): RemoteCatalog => {
  const remotes = Object.entries(release.remotes);
  const tiles = remotes
    .flatMap(([remote, { offers }]) =>
      Object.entries(offers.tiles).map(([id, tile]): CatalogTile => ({ ...tile, id, remote })),
    )
    .sort((a, b) => tileGroups.indexOf(a.group) - tileGroups.indexOf(b.group) || byOrder(a, b));
  const checklist = remotes
    .flatMap(([remote, { offers }]) =>
      Object.entries(offers.checklist).map(([id, entry]): CatalogChecklistEntry => ({ ...entry, id, remote })),
    )
    .sort(byOrder);
  const commands = remotes
    .flatMap(([remote, { offers }]) =>
      Object.entries(offers.commands).map(([id, entry]): CatalogCommandEntry => ({ ...entry, id, remote })),
    )
    .sort(byOrder);
  const menu = remotes
    .flatMap(([, { offers }]) =>
      Object.entries(offers.menu ?? {}).map(([id, entry]): CatalogMenuEntry => ({ ...entry, id })),
    )
    .sort(byOrder);
  const places = remotes
    .flatMap(([, { offers }]) =>
      Object.entries(offers.places ?? {}).map(([id, entry]): CatalogPlace => ({ ...entry, id })),
    )
    .sort(byOrder);
  const goKeys = remotes.flatMap(([, { offers }]) =>
    Object.entries(offers.goKeys ?? {}).map(([letter, key]): CatalogGoKey => ({ ...key, letter })),
  );
  const carryOver = remotes
    .flatMap(([, { offers }]) =>
      Object.entries(offers.carryOver ?? {}).map(([id, entry]): CatalogCarryOver => ({ ...entry, id })),
    )
    .sort(byOrder);
  const modals = new Map(
    remotes.flatMap(([remote, { offers }]) =>
      Object.entries(offers.modals).map(([name, offer]) => [name, { remote, offer }] as const),
    ),
  );
  const screens = new Map(
    remotes.flatMap(([remote, { offers }]) =>
      Object.entries(offers.screens).map(([name, offer]) => [name, { remote, offer }] as const),
    ),
  );
  const notifications = new Map(remotes.flatMap(([, { offers }]) => Object.entries(offers.notifications ?? {})));
  const owners: Record<PartKind, (name: string) => string | undefined> = {
    tile: (name) => tiles.find(({ id }) => id === name)?.remote,
    checklist: (name) => checklist.find(({ id }) => id === name)?.remote,
    commands: (name) => commands.find(({ id }) => id === name)?.remote,
    modal: (name) => modals.get(name)?.remote,
    screen: (name) => screens.get(name)?.remote,
  };
  return {
    tiles,
    checklist,
    commands,
    menu,
    places,
    goKeys,
    carryOver,
    ownerOf: (kind, name) => owners[kind](name) ?? null,
    modal: (name) => modals.get(name)?.offer ?? null,
    modalTitle: (name, locale) => modals.get(name)?.offer.title[locale] ?? null,
    screens: Object.fromEntries([...screens].map(([name, { offer }]) => [name, offer])),
    notification: (kind) => notifications.get(kind) ?? null,
    handlersOf: (event) =>
      remotes.filter(([, { offers }]) => offers.realtime.includes(event)).map(([remote]) => remote),
  };
};
