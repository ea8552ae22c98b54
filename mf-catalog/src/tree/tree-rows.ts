import { plain } from '@fairfront/shared-kit/components/option-list';
import { isBranch, type TreeIndex, type TreeItemId } from './tree-index';

/** The indexes of the visible rows without a search. */
export const openRows = (index: TreeIndex, isOpen: (place: number) => boolean): number[] => {
  const rows: number[] = [];
  for (let place = 0; place < index.items.length;) {
    rows.push(place);
    place = isBranch(index, place) && !isOpen(place) ? (index.end[place] ?? place + 1) : place + 1;
  }
  return rows;
};

/** The part of a tree that a search or a view keeps. */
export interface TreeSearch {
  /** The number of matches and of top-level items that contain them. */
  matches: number;
  groups: number;
  /** 1 if a node stays: a match, a selected item, or an ancestor of one. */
  kept: Uint8Array;
  /** 1 if a descendant stays. */
  keptBelow: Uint8Array;
}

const keepAncestors = (index: TreeIndex, kept: Uint8Array): Uint8Array => {
  const below = new Uint8Array(kept.length);
  // parents precede their children, so one backward pass reaches every ancestor
  for (let place = kept.length - 1; place >= 0; place -= 1) {
    const parent = index.parent[place] ?? -1;
    if (kept[place] && parent >= 0) {
      kept[parent] = 1;
      below[parent] = 1;
    }
  }
  return below;
};

/** The nodes that match a query. */
export interface TreeMatches {
  /** The number of matches and of top-level items that contain them. */
  matches: number;
  groups: number;
  /** 1 if a label matches. */
  matching: Uint8Array;
}

/** The latest search of every tree: a selection during a search reads no label again. */
const newestMatches = new WeakMap<TreeIndex, { wanted: string; found: TreeMatches }>();

const findMatches = (index: TreeIndex, wanted: string): TreeMatches => {
  const matching = new Uint8Array(index.items.length);
  let groups = 0;
  let matches = 0;
  let isCounted = false;
  for (let place = 0; place < matching.length; place += 1) {
    if (index.depth[place] === 0) isCounted = false;
    if (wanted === '' || !index.words[place]?.includes(wanted)) continue;
    matching[place] = 1;
    matches += 1;
    groups += isCounted ? 0 : 1;
    isCounted = true;
  }
  return { matches, groups, matching };
};

/** Matches a text anywhere in the label, ignoring case; an empty text matches nothing. */
export const matchTree = (index: TreeIndex, text: string): TreeMatches => {
  const wanted = plain(text.trim());
  const newest = newestMatches.get(index);
  if (newest?.wanted === wanted) return newest.found;
  const found = findMatches(index, wanted);
  newestMatches.set(index, { wanted, found });
  return found;
};

/**
 * Keeps matches with their ancestors, and the selected items. An empty text keeps only the selected items: the view
 * "chosen".
 */
export const searchTree = (index: TreeIndex, text: string, selected: ReadonlySet<TreeItemId>): TreeSearch => {
  const { matches, groups, matching } = matchTree(index, text);
  const kept = matching.slice();
  for (const id of selected) {
    const place = index.at.get(id);
    if (place !== undefined) kept[place] = 1;
  }
  return { matches, groups, kept, keptBelow: keepAncestors(index, kept) };
};

/**
 * The indexes of the rows of a search. Branches with visible descendants are open, others closed. The user's own expansion
 * takes precedence, and an opened branch without matches shows all its children.
 */
export const searchRows = (
  index: TreeIndex,
  { kept, keptBelow }: TreeSearch,
  byHand: ReadonlyMap<number, boolean>,
): number[] => {
  const rows: number[] = [];
  let wholeUntil = 0;
  for (let place = 0; place < index.items.length;) {
    const end = index.end[place] ?? place + 1;
    if (place >= wholeUntil && !kept[place]) {
      place = end;
      continue;
    }
    rows.push(place);
    const open = byHand.get(place) ?? keptBelow[place] === 1;
    if (open && !keptBelow[place]) wholeUntil = Math.max(wholeUntil, end);
    place = open ? place + 1 : end;
  }
  return rows;
};

/** The position of an index among the rows, which are in ascending order; -1 if it is not visible. */
export const orderOf = (rows: readonly number[], place: number): number => {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const here = rows[middle] ?? 0;
    if (here === place) return middle;
    if (here < place) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};
