import { useEffect } from 'react';
import { queryKeys } from '@fairfront/shared-kit/api';
import { useQueryClient } from '@fairfront/shared-kit/platform';
import { hubReads } from '@fairfront/shared-kit/platform/release';
import { useShell } from '../shell-services';

/**
 * Fetches the initial data of tiles and checklist of a hub in one call, in parallel with the participation and before
 * any remote code is loaded. Skipped if the participation is already loaded, because its tiles may have all
 * they need.
 * @param id of the participation whose hub is opening; otherwise null
 */
export const usePrefetchReads = (id: number | null): void => {
  const { prefetch, release } = useShell();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id === null || queryClient.getQueryData(queryKeys.participation.detail(id)) !== undefined) return;
    prefetch(id, hubReads(release));
  }, [id, prefetch, queryClient, release]);
};
