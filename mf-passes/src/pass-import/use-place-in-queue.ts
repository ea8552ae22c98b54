import { useParticipation, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { importPlaceQuery } from '../api/package-import';

/** How often the place is asked for, ms; a check that needs no waiting is over before the first time. */
const askEvery = 1500;

/**
 * The place of a sent file among those that wait for their check, from 1; 0 while it does not wait or nobody knows (PASS-321).
 * @param ticket name under which the file was sent, null while none is
 */
export const usePlaceInQueue = (ticket: string | null): number => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { data = 0 } = useQuery({
    ...importPlaceQuery(api, id, ticket ?? ''),
    enabled: ticket !== null,
    // the first question comes with the first interval
    initialData: 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: askEvery,
  });
  return data;
};
