import type { TreeItem } from '../tree/tree-index';
import { textOf } from '@fairfront/shared-kit/domain/common';
import type { Locale } from '@fairfront/shared-kit/platform';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';

/** Whether an item can be selected or leads to one that can. */
const isOpen = ({ closedReason }: TreeItem): boolean => closedReason === undefined;

/**
 * Rubrics as tree items: code and name in the current language. A rubric that cannot be selected is disabled and says so; if
 * something below can be selected, it is a heading.
 */
export const rubricItems = (nodes: readonly RubricNode[], locale: Locale, closedReason: string): TreeItem[] =>
  nodes.map((node) => {
    const children = rubricItems(node.children, locale, closedReason);
    const item: TreeItem = { id: node.id, code: node.code, label: textOf(node, 'name', locale), children };
    if (node.is_selected) return item;
    return children.some(isOpen) ? { ...item, heading: true } : { ...item, closedReason };
  });

/** A rubric with its position. */
export interface PlacedRubric {
  node: RubricNode;
  /** Null at the top level. */
  parent: number | null;
}

/** All rubrics of a tree by id. */
export const rubricsById = (nodes: readonly RubricNode[]): ReadonlyMap<number, PlacedRubric> => {
  const all = new Map<number, PlacedRubric>();
  const walk = (level: readonly RubricNode[], parent: number | null) => {
    for (const node of level) {
      all.set(node.id, { node, parent });
      walk(node.children, node.id);
    }
  };
  walk(nodes, null);
  return all;
};

/** The branches to expand so that the rubrics are visible. */
export const branchesAbove = (
  rubrics: ReadonlyMap<number, PlacedRubric>,
  ids: Iterable<number>,
): ReadonlySet<number> => {
  const above = new Set<number>();
  for (const id of ids) {
    let parent = rubrics.get(id)?.parent ?? null;
    while (parent !== null && !above.has(parent)) {
      above.add(parent);
      parent = rubrics.get(parent)?.parent ?? null;
    }
  }
  return above;
};
