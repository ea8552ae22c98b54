import { audienceOf, marksForAll, remindAgainMs } from '@fairfront/shared-kit/domain/account';
import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound, refused } from '../../../platform/http/http-error';
import { requireParticipation, type Right } from '../../participations';
import type { Services } from '../../../platform/services';
import { areaText } from '../../../platform/texts/area-texts';
import { notifyOfAnnouncement, publishAnnouncementChange } from './announcement-news';
import { putMark, putReminder, teamWithoutMark } from './announcement-marks.repository';
import { isShown, type AnnouncementReader } from './announcements.repository';

/** An announcement, the participation and the caller. */
export interface AnnouncementAct {
  userId: number;
  participationId: number;
  announcementId: number;
}

/**
 * The caller as a reader of announcements.
 * @throws HttpError 404 for non-members, 403 without the right
 */
export const readerOf = async (
  db: Kysely<Tables>,
  userId: number,
  participationId: number,
  right: Right = 'view',
): Promise<{ reader: AnnouncementReader; isForAll: boolean }> => {
  const participation = await requireParticipation(db, userId, participationId, right);
  const { type, membership, exhibition_id: exhibitionId } = participation;
  return {
    reader: { userId, participationId, exhibitionId, type, audience: audienceOf(type, membership), of: membership.of },
    isForAll: marksForAll(userId, participation),
  };
};

/**
 * Marks an announcement for the caller, and for the participation if the caller may do so. A repeat has no effect.
 * @throws HttpError 404 for an announcement that is not for the caller
 */
export const markAnnouncement = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { userId, participationId, announcementId }: AnnouncementAct,
): Promise<AnnouncementReader> => {
  const { reader, isForAll } = await readerOf(trx, userId, participationId);
  if (!(await isShown(trx, reader, announcementId))) throw notFound();
  const at = services.clock.now();
  const changed = await putMark(trx, {
    announcement_id: announcementId,
    participation_id: participationId,
    user_id: userId,
    read_at: at,
    is_counted: isForAll,
  });
  if (changed) {
    const subject = `announcement ${announcementId}`;
    await writeAudit(trx, { userId, participationId, action: 'announcement.read', subject, at });
    await publishAnnouncementChange(trx, services, announcementId, [participationId]);
  }
  return reader;
};

const remindedAlready = () => refused('reminded_already', areaText('account', 'errors.reminded_already'));

/**
 * Notifies the members of the participation who have not marked an announcement, at most once a day.
 * @throws HttpError 404, 403 for members who do not administer the team, 422 `reminded_already`
 */
export const remindTeam = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { userId, participationId, announcementId }: AnnouncementAct,
): Promise<{ recipients: number; remind_from: string | null }> => {
  const { reader } = await readerOf(trx, userId, participationId, 'administer');
  if (!(await isShown(trx, reader, announcementId))) throw notFound();
  const members = await teamWithoutMark(trx, { announcementId, participationId, userId });
  const [first] = members;
  if (!first) return { recipients: 0, remind_from: null };
  const at = services.clock.now();
  const reminder = { announcement_id: announcementId, participation_id: participationId, sent_at: at };
  const isFirstToday = await putReminder(trx, reminder, new Date(at.getTime() - remindAgainMs));
  if (!isFirstToday) throw remindedAlready();
  const recipients = members.map((member) => ({ userId: member.user_id, participationId }));
  await notifyOfAnnouncement(trx, services, recipients, 'reminder', { ...first, id: announcementId });
  const subject = `announcement ${announcementId}`;
  await writeAudit(trx, { userId, participationId, action: 'announcement.team-reminded', subject, at });
  await publishAnnouncementChange(trx, services, announcementId, [participationId]);
  return { recipients: recipients.length, remind_from: new Date(at.getTime() + remindAgainMs).toISOString() };
};
