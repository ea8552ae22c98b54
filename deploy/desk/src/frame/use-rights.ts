import type { StaffAction, StaffScope } from '@fairfront/shared-kit/domain/http';
import { failsHere, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { accessQuery } from '../api/desk';
import { mayInExhibition } from './desk-place';

/** What the user may do in an exhibition; nothing until their roles are known. */
export const useRights = (exhibition: number) => {
  const { api } = usePlatform();
  const { data: grants = [] } = useQuery({ ...accessQuery(api), ...failsHere });
  return (scope: StaffScope, action: StaffAction): boolean => mayInExhibition(grants, exhibition, { scope, action });
};
