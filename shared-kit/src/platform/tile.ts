import type { ReactNode } from 'react';
import type { ModalName, ModalParams, RouteName, RouteParams } from './names';

/** The mood of a deadline or of an item, never by colour alone: the shell draws the icon that belongs to it. */
export type Tone = 'danger' | 'warning' | 'info' | 'neutral' | 'success';

/** A place that a tile, an item or a notification leads to. */
export type Target =
  | { [Name in RouteName]: { route: Name; params: RouteParams[Name]; query?: Record<string, string> } }[RouteName]
  | { [Name in ModalName]: { modal: Name; params: ModalParams[Name] } }[ModalName];

/** What a tile's main action does; the label is already translated. */
export interface TileAction {
  label: string;
  icon?: string;
  target: Target;
}

/**
 * What a tile says when its data is there. The shell draws the frame, heading, footer, skeleton and failure;
 * the remote gives the content (DESIGN §4).
 */
export interface TileContent {
  /** `loading` shows the skeleton, `failed` the retry of the tile. */
  state: 'loading' | 'ready' | 'failed';
  /** Called by the shell's retry when the state is `failed`. */
  retry?: () => void;
  /** Badge beside the heading. */
  badge?: ReactNode;
  body?: ReactNode;
  /** Left part of the footer, for example "до 9 июня". */
  deadline?: { label: string; tone: Tone };
  actions?: TileAction[];
}

/** A tile module: one hook, called by the shell inside the hub for the open participation. */
export interface TileModule {
  useTile: () => TileContent;
}

/** Types the default export of a `*.tile.tsx` file. */
export const defineTile = (useTile: () => TileContent): TileModule => ({ useTile });
