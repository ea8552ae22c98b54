import { plain } from '@fairfront/shared-kit/components/option-list';

/** Names a node. */
export type TreeItemId = string | number;

/** A node with what stands below it. */
export interface TreeItem {
  id: TreeItemId;
  label: string;
  /** Stands before the label: "01.02.03". */
  code?: string;
  /** Why it cannot be chosen; it stays readable. */
  closedReason?: string;
  /** Only a heading: it has no box. */
  heading?: boolean;
  children?: readonly TreeItem[];
}

/**
 * A tree laid out flat in reading order. Everything the view asks (who is below, where does a branch end) is then a look
 * into an array, which keeps 20,000 nodes fast on slow devices.
 */
export interface TreeIndex {
  items: readonly TreeItem[];
  /** 0 for the top level. */
  depth: Uint8Array;
  /** Place of the parent; -1 on the top level. */
  parent: Int32Array;
  /** Place after the last descendant. */
  end: Int32Array;
  /** Place among the siblings, from 1, and their number. */
  position: Int32Array;
  siblings: Int32Array;
  /** Labels as search compares them. */
  words: readonly string[];
  /** Place of an id. */
  at: ReadonlyMap<TreeItemId, number>;
}

const countItems = (roots: readonly TreeItem[]): number =>
  roots.reduce((sum, { children = [] }) => sum + 1 + countItems(children), 0);

/** Lays a tree out flat. Do it once per tree (`useMemo`), not per render. */
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

/** Whether something hangs below a place. */
export const isBranch = ({ end }: TreeIndex, place: number): boolean => (end[place] ?? 0) > place + 1;

/** For every place: how many chosen items lie before it; the difference of two places counts a branch. */
export const chosenBefore = ({ items }: TreeIndex, selected: ReadonlySet<TreeItemId>): Int32Array => {
  const sums = new Int32Array(items.length + 1);
  items.forEach(({ id }, place) => {
    sums[place + 1] = (sums[place] ?? 0) + (selected.has(id) ? 1 : 0);
  });
  return sums;
};
