import type { ServiceCategory } from '@fairfront/shared-kit/domain/services/api';
import type { CategoryRow } from './additional-services.repository';

const categoryResponse = ({ parent_id: _parent, ...row }: CategoryRow) => row;

/** The tree of categories; those without an offered service, in themselves or below, are left out. */
export const categoryTree = (rows: readonly CategoryRow[]): ServiceCategory[] => {
  const childrenOf = (id: number) =>
    rows.filter((row) => row.parent_id === id && row.services_count > 0).map(categoryResponse);
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({ ...categoryResponse(row), children: childrenOf(row.id) }))
    .filter(({ services_count, children }) => services_count > 0 || children.length > 0);
};
