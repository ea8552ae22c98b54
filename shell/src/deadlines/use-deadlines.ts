import { useEffect } from 'react';
import {
  type failsHere,
  useNow,
  useParticipationEvents,
  usePlatform,
  usePlatformState,
  useQuery,
  type Participation,
} from '@fairfront/shared-kit/platform';
import { showDeadlines, type ShownDeadline } from './deadlines.model';
import { deadlinesQuery } from './deadlines.query';

interface LoadedDeadlines {
  /** Undefined until loaded. */
  deadlines: ShownDeadline[] | undefined;
  isError: boolean;
  isFetching: boolean;
  retry: () => void;
}

/**
 * The deadlines of a participation, refetched when a modal closes and when a pass changes.
 * @param failure `failsHere` if the caller shows the load failure itself
 */
export const useDeadlines = (
  { id, exhibition }: Participation,
  failure: Partial<typeof failsHere> = {},
): LoadedDeadlines => {
  const { api } = usePlatform();
  const { route } = usePlatformState();
  const now = useNow();
  const { data, isError, isFetching, refetch } = useQuery({ ...deadlinesQuery(api, id), ...failure });
  const isModalOpen = route.query.has('modal');
  useEffect(() => {
    // changes made in the modal show at once
    if (!isModalOpen) return undefined;
    return () => void refetch();
  }, [isModalOpen, refetch]);
  const askAgain = () => void refetch();
  useParticipationEvents('personal-pass.status-updated', askAgain);
  useParticipationEvents('car-pass.status-updated', askAgain);
  return {
    deadlines: data && showDeadlines(data, exhibition.timezone, now),
    isError,
    isFetching,
    retry: askAgain,
  };
};
