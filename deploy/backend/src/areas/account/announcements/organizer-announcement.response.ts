import type { OrganizerAnnouncement } from '@fairfront/shared-kit/domain/account/api';
import type { PublishedRow } from './organizer-announcements.repository';

/** An announcement as the organiser sees it. */
export const organizerAnnouncementResponse = ({ published_at, ...row }: PublishedRow): OrganizerAnnouncement => ({
  ...row,
  published_at: published_at.toISOString(),
});
