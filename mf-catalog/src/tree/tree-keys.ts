import { isBranch, type TreeIndex } from './tree-index';
import { orderOf } from './tree-rows';

/** The effect of a key on the tree. */
export type TreeStep = { go: number } | { open: readonly number[] } | { close: number } | { choose: number } | null;

export interface TreeKeyState {
  index: TreeIndex;
  /** The visible indexes in order. */
  rows: readonly number[];
  /** The index of the active row. */
  active: number;
  isOpen: (place: number) => boolean;
  /** Rows per page. */
  page: number;
}

const within = (order: number, length: number): number => Math.max(0, Math.min(length - 1, order));

/** The keys of a tree view (APG): arrows, Home, End, page keys, `*`, Enter and space. The caller handles letters. */
export const stepOfKey = (key: string, { index, rows, active, isOpen, page }: TreeKeyState): TreeStep => {
  const order = orderOf(rows, active);
  const go = (to: number): TreeStep => {
    const place = rows[within(to, rows.length)];
    return place === undefined ? null : { go: place };
  };
  const branch = isBranch(index, active);
  switch (key) {
    case 'ArrowDown':
      return go(order + 1);
    case 'ArrowUp':
      return go(order - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'PageDown':
      return go(order + page);
    case 'PageUp':
      return go(order - page);
    case 'ArrowRight':
      if (!branch) return null;
      return isOpen(active) ? go(order + 1) : { open: [active] };
    case 'ArrowLeft': {
      if (branch && isOpen(active)) return { close: active };
      const parent = index.parent[active] ?? -1;
      return parent >= 0 ? { go: parent } : null;
    }
    case '*': {
      const parent = index.parent[active];
      return { open: rows.filter((place) => index.parent[place] === parent && isBranch(index, place)) };
    }
    case 'Enter':
    case ' ':
      return { choose: active };
    default:
      return null;
  }
};
