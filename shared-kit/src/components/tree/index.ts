export { Tree, type TreeProps } from './tree';
export { indexTree, type TreeIndex, type TreeItem, type TreeItemId } from './tree-index';
export { matchTree, searchTree, type TreeMatches, type TreeSearch } from './tree-rows';
export { useTreeExpansion, type TreeExpansion } from './use-tree-expansion';
