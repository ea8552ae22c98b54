import { failsHere, useParticipation, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { announcementQuery } from '../api/announcement';
import type { Announcement } from '../api/announcements';

/** The open announcement with its text; `isGone` when the organiser has withdrawn it or it is for somebody else. */
export const useOpenedAnnouncement = (list: readonly Announcement[], opened: number | null) => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const isListed = list.some((one) => one.id === opened);
  const detail = useQuery({ ...announcementQuery(api, id, opened ?? 0), ...failsHere, enabled: isListed });
  return { detail, isGone: opened !== null && !isListed };
};
/** The query for one announcement. */
export type OpenedAnnouncement = ReturnType<typeof useOpenedAnnouncement>['detail'];
