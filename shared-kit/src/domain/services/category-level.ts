/** Why a category cannot stand where it is wanted. */
type CategoryPlaceIssue = 'parentOfItself' | 'parentBelow' | 'hasChildren';

/**
 * Whether a category may have this parent: categories have two levels.
 * @param parent null for a category of the first level
 */
export const categoryPlaceIssue = (
  { id, hasChildren }: { id: number | null; hasChildren: boolean },
  parent: { id: number; parent_id: number | null } | null,
): CategoryPlaceIssue | null => {
  if (parent === null) return null;
  if (parent.id === id) return 'parentOfItself';
  if (parent.parent_id !== null) return 'parentBelow';
  return hasChildren ? 'hasChildren' : null;
};
