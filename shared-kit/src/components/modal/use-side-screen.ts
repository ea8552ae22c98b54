import { useMedia } from '../viewport';

/** The width that a list and its panel need side by side, px. */
export interface SideBySide {
  /** 404 by default. */
  sideWidth?: number;
  /** Padding included; 640 by default. */
  listWidth?: number;
}

/** Space around a dialog, px. */
const around = 48;

/**
 * Whether the window has no room for a list with its panel beside it: the panel is a second screen of the dialog then, with the
 * way back to the list (DESIGN §4). By default below 1,092 px.
 */
export const useSideScreen = ({ sideWidth = 404, listWidth = 640 }: SideBySide = {}): boolean =>
  useMedia(`(max-width: ${sideWidth + listWidth + around - 0.02}px)`);
