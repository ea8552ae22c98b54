import { deadlineKinds, eventTypes, roles } from '../../domain/participations';
import { inEveryLocale, type Locale } from '../../domain/common';
import { commandGroups } from '../command';
import { modalSizes, screenLayouts, tileGroups, type ModalHeight } from '../names';
import {
  boolean,
  dictionary,
  list,
  number,
  object,
  oneOf,
  optional,
  text,
  textWhere,
  type Check,
  type Facts,
} from './shape';

/**
 * The static facts of every kind of offer, each defined once: a remote declares them in `remote.ts`, its build copies
 * them into the manifest, the parsers read them by these tables, and the types of all three are derived from them.
 */

const some = <const Value extends string>(values: readonly Value[]): Check<readonly Value[] | undefined> =>
  optional(list(oneOf(...values)));
const texts: Check<readonly string[] | undefined> = optional(list(text));
const modalHeight: Check<ModalHeight> = (value, path) => (value === 'full' ? value : number(value, path));

/** A path of words and `:params`, such as `/participant/:id/cart`. */
const path = textWhere((value) => /^\/$|^(\/:?[a-z][a-z0-9_-]*)+$/.test(value), 'a path such as /participant/:id/cart');

/** The participations that have a part. */
const audience = {
  /** Participation types that have it; all by default. */
  types: some(eventTypes),
  /** Roles of the participation's own users that do not have it. */
  exceptRoles: some(roles),
  /** True: only if additional services are shown. */
  needsServices: optional(boolean),
} as const;

/** Order and icon of an offer. */
const ranked = {
  /** Ties are resolved by name. */
  order: number,
  /** Name in the kit's icon sprite. */
  icon: text,
} as const;

/** Checklist entries. */
export const checklistFacts = {
  ...ranked,
  ...audience,
  /**
   * Its initial reads, below `/participants/{id}/`: `cart`, `car-passes?page=1`. The shell sends the reads of all tiles
   * and entries in one call before their code has loaded; their own calls are served from the response.
   */
  reads: texts,
} as const;

/** A tile of the hub; `order` is its position within the group. */
export const tileFacts = {
  ...checklistFacts,
  group: oneOf(...tileGroups),
  /** Number of the six columns. */
  width: oneOf(2, 3, 6),
  /** Reserved height in px, so that nothing jumps when the content loads (DESIGN §4: 216 passes, 250 services). */
  height: number,
  /** True: its row in a narrow window has a meter, for which room is kept while it loads. */
  meter: optional(boolean),
  /** False: not on the hub of a past exhibition. */
  afterEnd: optional(boolean),
  /** A date of the exhibition that is shown beside the heading of its section. */
  sectionDate: optional(oneOf('installation')),
} as const;

/** Command entries of the palette; their code loads when it is first opened. */
export const commandFacts = {
  ...ranked,
  ...audience,
  group: oneOf(...commandGroups),
  /** True: only for organiser staff, also where no participation is open; others need an open participation. */
  managers: optional(boolean),
} as const;

/** A modal, with what its frame needs before the code is loaded. */
export const modalFacts = {
  /** Width of the dialog, or a drawer at the right edge. */
  size: oneOf(...modalSizes),
  /**
   * The space that its content needs once loaded, so that nothing jumps; without it the dialog grows with its content.
   */
  height: optional(modalHeight),
  /** False: not mirrored in the address. */
  mirrored: optional(boolean),
  /** True: opened from the hub so often that its code is prefetched while the hub is idle. */
  ahead: optional(boolean),
  /** Names of its params, which are query parameters in the address. */
  params: texts,
} as const;

/** A screen and its route (SHELL §2). */
export const screenFacts = {
  /** Its address; the params `:id` and `:…_id` match only numbers. */
  path,
  /** The frame around it (DESIGN §4); `default` if absent. */
  layout: optional(oneOf(...screenLayouts)),
  /** False: also open to visitors without a session. */
  auth: optional(boolean),
  /** True: the participation in the address is loaded before the screen is used. */
  event: optional(boolean),
  /** True: the cart is loaded and its icon is in the header if services are shown. */
  cart: optional(boolean),
  /**
   * True: the cart icon without `cart` and `event`: the screen of the participation loads the cart itself.
   */
  badge: optional(boolean),
  /** True: the address contains a token or signature: it is neither logged nor sent as a referrer. */
  secret: optional(boolean),
  /** True: for organiser staff; everybody else gets the 404 page. */
  managers: optional(boolean),
} as const;

/**
 * A value in an address that depends on a subject: `:id` is its id, a table maps its type to a value, other texts are
 * literal.
 */
type OfSubject = string | Record<string, string>;
const ofSubject: Check<OfSubject> = (value, path) =>
  typeof value === 'object' ? dictionary(text)(value, path) : text(value, path);

/** An entry of the account menu, also offered in the palette: it leads to the screens of a remote. */
export const menuFacts = {
  ...ranked,
  /** The screen that it leads to. */
  route: text,
  /** True: only for organiser staff. */
  managers: optional(boolean),
} as const;

/** A screen of the participation that has no tile: in the last section of the hub and in the palette. */
export const placeFacts = {
  ...ranked,
  /** A screen whose only param is the participation. */
  route: text,
} as const;

/** A place that G and a second key lead to, by the Latin letter of that key. */
export const goKeyFacts = {
  /** Position in the list of shortcuts. */
  order: number,
  ...audience,
  /** The screen: of the open participation if its path has `:id`. */
  route: optional(text),
  /** The modal, opened without params in the open participation. */
  modal: optional(text),
} as const;

/**
 * What can be taken from a past exhibition to another one of the same company. The hub of the past exhibition links to
 * a modal of the other one.
 */
export const carryOverFacts = {
  ...ranked,
  /** Roles in the other exhibition that cannot do it. */
  exceptRoles: some(roles),
  /** Deadlines of the other exhibition; it is possible while one of them is ahead. */
  deadlines: list(oneOf(...deadlineKinds)),
  modal: text,
  params: optional(dictionary(text)),
} as const;

/** The icon of a notification about a subject and its target within the participation. */
export const notificationFacts = {
  /** Name in the kit's icon sprite. */
  icon: text,
  /** The screen; the hub by default. */
  route: optional(text),
  /** The query of the screen, excluding the modal. */
  query: optional(dictionary(ofSubject)),
  /** The modal that opens on the screen. */
  modal: optional(text),
  /** Params of the modal. */
  params: optional(dictionary(ofSubject)),
} as const;

/** A title in every language, known before any code of the remote is loaded. */
export type Title = Record<Locale, string>;
const title = object<Title>(inEveryLocale(() => text));
const titled = { title } as const;

/** Reads the facts of a tile. */
export const tileOffer = object<TileOffer>({ ...titled, ...tileFacts });
/** Reads the facts of a checklist entry. */
export const checklistOffer = object<ChecklistOffer>(checklistFacts);
/** Reads the facts of commands. */
export const commandOffer = object<CommandOffer>(commandFacts);
/** Reads the facts of a modal. */
export const modalOffer = object<ModalOffer>({ ...titled, ...modalFacts });
/** Reads the facts of a screen. */
export const screenOffer = object<ScreenOffer>(screenFacts);
/** Reads the facts of a menu entry. */
export const menuOffer = object<MenuOffer>({ ...titled, ...menuFacts });
/** Reads the facts of a screen without a tile. */
export const placeOffer = object<PlaceOffer>({ ...titled, ...placeFacts });
/** Reads the facts of a second key after G. */
export const goKeyOffer = object<GoKeyOffer>({ ...titled, ...goKeyFacts });
/** Reads the facts of what can be taken to another exhibition. */
export const carryOverOffer = object<CarryOverOffer>({ ...titled, about: title, ...carryOverFacts });
/** Reads the facts of a subject of notifications. */
export const notificationOffer = object<NotificationOffer>(notificationFacts);

/** A tile in the manifest. */
export interface TileOffer extends Facts<typeof tileFacts> {
  title: Title;
}
/** Checklist entries in the manifest. */
export type ChecklistOffer = Facts<typeof checklistFacts>;
/** Command entries in the manifest. */
export type CommandOffer = Facts<typeof commandFacts>;
/** A modal in the manifest. */
export interface ModalOffer extends Facts<typeof modalFacts> {
  title: Title;
}
/** A screen in the manifest. */
export type ScreenOffer = Facts<typeof screenFacts>;
/** A menu entry in the manifest. */
export interface MenuOffer extends Facts<typeof menuFacts> {
  title: Title;
}
/** A screen without a tile in the manifest. */
export interface PlaceOffer extends Facts<typeof placeFacts> {
  title: Title;
}
/** A second key after G in the manifest. */
export interface GoKeyOffer extends Facts<typeof goKeyFacts> {
  title: Title;
}
/** What can be taken to another exhibition, in the manifest. */
export interface CarryOverOffer extends Facts<typeof carryOverFacts> {
  title: Title;
  /** What is taken, below the title. */
  about: Title;
}
/** A notification subject in the manifest. */
export type NotificationOffer = Facts<typeof notificationFacts>;

/** Files of a release that the browser fetches for one offer, and the shared modules that they take from the shell. */
export interface OfferedFiles {
  /** Relative to the folder of the version. */
  files: string[];
  /** Import names, for example `@fairfront/shared-kit/components/button`. */
  shared: string[];
}

/** The offers of a remote, as its build wrote them into the manifest. */
export interface Offers {
  modals: Record<string, ModalOffer & OfferedFiles>;
  screens: Record<string, ScreenOffer & OfferedFiles>;
  tiles: Record<string, TileOffer & OfferedFiles>;
  checklist: Record<string, ChecklistOffer & OfferedFiles>;
  commands: Record<string, CommandOffer & OfferedFiles>;
  realtime: Record<string, OfferedFiles>;
  /** By kind of the subject; absent in builds older than this declaration. */
  notifications?: Record<string, NotificationOffer>;
  /** Entries of the account menu; absent in builds older than this declaration. */
  menu?: Record<string, MenuOffer>;
  /** Absent in builds older than this declaration. */
  places?: Record<string, PlaceOffer>;
  /** By letter; absent in builds older than this declaration. */
  goKeys?: Record<string, GoKeyOffer>;
  /** Absent in builds older than this declaration. */
  carryOver?: Record<string, CarryOverOffer>;
  locales: Record<Locale, OfferedFiles>;
  /** Texts of tiles and checklist entries; absent if `locales` contains them. */
  hubLocales?: Record<Locale, OfferedFiles>;
}

/** The offers for the page: without files, which only the edge needs. */
export interface PageOffers {
  modals: Record<string, ModalOffer>;
  screens: Record<string, ScreenOffer>;
  tiles: Record<string, TileOffer>;
  checklist: Record<string, ChecklistOffer>;
  commands: Record<string, CommandOffer>;
  realtime: string[];
  notifications?: Record<string, NotificationOffer>;
  menu?: Record<string, MenuOffer>;
  places?: Record<string, PlaceOffer>;
  goKeys?: Record<string, GoKeyOffer>;
  carryOver?: Record<string, CarryOverOffer>;
}
