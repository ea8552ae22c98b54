import { localizedOf } from '@fairfront/shared-kit/domain/common';
import { isStep, remindFrom } from '@fairfront/shared-kit/domain/account';
import type { Announcement, AnnouncementDetail } from '@fairfront/shared-kit/domain/account/api';
import type { AnnouncementDetailRow, AnnouncementReader, AnnouncementRow } from './announcements.repository';

/** An announcement in the list of a reader. */
export const announcementResponse = (
  { published_at, own_read_at, ...row }: AnnouncementRow,
  { type }: AnnouncementReader,
): Announcement => ({
  ...row,
  is_step: isStep(row, type),
  published_at: published_at.toISOString(),
  own_read_at: own_read_at?.toISOString() ?? null,
});

/** An announcement with its text, its readers and the time from which they can be reminded. */
export const announcementDetailResponse = (
  { readers, waiting, reminded_at, ...facts }: AnnouncementDetailRow,
  reader: AnnouncementReader,
  now: Date,
): AnnouncementDetail => {
  const from = remindFrom(reminded_at?.getTime() ?? null, now.getTime());
  return {
    ...announcementResponse(facts, reader),
    ...localizedOf(facts, 'body'),
    readers: readers.map(({ read_at, ...person }) => ({ ...person, read_at: new Date(read_at).toISOString() })),
    waiting,
    remind_from: from === null ? null : new Date(from).toISOString(),
  };
};
