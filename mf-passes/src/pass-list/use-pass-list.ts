import { useParticipant, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { useEffect } from 'react';
import { personalPassListQuery, type PersonalKind } from '../api/personal-passes';
import { packDownload, passRights, type PassQuota } from '../model';
import { usePassSituation } from '../situation/use-pass-situation';
import { useListView } from '../pass-dialog/use-list-view';

const unknownQuota: PassQuota = { count: 0, total: null };

/** The list of a dialog with everything that follows from it: rows, counts, rights, what can be printed together. */
export const usePassList = (kind: PersonalKind) => {
  const { api } = usePlatform();
  const { id: participantId } = useParticipant();
  const situation = usePassSituation();
  const view = useListView();
  const list = useQuery(personalPassListQuery(api, participantId, { kind, page: view.page, sort: view.sort }));
  const meta = list.data?.meta;
  const quota = meta?.quota ?? unknownQuota;

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
    quota,
    /** Nothing is known yet. */
    isLoading: list.isPending,
    /** Another page or order is on its way; the old rows still stand. */
    isTurning: list.isPlaceholderData,
    failed: list.isError && !list.data ? list.error : null,
    retry: () => void list.refetch(),
    isRetrying: list.isFetching,
    situation,
    rights: passRights(kind, situation, quota),
    pack: meta
      ? packDownload(
          kind,
          situation.participation,
          { quota, acceptedCount: meta.accepted_count, visaCount: meta.visa_count },
          situation.now,
        )
      : null,
  };
};
export type PassList = ReturnType<typeof usePassList>;
