import type { ComponentType } from 'react';
import type { Notification } from './entities';
import type { Locale } from '../domain/common';
import type { ChecklistModule } from './checklist';
import type { CommandModule } from './command';
import type {
  GoLetter,
  ModalName,
  ModalParams,
  NoParams,
  ParticipationEventName,
  ParticipationEvents,
  RouteName,
  RouteParams,
} from './names';
import type {
  carryOverFacts,
  checklistFacts,
  commandFacts,
  goKeyFacts,
  menuFacts,
  modalFacts,
  notificationFacts,
  placeFacts,
  screenFacts,
  tileFacts,
} from './release/offers';
import type { Facts } from './release/shape';
import type { TileModule } from './tile';
import type { QueryClient } from '@tanstack/react-query';

/** A lazily loaded part of a remote: the default export of the module. */
export type Load<Part> = () => Promise<{ default: Part }>;

/** Props of a modal: its params from the address and a close function. */
export interface ModalProps<Name extends ModalName = ModalName> {
  params: ModalParams[Name];
}

/** A modal of a remote, with the facts that its frame needs before the code is loaded (`modalFacts`). */
export type ModalEntry<Params> = Omit<Facts<typeof modalFacts>, 'params'> & {
  /**
   * Key in the remote's locales; the build copies both languages into the manifest, so that the frame has a title at
   * once.
   */
  titleKey: string;
  load: Load<ComponentType<{ params: Params }>>;
} & ([keyof Params] extends [never]
    ? unknown
    : {
        /** Every param, so that the address can contain it. */
        params: { [Name in keyof Params]-?: true };
      });

type Holds<Name extends string> = `${string}/:${Name}` | `${string}/:${Name}/${string}`;
/** A path that contains every param: the intersection of the template types of all params. */
type PathWith<Params> = string &
  ({ [Name in keyof Params & string]: (path: Holds<Name>) => void }[keyof Params & string] extends (
    path: infer All,
  ) => void
    ? All
    : never);

/** A screen of a remote with its route (`screenFacts`). */
export type ScreenEntry<Params> = Facts<typeof screenFacts> & { path: PathWith<Params>; load: Load<ComponentType> };

/** A tile of the hub (`tileFacts`). */
export interface TileEntry extends Facts<typeof tileFacts> {
  titleKey: string;
  load: Load<TileModule>;
}

/** A part of the preparation checklist (`checklistFacts`). */
export interface ChecklistEntry extends Facts<typeof checklistFacts> {
  load: Load<ChecklistModule>;
}

/** Command entry of the palette (`commandFacts`). */
export interface CommandEntry extends Facts<typeof commandFacts> {
  load: Load<CommandModule>;
}

/** An entry of the account menu (`menuFacts`); it leads to a screen without params. */
export interface MenuEntry extends Omit<Facts<typeof menuFacts>, 'route'> {
  route: PlainRoute;
  titleKey: string;
}

type Subject = NonNullable<Notification['data']['subject']>;
/** What a notification is about. */
export type SubjectKind = Subject['kind'];

/** Params whose values may be `:id`, the id of the subject, and optional ones with a value per type of the subject. */
type ParamsOfSubject<Params> = {
  [Name in keyof Params]:
    | Params[Name]
    | (undefined extends Params[Name] ? Record<NonNullable<Subject['type']>, Params[Name]> : never);
};
/** Routes without params. */
type PlainRoute = {
  [Name in RouteName]: [RouteParams[Name]] extends [NoParams]
    ? keyof RouteParams[Name] extends never
      ? Name
      : never
    : never;
}[RouteName];
/** Routes that need no param but the participation. */
type ParticipationRoute = {
  [Name in RouteName]: [RouteParams[Name], { id: number }] extends [{ id: number }, RouteParams[Name]] ? Name : never;
}[RouteName];

/**
 * The icon and target of notifications about a subject (`notificationFacts`).
 * @example { icon: 'chat', route: 'orders', modal: 'event-modal-chat', params: { order: ':id' } }
 */
export type NotificationEntry = Omit<Facts<typeof notificationFacts>, 'route' | 'modal' | 'params'> & {
  route?: ParticipationRoute;
} & (
    | { modal?: never; params?: never }
    | {
        [Name in ModalName]: { modal: Name } & (NoParams extends ModalParams[Name]
          ? { params?: ParamsOfSubject<ModalParams[Name]> }
          : { params: ParamsOfSubject<ModalParams[Name]> });
      }[ModalName]
  );

/** A screen of the participation without a tile (`placeFacts`). */
export interface PlaceEntry extends Omit<Facts<typeof placeFacts>, 'route'> {
  route: ParticipationRoute;
  titleKey: string;
}

/** Modals that open without params. */
type PlainModal = { [Name in ModalName]: NoParams extends ModalParams[Name] ? Name : never }[ModalName];

/**
 * A place that G and a second key lead to (`goKeyFacts`).
 * @example { titleKey: 'participant.title', order: 30, modal: 'event-modal-participant-passes' }
 */
export type GoKeyEntry = Omit<Facts<typeof goKeyFacts>, 'route' | 'modal'> & { titleKey: string } & (
    | { route: PlainRoute | ParticipationRoute; modal?: never }
    | { modal: PlainModal; route?: never }
  );

/** What can be taken from a past exhibition to another one (`carryOverFacts`). */
export type CarryOverEntry = Omit<Facts<typeof carryOverFacts>, 'modal' | 'params'> & {
  titleKey: string;
  /** Key of the text below the title. */
  aboutKey: string;
} & {
    [Name in ModalName]: { modal: Name } & (NoParams extends ModalParams[Name]
      ? { params?: ModalParams[Name] }
      : { params: ModalParams[Name] });
  }[ModalName];

/** Updates the query cache for one event; runs even if no part of the remote is on screen. */
export type RealtimeHandler<Name extends ParticipationEventName> = (
  event: ParticipationEvents[Name],
  context: { participationId: number; queryClient: QueryClient },
) => void;

/** Places by name, as `opens` lists them. */
export interface PlacesOfOthers {
  routes?: readonly (keyof RouteParams)[];
  modals?: readonly (keyof ModalParams)[];
}

/** The names that a remote owns, as its `names.ts` declares them for callers. */
export interface RemoteNames {
  /** Params by route. */
  routes: { [Name in keyof RouteParams]?: RouteParams[Name] };
  /** Params by modal. */
  modals: { [Name in keyof ModalParams]?: ModalParams[Name] };
}

/**
 * Everything a remote offers to the shell. The build evaluates this object without running a loader and writes its
 * static part into the manifest of the release, so it depends on `defineRemote` and files of facts only: no React, no page.
 */
export interface RemoteDefinition<Names extends RemoteNames = RemoteNames> {
  modals?: { [Name in keyof Names['modals']]: ModalEntry<NonNullable<Names['modals'][Name]>> };
  screens?: { [Name in keyof Names['routes']]: ScreenEntry<NonNullable<Names['routes'][Name]>> };
  tiles?: Record<string, TileEntry>;
  checklist?: Record<string, ChecklistEntry>;
  commands?: Record<string, CommandEntry>;
  realtime?: { [Name in ParticipationEventName]?: Load<RealtimeHandler<Name>> };
  /** Its notification subjects. */
  notifications?: { [Kind in SubjectKind]?: NotificationEntry };
  /** Its entries of the account menu. */
  menu?: Record<string, MenuEntry>;
  /** Its screens without a tile. */
  places?: Record<string, PlaceEntry>;
  /** Its places that G and a second key lead to, by the letter of that key. */
  goKeys?: { [Letter in GoLetter]?: GoKeyEntry };
  /** What of its data can be taken from a past exhibition to another one. */
  carryOver?: Record<string, CarryOverEntry>;
  /** Places of other owners that its code opens; a release in which nobody has one of them is refused. */
  opens?: PlacesOfOthers;
  locales: Record<Locale, Load<LocaleTexts>>;
  /**
   * The texts of its tiles and checklist entries, in the chunk that contains them; everything else uses both. Without it the hub
   * waits for `locales`.
   */
  hubLocales?: Record<Locale, Load<LocaleTexts>>;
}

/** A locale file: texts nested by topic. */
export interface LocaleTexts {
  [key: string]: string | LocaleTexts;
}

/**
 * Declares what a remote offers; the default export of `src/remote.ts`, the only module that the shell loads. With the names of the
 * remote a promised screen or modal that is missing does not compile, nor one that is not its own.
 * @example
 * export default defineRemote<Names>({
 *   tiles: { 'participant-passes': { group: 'passes', order: 10, …, load: () => import('./…/participant-passes.tile') } },
 *   locales: { ru: () => import('./locales/ru.json'), en: () => import('./locales/en.json') },
 * });
 */
export const defineRemote = <Names extends RemoteNames>(definition: RemoteDefinition<Names>): RemoteDefinition<Names> =>
  definition;
