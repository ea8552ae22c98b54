import { failsHere, useParticipation, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { carPassListQuery } from '../api/car-passes';
import { useListState } from '../pass-list/use-list-state';
import { useListView } from '../pass-list/use-list-view';

/** The list of car passes, newest first. */
export const useCarList = () => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const view = useListView();
  return useListState('car', view, useQuery({ ...carPassListQuery(api, id, view.page), ...failsHere }));
};
export type CarList = ReturnType<typeof useCarList>;
