export { Tree } from './tree';
export { indexTree, type TreeIndex, type TreeItem, type TreeItemId } from './tree-index';
export { matchTree, searchTree } from './tree-rows';
export { useTreeExpansion } from './use-tree-expansion';
