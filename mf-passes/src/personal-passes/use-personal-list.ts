import { failsHere, useParticipation, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { personalPassListQuery } from '../api/personal-passes';
import type { PersonalKind } from '../api/list-pages';
import { packDownload } from '@fairfront/shared-kit/domain/passes';
import { useListState } from '../pass-list/use-list-state';
import { useListView } from '../pass-list/use-list-view';

/** The list of people of a dialog, and whether its passes can be printed together. */
export const usePersonalList = (kind: PersonalKind) => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const view = useListView();
  const list = useListState(
    kind,
    view,
    useQuery({ ...personalPassListQuery(api, id, { kind, page: view.page, sort: view.sort }), ...failsHere }),
  );
  const { meta, quota, context } = list;
  const facts = meta && { quota, acceptedCount: meta.accepted_count, visaCount: meta.visa_count };
  return { ...list, pack: facts ? packDownload(kind, context.participation, facts, context.now) : null };
};
export type PersonalList = ReturnType<typeof usePersonalList>;
