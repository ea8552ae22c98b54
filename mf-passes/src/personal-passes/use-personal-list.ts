import { failsHere, useParticipant, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { personalPassListQuery, type PersonalKind } from '../api/personal-passes';
import { packDownload } from '../model';
import { useListState } from '../pass-list/use-list-state';
import { useListView } from '../pass-list/use-list-view';

/** The list of people of a dialog, and what can be printed of it together. */
export const usePersonalList = (kind: PersonalKind) => {
  const { api } = usePlatform();
  const { id } = useParticipant();
  const view = useListView();
  const list = useListState(
    kind,
    view,
    useQuery({ ...personalPassListQuery(api, id, { kind, page: view.page, sort: view.sort }), ...failsHere }),
  );
  const { meta, quota, situation } = list;
  const facts = meta && { quota, acceptedCount: meta.accepted_count, visaCount: meta.visa_count };
  return { ...list, pack: facts ? packDownload(kind, situation.participation, facts, situation.now) : null };
};
export type PersonalList = ReturnType<typeof usePersonalList>;
