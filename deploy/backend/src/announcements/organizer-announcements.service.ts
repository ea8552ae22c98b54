import { sql, type Kysely, type Transaction } from 'kysely';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { notFound } from '../http/http-error';
import type { Services } from '../services';
import type { OrganizerAnnouncement } from './announcement.schema';
import { notifyOfAnnouncement, participationsOf, publishAnnouncementChange } from './announcement-news';
import { addresses, announcementFacts, audienceOfMember } from './announcements.repository';
import type { ReceivedAnnouncement } from './receive-announcement';

type Notifying = Pick<Services, 'clock' | 'outbox'>;

/** Participations `p` of the addressed types, with whether they have read `a`: what must be read counts by its step. */
const isDone = sql<boolean>`exists (select from announcement_reads r
  where r.announcement_id = a.id and r.participation_id = p.id and (r.is_counted or not a.is_compulsory))`;

const published = (db: Kysely<Tables>) =>
  db
    .selectFrom('announcements as a')
    .select(announcementFacts)
    .select(['a.body_rus', 'a.body_eng'])
    .select(
      sql<{ participations: number; read: number }>`(
        select json_build_object('participations', count(*), 'read', count(*) filter (where ${isDone}))
        from participations p where p.exhibition_id = a.exhibition_id and p.deleted_at is null
          and ${addresses(sql<string>`p.type`)})`.as('counts'),
    );

/** The announcements of an exhibition with how many have read them, newest first (ACC-225). */
export const listPublished = async (db: Kysely<Tables>, exhibitionId: number): Promise<OrganizerAnnouncement[]> => {
  const rows = await published(db)
    .where('a.exhibition_id', '=', exhibitionId)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  return rows.map(({ published_at, ...row }) => ({ ...row, published_at: published_at.toISOString() }));
};

/** Everybody for whom an announcement is, in the participations that `wanted` chooses. */
const membersOf = async (trx: Transaction<Tables>, announcementId: number, wanted = sql<boolean>`true`) => {
  const rows = await trx
    .selectFrom('announcements as a')
    .innerJoin('participations as p', 'p.exhibition_id', 'a.exhibition_id')
    .innerJoin('participation_users as pu', 'pu.participation_id', 'p.id')
    .select(['pu.user_id', 'pu.participation_id'])
    .where('a.id', '=', announcementId)
    .where('p.deleted_at', 'is', null)
    .where(addresses(audienceOfMember))
    .where(wanted)
    .orderBy('pu.participation_id')
    .orderBy('pu.user_id')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, participationId: row.participation_id }));
};

interface Publishing {
  exhibitionId: number;
  actorId: number;
  /** Of the stored PDF; null without one. */
  storedName: string | null;
}

/** Publishes an announcement: everybody for whom it is is notified, open pages follow (ACC-225, ACC-227). */
export const publishAnnouncement = async (
  trx: Transaction<Tables>,
  services: Notifying,
  received: ReceivedAnnouncement,
  { exhibitionId, actorId, storedName }: Publishing,
): Promise<OrganizerAnnouncement> => {
  const at = services.clock.now();
  const { title_rus, title_eng, body_rus, body_eng, is_compulsory, read_until, file } = received;
  const { id } = await trx
    .insertInto('announcements')
    .values({
      ...{ title_rus, title_eng, body_rus, body_eng, is_compulsory, read_until },
      exhibition_id: exhibitionId,
      audience: JSON.stringify(received.audience),
      created_by: actorId,
      published_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (file && storedName !== null) {
    await trx
      .insertInto('announcement_files')
      .values({
        announcement_id: id,
        stored_name: storedName,
        original_name: `${title_rus}.pdf`,
        size: file.length,
      })
      .execute();
  }
  const news = { title_rus, title_eng, read_until, is_compulsory };
  const details = { exhibition_id: exhibitionId };
  const subject = `announcement ${id}`;
  await writeAudit(trx, { userId: actorId, action: 'announcement.published', subject, details, at });
  await notifyOfAnnouncement(trx, services, await membersOf(trx, id), 'news', { id, ...news });
  await publishAnnouncementChange(trx, services, id, await participationsOf(trx, id));
  const row = await published(trx).where('a.id', '=', id).executeTakeFirstOrThrow();
  return { ...row, published_at: row.published_at.toISOString() };
};

/** Takes an announcement back with its file and its marks; open pages follow (ACC-225). @throws HttpError 404 */
export const removeAnnouncement = async (
  trx: Transaction<Tables>,
  services: Notifying,
  { announcementId, actorId }: { announcementId: number; actorId: number },
): Promise<void> => {
  const followers = await participationsOf(trx, announcementId);
  const files = await trx
    .selectFrom('announcement_files')
    .select('stored_name')
    .where('announcement_id', '=', announcementId)
    .execute();
  const { numDeletedRows } = await trx.deleteFrom('announcements').where('id', '=', announcementId).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  const names = files.map(({ stored_name }) => stored_name);
  if (names.length > 0) await services.outbox.add(trx, 'file-removal', { names });
  const at = services.clock.now();
  const subject = `announcement ${announcementId}`;
  await writeAudit(trx, { userId: actorId, action: 'announcement.removed', subject, at });
  await publishAnnouncementChange(trx, services, announcementId, followers);
};

/**
 * Notifies once more, in the participations that have not read an announcement, everybody who has not (ACC-225).
 * @throws HttpError 404
 */
export const remindReaders = async (
  trx: Transaction<Tables>,
  services: Notifying,
  { announcementId, actorId }: { announcementId: number; actorId: number },
): Promise<{ participations: number; recipients: number }> => {
  const announcement = await trx
    .selectFrom('announcements')
    .select(['id', 'title_rus', 'title_eng', 'read_until', 'is_compulsory'])
    .where('id', '=', announcementId)
    .executeTakeFirst();
  if (!announcement) throw notFound();
  const isUnread = sql<boolean>`not ${isDone} and not exists (select from announcement_reads r
    where r.announcement_id = a.id and r.participation_id = p.id and r.user_id = pu.user_id)`;
  const members = await membersOf(trx, announcementId, isUnread);
  await notifyOfAnnouncement(trx, services, members, 'reminder', announcement);
  const subject = `announcement ${announcementId}`;
  await writeAudit(trx, { userId: actorId, action: 'announcement.reminded', subject, at: services.clock.now() });
  const participations = new Set(members.map(({ participationId }) => participationId)).size;
  return { participations, recipients: members.length };
};
