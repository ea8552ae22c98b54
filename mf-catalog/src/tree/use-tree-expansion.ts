import { useMemo, useState } from 'react';
import type { TreeIndex, TreeItemId } from './tree-index';

/** The branches that are open without a search. */
export interface TreeExpansion {
  isOpen: (place: number) => boolean;
  toggle: (places: readonly number[], open: boolean) => void;
  expandAll: () => void;
  collapseAll: () => void;
}

/** The expansion state of the branches; `initial` are the ids of those open at first. */
export const useTreeExpansion = (index: TreeIndex, initial: readonly TreeItemId[] = []): TreeExpansion => {
  // "all but these" or "only these", so that expanding 20,000 nodes changes one word
  const [{ base, others }, set] = useState<{ base: 'open' | 'closed'; others: ReadonlySet<TreeItemId> }>(() => ({
    base: 'closed',
    others: new Set(initial),
  }));
  return useMemo(
    () => ({
      isOpen: (place) => {
        const id = index.items[place]?.id;
        return (id !== undefined && others.has(id)) !== (base === 'open');
      },
      toggle: (places, open) =>
        set((now) => {
          const next = new Set(now.others);
          for (const place of places) {
            const id = index.items[place]?.id;
            if (id === undefined) continue;
            if (open === (now.base === 'open')) next.delete(id);
            else next.add(id);
          }
          return { ...now, others: next };
        }),
      expandAll: () => set({ base: 'open', others: new Set() }),
      collapseAll: () => set({ base: 'closed', others: new Set() }),
    }),
    [index, base, others],
  );
};
