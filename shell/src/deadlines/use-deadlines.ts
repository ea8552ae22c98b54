import { useEffect } from 'react';
import {
  type failsHere,
  useNow,
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
 * The deadlines of a participation, refetched when a modal closes. Remotes invalidate them after events that change them.
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
  return {
    deadlines: data && showDeadlines(data, exhibition.timezone, now),
    isError,
    isFetching,
    retry: () => void refetch(),
  };
};
