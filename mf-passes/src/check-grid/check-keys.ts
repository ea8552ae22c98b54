import type { CheckPlace } from './check-row';

export interface CheckKeyState extends CheckPlace {
  rows: number;
  /** The focus stops of a row: its columns and the actions in the last one. */
  stops: number;
  /** Rows per page. */
  page: number;
}

/** A key without its event. */
export interface CheckKey {
  key: string;
  /** Whether Ctrl or Cmd is pressed. */
  whole: boolean;
}

/**
 * The target of a key in the grid (APG grid: arrows, Home, End, page keys, with Ctrl to the corners); null if it does not
 * move.
 */
export const placeOfKey = (
  { key, whole }: CheckKey,
  { order, stop, rows, stops, page }: CheckKeyState,
): CheckPlace | null => {
  const to = (nextOrder: number, nextStop: number): CheckPlace => ({
    order: Math.max(0, Math.min(rows - 1, nextOrder)),
    stop: Math.max(0, Math.min(stops - 1, nextStop)),
  });
  switch (key) {
    case 'ArrowDown':
      return to(whole ? rows - 1 : order + 1, stop);
    case 'ArrowUp':
      return to(whole ? 0 : order - 1, stop);
    case 'ArrowRight':
      return to(order, whole ? stops - 1 : stop + 1);
    case 'ArrowLeft':
      return to(order, whole ? 0 : stop - 1);
    case 'Home':
      return to(whole ? 0 : order, 0);
    case 'End':
      return to(whole ? rows - 1 : order, stops - 1);
    case 'PageDown':
      return to(order + page, stop);
    case 'PageUp':
      return to(order - page, stop);
    default:
      return null;
  }
};
