import { useParticipation, usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent } from 'react';
import { carPassListQuery, pageOfCarPass } from '../api/car-passes';
import type { CarList } from './use-car-list';

/** Opens the list page with the pass selected by the address, so that its row can be marked. */
export const useMarkedPage = (marked: number | undefined, { rows, isLoading, view }: CarList): void => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const queryClient = useQueryClient();
  const isAway = marked !== undefined && !isLoading && !rows.some((row) => row.id === marked);
  const pageOfMarked = useEffectEvent(async (): Promise<number | null> => {
    if (!isAway) return null;
    const fetchPage = (page: number) =>
      queryClient.fetchQuery({ ...carPassListQuery(api, id, page), staleTime: 60_000 });
    // the list itself shows its read error
    return pageOfCarPass(marked, fetchPage).catch(() => null);
  });
  const turnTo = useEffectEvent(view.turnTo);
  // once per marked pass, so that the user can leave the page afterwards
  useEffect(() => {
    let isOver = false;
    void pageOfMarked().then((page) => {
      if (page !== null && !isOver) turnTo(page);
    });
    return () => {
      isOver = true;
    };
  }, [marked, isLoading]);
};
