import { plain } from '@fairfront/shared-kit/components/option-list';

/** The id of a node. */
export type TreeItemId = string | number;

/** A node with its children. */
export interface TreeItem {
  id: TreeItemId;
  label: string;
  /** Shown before the label: "01.02.03". */
  code?: string;
  /** Why it cannot be selected; it stays readable. */
  closedReason?: string;
  /** Whether it is only a heading without a checkbox. */
  heading?: boolean;
  children?: readonly TreeItem[];
}

/**
 * A tree flattened in reading order. Every question of the view (which nodes are below, where does a branch end) is an array
 * lookup, which keeps 20,000 nodes fast on slow devices.
 */
export interface TreeIndex {
  items: readonly TreeItem[];
  /** 0 for the top level. */
  depth: Uint8Array;
  /** The index of the parent; -1 on the top level. */
  parent: Int32Array;
  /** The index after the last descendant. */
  end: Int32Array;
  /** The one-based position among the siblings, and their number. */
  position: Int32Array;
  siblings: Int32Array;
  /** The labels in the form that the search compares. */
  words: readonly string[];
  /** The index of an id. */
  at: ReadonlyMap<TreeItemId, number>;
}

const countItems = (roots: readonly TreeItem[]): number =>
  roots.reduce((sum, { children = [] }) => sum + 1 + countItems(children), 0);

/** Flattens a tree. Do it once per tree (`useMemo`), not per render. */
export const indexTree = (roots: readonly TreeItem[]): TreeIndex => {
  const size = countItems(roots);
  const items: TreeItem[] = [];
  const words: string[] = [];
  const at = new Map<TreeItemId, number>();
  const depth = new Uint8Array(size);
  const parent = new Int32Array(size);
  const end = new Int32Array(size);
  const position = new Int32Array(size);
  const siblings = new Int32Array(size);
  const lay = (level: readonly TreeItem[], above: number, deep: number) => {
    level.forEach((item, order) => {
      const place = items.length;
      items.push(item);
      words.push(plain(item.label));
      at.set(item.id, place);
      depth[place] = deep;
      parent[place] = above;
      position[place] = order + 1;
      siblings[place] = level.length;
      lay(item.children ?? [], place, deep + 1);
      end[place] = items.length;
    });
  };
  lay(roots, -1, 0);
  return { items, depth, parent, end, position, siblings, words, at };
};

/** Whether a node has children. */
export const isBranch = ({ end }: TreeIndex, place: number): boolean => (end[place] ?? 0) > place + 1;

/** For every index, the number of selected items before it; the difference of two indexes counts a branch. */
export const chosenBefore = ({ items }: TreeIndex, selected: ReadonlySet<TreeItemId>): Int32Array => {
  const sums = new Int32Array(items.length + 1);
  items.forEach(({ id }, place) => {
    sums[place + 1] = (sums[place] ?? 0) + (selected.has(id) ? 1 : 0);
  });
  return sums;
};
