import type { ReactNode } from 'react';
import type { Prefetch } from './prefetch';
import type { ModalName, ModalParams, RouteName, RouteParams } from './names';

/** The tone of a deadline or an item, never expressed by colour alone: the shell renders the matching icon. */
export type Tone = 'danger' | 'warning' | 'info' | 'neutral' | 'success';

/** The target of a tile, an item or a notification. */
export type Target =
  | { [Name in RouteName]: { route: Name; params: RouteParams[Name]; query?: Record<string, string> } }[RouteName]
  | { [Name in ModalName]: { modal: Name; params: ModalParams[Name] } }[ModalName];

/** The main action of a tile; the label is already translated. */
export interface TileAction {
  label: string;
  icon?: string;
  /** True: it asks for something that is due; a tile of the whole width makes it stand out. */
  asks?: boolean;
  target: Target;
}

/** A tile as a one-row link, in windows below 740 px (mock-up y4). */
export interface TileBrief {
  /** On the right of the heading: "12 / 30". */
  figure?: ReactNode;
  /** Below the heading, at full width. */
  meter?: ReactNode;
  /** The most important value, preferably on one line. */
  note?: ReactNode;
  /** The page with all details of the tile. */
  target: Target;
}

/**
 * The content of a tile once its data is loaded. The shell renders frame, heading, footer, skeleton and failure; the
 * remote provides the content (DESIGN §4).
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
  /** Replaces all of the above in narrow windows; a tile without it is shown in full. */
  brief?: TileBrief;
}

/** A tile module: one hook that the shell calls inside the hub for the open participation. */
export interface TileModule {
  useTile: () => TileContent;
  prefetch?: Prefetch;
}

/**
 * Types the default export of a `*.tile.tsx` file.
 * @param prefetch fetches the initial data of the hook, so that the tile renders with its content at once
 */
export const defineTile = (useTile: () => TileContent, prefetch?: Prefetch): TileModule => ({
  useTile,
  ...(prefetch && { prefetch }),
});
