import { useEffect } from 'react';
import { queryKeys } from '@fairfront/shared-kit/api';
import { notificationsPageSize } from '@fairfront/shared-kit/model';
import { useQueryClient } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { useShell } from '../shell-services';

/** What the frame reads itself: the number beside the cart and the bell. */
const ofShell = ['cart', `/notifications?perPage=${notificationsPageSize}&page=1`];

/**
 * Asks in one call for what the tiles and the checklist of a hub show at first, beside the participation and before the code of any remote is
 * there (SHELL-412). Of a participation that is known already, its tiles may have all that they need.
 * @param id of the participation whose hub is opened; null elsewhere
 */
export const useReadsAhead = (id: number | null): void => {
  const { askAhead } = useShell();
  const queryClient = useQueryClient();
  const { tiles, checklist } = useRemoteCatalog();
  useEffect(() => {
    if (id === null || queryClient.getQueryData(queryKeys.participant.detail(id)) !== undefined) return;
    askAhead(id, [...ofShell, ...new Set([...tiles, ...checklist].flatMap(({ reads = [] }) => reads))]);
  }, [id, askAhead, queryClient, tiles, checklist]);
};
