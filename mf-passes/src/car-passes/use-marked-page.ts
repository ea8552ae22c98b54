import { useParticipant, usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import { useEffect } from 'react';
import { carPassListQuery, pageOfCarPass } from '../api/car-passes';
import type { CarList } from './use-car-list';

/** Turns the list to the page of the pass that the address speaks of, so that its row can be marked (PASS-266). */
export const useMarkedPage = (marked: number | undefined, { rows, isLoading, view }: CarList): void => {
  const { api } = usePlatform();
  const { id } = useParticipant();
  const queryClient = useQueryClient();
  const isAway = marked !== undefined && !isLoading && !rows.some((row) => row.id === marked);
  useEffect(() => {
    if (!isAway) return undefined;
    let isOver = false;
    const fetchPage = (page: number) =>
      queryClient.fetchQuery({ ...carPassListQuery(api, id, page), staleTime: 60_000 });
    void pageOfCarPass(marked, fetchPage).then(
      (page) => {
        if (page !== null && !isOver) view.turnTo(page);
      },
      // the list itself says that it cannot be read
      () => undefined,
    );
    return () => {
      isOver = true;
    };
    // once per marked pass: whoever turns the page afterwards may leave it
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [marked, isLoading]);
};
