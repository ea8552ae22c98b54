import { useParticipant, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { useEffect } from 'react';
import { carPassListQuery } from '../api/car-passes';
import { passRights, type PassQuota } from '../model';
import { useListView } from '../pass-dialog/use-list-view';
import { usePassSituation } from '../situation/use-pass-situation';

const unknownQuota: PassQuota = { count: 0, total: null };

/** The list of car passes with everything that follows from it. */
export const useCarList = () => {
  const { api } = usePlatform();
  const { id } = useParticipant();
  const situation = usePassSituation();
  const view = useListView();
  const list = useQuery(carPassListQuery(api, id, view.page));
  const meta = list.data?.meta;

  // the last row of the last page is gone: the page before is the last one now (PASS-180)
  const lastPage = meta?.last_page;
  const { page, turnTo } = view;
  useEffect(() => {
    if (lastPage !== undefined && !list.isPlaceholderData && page > lastPage) turnTo(Math.max(1, lastPage));
  });

  return {
    view,
    rows: list.data?.data ?? [],
    meta,
    isLoading: list.isPending,
    isTurning: list.isPlaceholderData,
    failed: list.isError && !list.data ? list.error : null,
    retry: () => void list.refetch(),
    isRetrying: list.isFetching,
    situation,
    rights: passRights('car', situation, meta?.quota ?? unknownQuota),
  };
};
export type CarList = ReturnType<typeof useCarList>;
