import { defaultLocale, localizedOf, ownTextOf } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import type { OrganizerAnnouncement } from '@fairfront/shared-kit/domain/account/api';
import { notifyOfAnnouncement, publishAnnouncementChange } from './announcement-news';
import {
  deleteAnnouncement,
  insertAnnouncement,
  insertAnnouncementFile,
  participationsOf,
  readAnnouncementNews,
  readersOf,
  readersWithoutMark,
  readPublished,
  storedNamesOf,
  type PublishedRow,
} from './organizer-announcements.repository';
import type { ReceivedAnnouncement } from './receive-announcement';

/** An announcement as the organiser sees it. */
export const organizerAnnouncementResponse = ({ published_at, ...row }: PublishedRow): OrganizerAnnouncement => ({
  ...row,
  published_at: published_at.toISOString(),
});

type Notifying = Pick<Services, 'clock' | 'outbox'>;

interface Publishing {
  exhibitionId: number;
  actorId: number;
  /** The stored PDF; null if there is none. */
  storedName: string | null;
}

/** Publishes an announcement: notifies all addressees and updates open pages. */
export const publishAnnouncement = async (
  trx: Transaction<Tables>,
  services: Notifying,
  received: ReceivedAnnouncement,
  { exhibitionId, actorId, storedName }: Publishing,
): Promise<OrganizerAnnouncement> => {
  const at = services.clock.now();
  const { is_compulsory, read_until, file } = received;
  const id = await insertAnnouncement(trx, {
    ...{ ...localizedOf(received, 'title'), ...localizedOf(received, 'body'), is_compulsory, read_until },
    exhibition_id: exhibitionId,
    audience: received.audience,
    created_by: actorId,
    published_at: at,
  });
  if (file && storedName !== null) {
    const original_name = `${ownTextOf(received, 'title', defaultLocale)}.pdf`;
    const size = file.length;
    await insertAnnouncementFile(trx, { announcement_id: id, stored_name: storedName, original_name, size });
  }
  const news = { ...localizedOf(received, 'title'), read_until, is_compulsory };
  const details = { exhibition_id: exhibitionId };
  const subject = `announcement ${id}`;
  await writeAudit(trx, { userId: actorId, action: 'announcement.published', subject, details, at });
  await notifyOfAnnouncement(trx, services, await readersOf(trx, id), 'news', { id, ...news });
  await publishAnnouncementChange(trx, services, id, await participationsOf(trx, id));
  return organizerAnnouncementResponse(await readPublished(trx, id));
};

/** Withdraws an announcement with its file and its marks, and updates open pages. @throws HttpError 404 */
export const removeAnnouncement = async (
  trx: Transaction<Tables>,
  services: Notifying,
  { announcementId, actorId }: { announcementId: number; actorId: number },
): Promise<void> => {
  const followers = await participationsOf(trx, announcementId);
  const names = await storedNamesOf(trx, announcementId);
  if (!(await deleteAnnouncement(trx, announcementId))) throw notFound();
  if (names.length > 0) await services.outbox.add(trx, 'file-removal', { names });
  const at = services.clock.now();
  const subject = `announcement ${announcementId}`;
  await writeAudit(trx, { userId: actorId, action: 'announcement.removed', subject, at });
  await publishAnnouncementChange(trx, services, announcementId, followers);
};

/**
 * Notifies all who have not read an announcement again, in participations that have not read it.
 * @throws HttpError 404
 */
export const remindReaders = async (
  trx: Transaction<Tables>,
  services: Notifying,
  { announcementId, actorId }: { announcementId: number; actorId: number },
): Promise<{ participations: number; recipients: number }> => {
  const announcement = await readAnnouncementNews(trx, announcementId);
  if (!announcement) throw notFound();
  const members = await readersWithoutMark(trx, announcementId);
  await notifyOfAnnouncement(trx, services, members, 'reminder', announcement);
  const subject = `announcement ${announcementId}`;
  await writeAudit(trx, { userId: actorId, action: 'announcement.reminded', subject, at: services.clock.now() });
  const participations = new Set(members.map(({ participationId }) => participationId)).size;
  return { participations, recipients: members.length };
};
