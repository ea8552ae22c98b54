/**
 * The names by which shell and remotes refer to each other's places. Each is declared by its owner: those of the shell
 * here, those of a remote in its `names.ts`, which merges them into the interfaces of this file, so that callers are
 * type-checked whoever owns the place (deploy/docs/decisions/0004-names-are-the-contract.md).
 */

/**
 * Params of every named route. Those of the shell are here; each remote adds those of its screens in its
 * `names.ts`.
 */
export interface RouteParams {
  home: NoParams;
  participant: { id: number };
  calendar: { id: number };
  deadlines: { id: number };
  'own-access': NoParams;
  'second-factor': NoParams;
  'notification-settings': NoParams;
  login: NoParams;
  logout: NoParams;
  recovery: NoParams;
  'recovery-reset': { token: string };
  'confirm-registration': { id: number; token: string };
  welcome: { id: number };
  help: NoParams;
}
/** A place without params. */
export type NoParams = Record<never, never>;
/** Name of a route of the portal; in the program of a remote, of one that it may open (`OpenedPlaces`). */
export type RouteName = Opened<'routes', keyof RouteParams>;

/**
 * Params of every registry modal, mirrored in the address as query parameters. Those of the
 * shell are here; each remote adds its own in its `names.ts`.
 */
export interface ModalParams {
  'modal-feedback': { mode?: 'callback' };
}
/** Name of a registry modal; in the program of a remote, of one that it may open (`OpenedPlaces`). */
export type ModalName = Opened<'modals', keyof ModalParams>;

/**
 * What the package of a program opens: its own places and those that its `opens` lists. A remote says it in its `remote.ts`, which
 * no other program holds, so that a name that is not listed does not compile.
 */
export interface OpenedPlaces {}

type NamesIn<Opener, Kind extends string> = Opener extends Record<Kind, infer Name> ? Name : never;
type Opened<Kind extends string, All> = [keyof OpenedPlaces] extends [never]
  ? All
  : Extract<All, NamesIn<OpenedPlaces[keyof OpenedPlaces], Kind>>;

/** The names of a remote, those that it lists in `opens`, and the hub, for its member of `OpenedPlaces`. */
export interface OpenedBy<
  Names extends { routes: object; modals: object },
  Opens extends { routes?: readonly string[]; modals?: readonly string[] },
> {
  routes: keyof Names['routes'] | Listed<Opens['routes']> | 'participant';
  modals: keyof Names['modals'] | Listed<Opens['modals']>;
}
type Listed<Names> = Names extends readonly (infer Name)[] ? Name : never;

/**
 * Sizes of a dialog (DESIGN §5): centred, 440, 680, 960 or 1240 px wide, or a drawer of 560 px at the right edge. Below
 * 740 px all are sheets.
 */
export const modalSizes = ['sm', 'md', 'lg', 'xl', 'drawer'] as const;
/** One of `modalSizes`. */
export type ModalSize = (typeof modalSizes)[number];
/**
 * The space that a dialog reserves from its first frame: the minimum height in px of the whole dialog including head
 * and foot, or `full` for the height of the window. A sheet, below 740 px, always fills the window.
 */
export type ModalHeight = number | 'full';

/** The sections of the hub, in this order (DESIGN §4, tile contract). */
export const tileGroups = ['passes', 'stand', 'catalogue', 'company'] as const;
/** One of `tileGroups`. */
export type TileGroup = (typeof tileGroups)[number];

type LettersOf<Text> = Text extends `${infer First}${infer Rest}` ? First | LettersOf<Rest> : never;
/** A second key after G that a remote can have: a Latin letter other than H, O and D, which the shell has. */
export type GoLetter = LettersOf<'ABCEFGIJKLMNPQRSTUVWXYZ'>;

/** The frames around a screen (DESIGN §4). */
export const screenLayouts = ['default', 'wide', 'not-auth', 'help-form', 'card', 'empty'] as const;
/** One of `screenLayouts`. */
export type ScreenLayout = (typeof screenLayouts)[number];

/**
 * Events on the private channel of a participation, by the names on the wire. Each remote adds those of its data in its
 * `names.ts`.
 */
export interface ParticipationEvents {}
/** Name of an event on the channel of a participation. */
export type ParticipationEventName = keyof ParticipationEvents;
