import type { ReactNode } from 'react';
import type { Prefetch } from './prefetch';
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
  /** True: it asks for something that is due; a tile of the whole width makes it stand out. */
  asks?: boolean;
  target: Target;
}

/** A tile as one row that is a link, in windows below 740 px (mock-up y4). */
export interface TileBrief {
  /** At the right of the heading: "12 / 30". */
  figure?: ReactNode;
  /** Below the heading, as wide as the row. */
  meter?: ReactNode;
  /** What counts most, on one line if possible. */
  note?: ReactNode;
  /** Where the row leads: the place where everything of the tile is. */
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
  /** In narrow windows in place of all of the above; a tile without it stays whole. */
  brief?: TileBrief;
}

/** A tile module: one hook, called by the shell inside the hub for the open participation. */
export interface TileModule {
  useTile: () => TileContent;
  prefetch?: Prefetch;
}

/**
 * Types the default export of a `*.tile.tsx` file.
 * @param prefetch what the hook reads first, so that the tile is drawn with its content at once
 */
export const defineTile = (useTile: () => TileContent, prefetch?: Prefetch): TileModule => ({
  useTile,
  ...(prefetch && { prefetch }),
});
