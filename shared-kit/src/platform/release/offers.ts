import type { EventType, Locale, Role } from '../../model';
import type { CommandGroup } from '../command';
import type { ModalHeight, ModalName, ModalSize, ParticipantEventName, RouteName, TileGroup } from '../names';

/** Files of a release that one offer makes the browser fetch, and the shared parts that these files take from the shell. */
export interface OfferedFiles {
  /** Relative to the folder of the version. */
  files: string[];
  /** Import names, for example `@fairfront/shared-kit/components/button`. */
  shared: string[];
  /** True: the texts that it shows come with the entry, those of the locales are not needed. */
  ownTexts?: boolean;
}

/** A title in both languages, known before any code of the remote is loaded. */
export type Title = Record<Locale, string>;

/** A modal as the manifest announces it. */
export interface ModalOffer {
  title: Title;
  size: ModalSize;
  height?: ModalHeight;
  mirrored: boolean;
}

/** A tile as the manifest announces it. */
export interface TileOffer {
  title: Title;
  group: TileGroup;
  order: number;
  width: 2 | 3 | 6;
  icon: string;
  height: number;
  types?: EventType[];
  exceptRoles?: Role[];
  needsServices: boolean;
  /** Addresses below the participation that its content reads first. */
  reads?: string[];
}

/** Lines of the checklist as the manifest announces them. */
export interface ChecklistOffer {
  order: number;
  icon: string;
  types?: EventType[];
  exceptRoles?: Role[];
  needsServices: boolean;
  /** Addresses below the participation that it reads first. */
  reads?: string[];
}

/** Lines of the command palette as the manifest announces them. */
export interface CommandOffer {
  group: CommandGroup;
  order: number;
  icon: string;
  types?: EventType[];
  exceptRoles?: Role[];
  needsServices: boolean;
}

/** What a remote offers, as its build wrote it into the manifest. */
export interface Offers {
  modals: { [Name in ModalName]?: ModalOffer & OfferedFiles };
  screens: { [Name in RouteName]?: OfferedFiles };
  tiles: Record<string, TileOffer & OfferedFiles>;
  checklist: Record<string, ChecklistOffer & OfferedFiles>;
  commands: Record<string, CommandOffer & OfferedFiles>;
  realtime: { [Name in ParticipantEventName]?: OfferedFiles };
  locales: Record<Locale, OfferedFiles>;
}

/** The same for the page: without files, which only the edge needs. */
export interface PageOffers {
  modals: { [Name in ModalName]?: ModalOffer };
  screens: RouteName[];
  tiles: Record<string, TileOffer>;
  checklist: Record<string, ChecklistOffer>;
  commands: Record<string, CommandOffer>;
  realtime: ParticipantEventName[];
}
