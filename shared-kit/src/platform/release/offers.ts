import { eventTypes, roles, type Locale } from '../../model';
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
 * The static facts of every kind of offer, each said once: a remote declares them in `remote.ts`, its build copies them into the
 * manifest, the parsers read them by these tables, and the types of all three follow from them.
 */

const some = <const Value extends string>(values: readonly Value[]): Check<readonly Value[] | undefined> =>
  optional(list(oneOf(...values)));
const texts: Check<readonly string[] | undefined> = optional(list(text));
const modalHeight: Check<ModalHeight> = (value, path) => (value === 'full' ? value : number(value, path));

/** A path of words and `:params`, such as `/participant/:id/cart`. */
const path = textWhere((value) => /^\/$|^(\/:?[a-z][a-z0-9_-]*)+$/.test(value), 'a path such as /participant/:id/cart');

/** Which participations have a part. */
const audience = {
  /** Participation types that have it; all when absent. */
  types: some(eventTypes),
  /** Roles of the participation's own users that do not have it (SHELL-132). */
  exceptRoles: some(roles),
  /** True: only where additional services are shown (SVC-001). */
  needsServices: optional(boolean),
} as const;

/** Where it stands among its like, and how it is marked. */
const ranked = {
  /** Ties are broken by the name. */
  order: number,
  /** Name in the kit's icon sprite. */
  icon: text,
} as const;

/** Lines of the checklist. */
export const checklistFacts = {
  ...ranked,
  ...audience,
  /**
   * What it reads first, below `/participants/{id}/`: `cart`, `car-passes?page=1`. The shell asks for the reads of all tiles and
   * entries in one call, before their code is there; each makes its own call and is answered from it (SHELL-412, ACC-228).
   */
  reads: texts,
} as const;

/** A tile of the hub; `order` is its position inside of the group. */
export const tileFacts = {
  ...checklistFacts,
  group: oneOf(...tileGroups),
  /** Columns of six. */
  width: oneOf(2, 3, 6),
  /** Reserved height in px, so that nothing jumps when the content comes (DESIGN §4: 216 passes, 250 services). */
  height: number,
  /** True: its row in a narrow window has a meter, for which room is kept while it loads. */
  meter: optional(boolean),
  /** A date of the exhibition that stands beside the heading of its section. */
  sectionDate: optional(oneOf('installation')),
} as const;

/** Lines of the command palette; their code is loaded when it opens for the first time. */
export const commandFacts = { ...ranked, ...audience, group: oneOf(...commandGroups) } as const;

/** A modal, with what its frame needs before the code is there. */
export const modalFacts = {
  /** Width of the dialog, or a drawer at the right edge. */
  size: oneOf(...modalSizes),
  /**
   * The room that its content needs once it is loaded, so that nothing jumps when it comes; without it the dialog grows with
   * its content (SHELL-354).
   */
  height: optional(modalHeight),
  /** False: not mirrored in the address (SHELL-211). */
  mirrored: optional(boolean),
  /** True: opened from the hub so often that its code is fetched while the hub is read (SHELL-355). */
  ahead: optional(boolean),
  /** Names of its params, which the address holds as query parameters beside its name. */
  params: texts,
} as const;

/** A screen and its route (SHELL §2). */
export const screenFacts = {
  /** Its address; a part `:id` or `:…_id` takes numbers only. */
  path,
  /** The frame around it (DESIGN §4); `default` when absent. */
  layout: optional(oneOf(...screenLayouts)),
  /** False: visitors without a session see it, too (SHELL-042). */
  auth: optional(boolean),
  /** True: the participation of the address is loaded before the screen is used (SHELL-037). */
  event: optional(boolean),
  /** True: the cart is loaded, and its icon stands in the header, where services are shown (SHELL-039, SHELL-071). */
  cart: optional(boolean),
  /** True: the cart icon without `cart` and `event`: the screen of the participation loads the cart by itself (SHELL-040). */
  badge: optional(boolean),
  /** True: the address holds a token or signature: it is neither logged nor sent as a referrer (SHELL-027). */
  secret: optional(boolean),
  /** True: for the organiser's staff; everybody else gets the 404 page (ACC-170). */
  managers: optional(boolean),
} as const;

/** A value of an address that depends on a subject: `:id` is its id, a table has the value by its type, other texts stay. */
type OfSubject = string | Record<string, string>;
const ofSubject: Check<OfSubject> = (value, path) =>
  typeof value === 'object' ? dictionary(text)(value, path) : text(value, path);

/** How a notification about a subject looks, and where it leads inside its participation (ACC-203). */
export const notificationFacts = {
  /** Name in the kit's icon sprite. */
  icon: text,
  /** The screen; the hub when absent. */
  route: optional(text),
  /** The query of the screen, without the modal. */
  query: optional(dictionary(ofSubject)),
  /** The modal that opens on the screen. */
  modal: optional(text),
  /** Params of the modal. */
  params: optional(dictionary(ofSubject)),
} as const;

/** A title in both languages, known before any code of the remote is loaded. */
export type Title = Record<Locale, string>;
const titled = { title: object<Title>({ ru: text, en: text }) } as const;

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
/** Reads the facts of a subject of notifications. */
export const notificationOffer = object<NotificationOffer>(notificationFacts);

/** A tile as the manifest announces it. */
export interface TileOffer extends Facts<typeof tileFacts> {
  title: Title;
}
/** Lines of the checklist as the manifest announces them. */
export type ChecklistOffer = Facts<typeof checklistFacts>;
/** Lines of the command palette as the manifest announces them. */
export type CommandOffer = Facts<typeof commandFacts>;
/** A modal as the manifest announces it. */
export interface ModalOffer extends Facts<typeof modalFacts> {
  title: Title;
}
/** A screen as the manifest announces it. */
export type ScreenOffer = Facts<typeof screenFacts>;
/** A subject of notifications as the manifest announces it. */
export type NotificationOffer = Facts<typeof notificationFacts>;

/** Files of a release that one offer makes the browser fetch, and the shared parts that these files take from the shell. */
export interface OfferedFiles {
  /** Relative to the folder of the version. */
  files: string[];
  /** Import names, for example `@fairfront/shared-kit/components/button`. */
  shared: string[];
}

/** What a remote offers, as its build wrote it into the manifest. */
export interface Offers {
  modals: Record<string, ModalOffer & OfferedFiles>;
  screens: Record<string, ScreenOffer & OfferedFiles>;
  tiles: Record<string, TileOffer & OfferedFiles>;
  checklist: Record<string, ChecklistOffer & OfferedFiles>;
  commands: Record<string, CommandOffer & OfferedFiles>;
  realtime: Record<string, OfferedFiles>;
  /** By kind of the subject; absent in builds of before remotes declared it. */
  notifications?: Record<string, NotificationOffer>;
  locales: Record<Locale, OfferedFiles>;
  /** Texts of tiles and checklist entries; absent where these speak by `locales`. */
  hubLocales?: Record<Locale, OfferedFiles>;
}

/** The same for the page: without files, which only the edge needs. */
export interface PageOffers {
  modals: Record<string, ModalOffer>;
  screens: Record<string, ScreenOffer>;
  tiles: Record<string, TileOffer>;
  checklist: Record<string, ChecklistOffer>;
  commands: Record<string, CommandOffer>;
  realtime: string[];
  notifications?: Record<string, NotificationOffer>;
}
