import { useEffect } from 'react';
import { queryKeys } from '@fairfront/shared-kit/api';
import { useQueryClient } from '@fairfront/shared-kit/platform';
import { hubReads } from '@fairfront/shared-kit/platform/release';
import { useShell } from '../shell-services';

/**
 * Asks in one call for what the tiles and the checklist of a hub show at first, beside the participation and before the code of any remote is
 * there (SHELL-412). Of a participation that is known already, its tiles may have all that they need.
 * @param id of the participation whose hub is opened; null elsewhere
 */
export const useReadsAhead = (id: number | null): void => {
  const { askAhead, release } = useShell();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id === null || queryClient.getQueryData(queryKeys.participation.detail(id)) !== undefined) return;
    askAhead(id, hubReads(release));
  }, [id, askAhead, queryClient, release]);
};
