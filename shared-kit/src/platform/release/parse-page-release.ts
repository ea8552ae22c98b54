import { eventTypes, roles } from '../../model';
import { commandGroups } from '../command';
import { modalSizes, tileGroups, type ModalHeight, type ParticipantEventName, type RouteName } from '../names';
import type { ChecklistOffer, CommandOffer, ModalOffer, PageOffers, TileOffer, Title } from './offers';
import { releaseSchema, type PageRelease, type PageRemote, type PageRemoteVersion } from './release-document';
import {
  boolean,
  dictionary,
  list,
  nullable,
  number,
  object,
  ofSchema,
  oneOf,
  orElse,
  optional,
  text,
  type Check,
} from './shape';

/** A title has both languages. */
export const title: Check<Title> = object<Title>({ ru: text, en: text });

/** Which participations have a part of the hub. */
const audienceFields = {
  types: optional(list(oneOf(...eventTypes))),
  exceptRoles: optional(list(oneOf(...roles))),
  needsServices: boolean,
} as const;
const tileFields = {
  title,
  group: oneOf(...tileGroups),
  order: number,
  width: oneOf(2, 3, 6),
  icon: text,
  height: number,
  reads: optional(list(text)),
  ...audienceFields,
} as const;
const commandFields = { group: oneOf(...commandGroups), order: number, icon: text, ...audienceFields } as const;
const checklistFields = { order: number, icon: text, reads: optional(list(text)), ...audienceFields } as const;
const modalHeight: Check<ModalHeight> = (value, path) => (value === 'full' ? value : number(value, path));
const modalFields = {
  title,
  size: oneOf(...modalSizes),
  height: optional(modalHeight),
  mirrored: boolean,
} as const;

/** Static facts of a tile. */
export const tileOffer = object<TileOffer>(tileFields);
/** Static facts of a checklist entry. */
export const checklistOffer = object<ChecklistOffer>(checklistFields);
/** Static facts of commands. */
export const commandOffer = object<CommandOffer>(commandFields);
/** Static facts of a modal. */
export const modalOffer = object<ModalOffer>(modalFields);

/**
 * Names of modals, routes and events are not compared with a list: a remote may offer one that this reader does not know
 * yet, and nobody will ask for it.
 */
const known = <Name extends string>(): Check<Name> => text as Check<string> as Check<Name>;

const pageOffers = object<PageOffers>({
  modals: dictionary(modalOffer) as Check<PageOffers['modals']>,
  screens: list(known<RouteName>()),
  tiles: dictionary(tileOffer),
  checklist: orElse(dictionary(checklistOffer), {}),
  commands: orElse(dictionary(commandOffer), {}),
  realtime: list(known<ParticipantEventName>()),
});

const versionFields = { version: text, container: text, entry: text, integrity: text, misfit: optional(text) } as const;

const pageRemote = object<PageRemote>({
  ...versionFields,
  offers: pageOffers,
  previous: nullable(object<PageRemoteVersion>(versionFields)),
});

/**
 * Reads the page release of the page payload or of `/release.json`.
 * @throws ReleaseError
 */
export const parsePageRelease = (value: unknown): PageRelease =>
  ofSchema(
    releaseSchema,
    object<PageRelease>({
      schema: oneOf(releaseSchema),
      revision: number,
      shell: text,
      remotes: dictionary(pageRemote),
    }),
  )(value, '');
