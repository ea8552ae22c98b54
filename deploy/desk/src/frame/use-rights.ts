import type { StaffAction, StaffScope } from '@fairfront/shared-kit/domain/http';
import { mayTouch } from '@fairfront/shared-kit/domain/http/staff-access';
import { allowedExhibitions } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { failsHere, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { accessQuery } from '../api/desk';

/** What the user may do in an exhibition; nothing until their roles are known. */
export const useRights = (exhibition: number) => {
  const { api } = usePlatform();
  const { data: grants = [] } = useQuery({ ...accessQuery(api), ...failsHere });
  return (scope: StaffScope, action: StaffAction): boolean =>
    mayTouch(allowedExhibitions({ grants, key: null }, scope, action), [exhibition], action);
};
