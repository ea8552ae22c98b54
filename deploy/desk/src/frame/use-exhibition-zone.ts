import { failsHere, usePlatform, usePlatformState, useQuery } from '@fairfront/shared-kit/platform';
import { exhibitionsQuery } from '../api/desk';
import { exhibitionIn } from './desk-place';

/** The time zone of the exhibition in the address, in which its deadlines end; the browser's while it is unknown. */
export const useExhibitionZone = (): string => {
  const { api } = usePlatform();
  const { route } = usePlatformState();
  const { data = [] } = useQuery({ ...exhibitionsQuery(api), ...failsHere });
  const open = data.find(({ id }) => id === exhibitionIn(route.query));
  return open?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
};
