import type { Localized } from '@fairfront/shared-kit/domain/common';
/** A category at any level of the tree. */
export interface CategoryNode extends Localized<'name'> {
  id: number;
  icon: string;
  services_count: number;
  children?: CategoryNode[];
}

/** The path from the top to the category with this id; empty if the tree does not contain it. */
export const pathTo = (categories: readonly CategoryNode[], id: number): CategoryNode[] => {
  for (const category of categories) {
    if (category.id === id) return [category];
    const below = pathTo(category.children ?? [], id);
    if (below.length) return [category, ...below];
  }
  return [];
};

/** The number of services in a category and its descendants. */
export const servicesIn = ({ services_count, children = [] }: CategoryNode): number =>
  services_count + children.reduce((sum, child) => sum + servicesIn(child), 0);
