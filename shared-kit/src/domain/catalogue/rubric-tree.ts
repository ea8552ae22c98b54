import type { Localized } from '../common';

/** The most nodes that both trees of a template may have together. */
export const rubricsLimit = 20_000;

/** A node of the tree of rubrics or of that of Russian exporters. */
export interface RubricNode extends Localized<'name'> {
  id: number;
  code: string;
  /** Whether it may be selected, not whether it is. */
  is_selected: boolean;
  children: readonly RubricNode[];
}

const known = new WeakMap<readonly RubricNode[], ReadonlyMap<number, RubricNode>>();

const collect = (nodes: readonly RubricNode[], found: Map<number, RubricNode>): Map<number, RubricNode> => {
  for (const node of nodes) {
    found.set(node.id, node);
    collect(node.children, found);
  }
  return found;
};

/** The nodes of a tree by id, at every level; built once per immutable tree. */
export const rubricIndex = (tree: readonly RubricNode[]): ReadonlyMap<number, RubricNode> => {
  const found = known.get(tree) ?? collect(tree, new Map());
  known.set(tree, found);
  return found;
};
