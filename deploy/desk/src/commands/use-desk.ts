import { failsHere, usePlatform, usePlatformState, useQuery } from '@fairfront/shared-kit/platform';
import { accessQuery, exhibitionsQuery } from '../api/desk';
import { orderQuery } from '../api/orders';
import { participationQuery } from '../api/participation';
import { chosenExhibition, exhibitionIn } from '../frame/desk-place';

/** What the page of a record has read already. */
const ofPage = { ...failsHere, staleTime: Infinity, refetchInterval: false as const };

/**
 * The exhibition that the palette works in: that of the record on screen, otherwise that of the address, otherwise the
 * current one. `exhibition` is null while it is unknown, and if the user has no exhibition.
 */
export const useDesk = () => {
  const { api, now } = usePlatform();
  const { route } = usePlatformState();
  const access = useQuery({ ...accessQuery(api), ...failsHere });
  const exhibitions = useQuery({ ...exhibitionsQuery(api), ...failsHere });
  const isOrder = route.name === 'desk-order';
  const isParticipation = route.name === 'desk-participant';
  const order = useQuery({ ...orderQuery(api, Number(route.params['order'])), ...ofPage, enabled: isOrder });
  const participation = useQuery({
    ...participationQuery(api, Number(route.params['participation'])),
    ...ofPage,
    enabled: isParticipation,
  });
  const ofRecord = order.data?.exhibitor.exhibition_id ?? participation.data?.exhibition_id ?? null;
  const queries = [access, exhibitions, order, participation];
  const isLoading = queries.some((query) => query.isLoading);
  const chosen = chosenExhibition(exhibitions.data ?? [], ofRecord ?? exhibitionIn(route.query), now());
  const hasFailed = [access, exhibitions].some(({ isError, data }) => isError && !data);
  return { isLoading, hasFailed, grants: access.data ?? [], exhibition: isLoading ? null : (chosen ?? null) };
};
