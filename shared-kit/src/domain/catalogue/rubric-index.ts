import type { RubricNode } from './rubric-node';

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
