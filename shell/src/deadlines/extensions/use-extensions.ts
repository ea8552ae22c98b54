import type { Extensions } from '@fairfront/shared-kit/api';
import { failsHere, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { extensionsQuery } from './extensions.query';

/** The loaded extensions of a participation. */
export interface LoadedExtensions {
  data: Extensions | undefined;
  /** Neither loaded nor failed. */
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

/** Requests and rules of a participation; the deadlines do not depend on them. */
export const useExtensions = (id: number): LoadedExtensions => {
  const { api } = usePlatform();
  const { data, isPending, isError, refetch } = useQuery({ ...extensionsQuery(api, id), ...failsHere });
  return { data, isPending, isError: isError && !data, retry: () => void refetch() };
};
