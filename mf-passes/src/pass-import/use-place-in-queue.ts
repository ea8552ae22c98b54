import { useParticipation, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { importPlaceQuery } from '../api/package-import';

/** The polling interval, ms; a check without waiting ends before the first poll. */
const askEvery = 1500;

/**
 * The position of an uploaded file in the queue, one-based; 0 if it is not queued or unknown.
 * @param ticket the ticket of the upload; null without one
 */
export const usePlaceInQueue = (ticket: string | null): number => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { data = 0 } = useQuery({
    ...importPlaceQuery(api, id, ticket ?? ''),
    enabled: ticket !== null,
    // the first poll comes after one interval
    initialData: 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: askEvery,
  });
  return data;
};
