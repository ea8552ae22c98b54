import type { ComponentType } from 'react';
import type { EventType, Locale, Role } from '../model';
import type { ChecklistModule } from './checklist';
import type { CommandGroup, CommandModule } from './command';
import type {
  ModalHeight,
  ModalName,
  ModalParams,
  ModalSize,
  ParticipantEventName,
  ParticipantEvents,
  RouteName,
  TileGroup,
} from './names';
import type { TileModule } from './tile';
import type { QueryClient } from '@tanstack/react-query';

/** A lazily loaded part of a remote: the default export of the module is the part. */
export type Load<Part> = () => Promise<{ default: Part }>;

/** Props of a modal: its params from the address and the way to close it. */
export interface ModalProps<Name extends ModalName = ModalName> {
  params: ModalParams[Name];
}

/** A modal that a remote offers, with the facts that its frame needs before the code is there. */
export interface ModalEntry<Name extends ModalName> {
  /** Key in the remote's locales; the build copies both languages into the manifest, so the frame has a title at once. */
  titleKey: string;
  /** Width of the dialog, or a drawer at the right edge. */
  size: ModalSize;
  /**
   * The room that its content needs once it is loaded, so that nothing jumps when it comes; without it the dialog grows with
   * its content (SHELL-354).
   */
  height?: ModalHeight;
  /** False: not mirrored in the address (SHELL-211). */
  mirrored?: boolean;
  load: Load<ComponentType<ModalProps<Name>>>;
}

/** A whole screen that a remote offers. */
export interface ScreenEntry {
  load: Load<ComponentType>;
}

/** Static facts of a tile, known before any code of the remote is there. */
export interface TileEntry {
  group: TileGroup;
  /** Position inside the group; ties are broken by the tile id. */
  order: number;
  /** Columns of six. */
  width: 2 | 3 | 6;
  /** Name in the kit's icon sprite. */
  icon: string;
  titleKey: string;
  /** Reserved height in px, so that nothing jumps when the content comes (DESIGN §4: 216 passes, 250 services). */
  height: number;
  /** Participation types that have the tile; all when absent. */
  types?: readonly EventType[];
  /** Roles of the participation's own users that do not have the tile (SHELL-132). */
  exceptRoles?: readonly Role[];
  /** True: only where additional services are shown (SVC-001). */
  needsServices?: boolean;
  /**
   * What its content reads first, below `/participants/{id}/`: `cart`, `car-passes?page=1`. The shell asks for the reads of all
   * tiles in one call, before their code is there; the tile makes its own call and is answered from it (SHELL-412).
   */
  reads?: readonly string[];
  load: Load<TileModule>;
}

/** Static facts of a part of the preparation checklist. */
export interface ChecklistEntry {
  /** Position among all entries: the order of items that are equally urgent; ties are broken by the name. */
  order: number;
  /** Name in the kit's icon sprite, drawn while the item is not urgent. */
  icon: string;
  /** Participation types that have the entry; all when absent. */
  types?: readonly EventType[];
  /** Roles of the participation's own users that do not have the entry (SHELL-132). */
  exceptRoles?: readonly Role[];
  /** True: only where additional services are shown (SVC-001). */
  needsServices?: boolean;
  /** What it reads first, asked for with the reads of the tiles (SHELL-412, ACC-228). */
  reads?: readonly string[];
  load: Load<ChecklistModule>;
}

/** Static facts of commands of the palette; their code is loaded when the palette opens for the first time. */
export interface CommandEntry {
  group: CommandGroup;
  /** Position inside the group; ties are broken by the name. */
  order: number;
  /** Name in the kit's icon sprite. */
  icon: string;
  /** Participation types that have the commands; all when absent. */
  types?: readonly EventType[];
  /** Roles of the participation's own users that do not have the commands (SHELL-132). */
  exceptRoles?: readonly Role[];
  /** True: only where additional services are shown (SVC-001). */
  needsServices?: boolean;
  load: Load<CommandModule>;
}

/** Patches the query cache for one event; runs although no part of the remote is on screen. */
export type RealtimeHandler<Name extends ParticipantEventName> = (
  event: ParticipantEvents[Name],
  context: { participantId: number; queryClient: QueryClient },
) => void;

/**
 * Everything a remote offers to the shell. The build evaluates this object without running a loader and writes its
 * static part into the manifest of the release, so it must not depend on anything but `defineRemote`.
 */
export interface RemoteDefinition {
  modals?: { [Name in ModalName]?: ModalEntry<Name> };
  screens?: { [Name in RouteName]?: ScreenEntry };
  tiles?: Record<string, TileEntry>;
  checklist?: Record<string, ChecklistEntry>;
  commands?: Record<string, CommandEntry>;
  realtime?: { [Name in ParticipantEventName]?: Load<RealtimeHandler<Name>> };
  locales: Record<Locale, Load<LocaleTexts>>;
}

/** A locale file: texts nested by topic. */
export interface LocaleTexts {
  [key: string]: string | LocaleTexts;
}

/**
 * Declares what a remote offers; the default export of `src/remote.ts`, the only module that the shell loads.
 * @example
 * export default defineRemote({
 *   tiles: { 'participant-passes': { group: 'passes', order: 10, …, load: () => import('./…/participant-passes.tile') } },
 *   locales: { ru: () => import('./locales/ru.json'), en: () => import('./locales/en.json') },
 * });
 */
export const defineRemote = <Definition extends RemoteDefinition>(definition: Definition): Definition => definition;
