import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { addresses, announcementFacts, audienceOfMember } from './announcements.repository';

/** Whether the participation `p` has read `a`; for a compulsory announcement, whether its step is done. */
const isDone = sql<boolean>`exists (select from announcement_reads r
  where r.announcement_id = a.id and r.participation_id = p.id and (r.is_counted or not a.is_compulsory))`;

const published = (db: Kysely<Tables>) =>
  db
    .selectFrom('announcements as a')
    .select(announcementFacts)
    .select(localizedNames('a.body'))
    .select(sql<boolean>`a.archived_at is not null`.as('is_archived'))
    .select(
      sql<{ participations: number; read: number }>`(
        select json_build_object('participations', count(*), 'read', count(*) filter (where ${isDone}))
        from participations p where p.exhibition_id = a.exhibition_id and p.deleted_at is null
          and ${addresses(sql<string>`p.type`)})`.as('counts'),
    );
export type PublishedRow = Awaited<ReturnType<ReturnType<typeof published>['executeTakeFirstOrThrow']>>;

/** The announcements of an exhibition with how many have read them, newest first. */
export const listPublished = (db: Kysely<Tables>, exhibitionId: number): Promise<PublishedRow[]> =>
  published(db)
    .where('a.exhibition_id', '=', exhibitionId)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();

/** An announcement as the organiser sees it. @throws NoResultError for an unknown one */
export const readPublished = (db: Kysely<Tables>, id: number): Promise<PublishedRow> =>
  published(db).where('a.id', '=', id).executeTakeFirstOrThrow();

/** The data of an announcement for its news; undefined for an unknown or an archived one. */
export const readAnnouncementNews = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('announcements')
    .select(['id', ...localizedNames('title'), 'read_until', 'is_compulsory'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

/** What can change of an announcement, locked, with the zone of its exhibition; undefined for an unknown one. */
export const lockAnnouncement = (trx: Transaction<Tables>, id: number) =>
  trx
    .selectFrom('announcements as a')
    .innerJoin('exhibitions as e', 'e.id', 'a.exhibition_id')
    .select([...localizedNames('a.title'), ...localizedNames('a.body'), 'a.read_until'])
    .select(['a.is_compulsory', 'a.archived_at', 'e.timezone'])
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst();

/** Changes an announcement. */
export const updateAnnouncement = async (
  trx: Transaction<Tables>,
  id: number,
  values: Updateable<Tables['announcements']>,
): Promise<void> => {
  await trx.updateTable('announcements').set(values).where('id', '=', id).execute();
};

/** The zone of an exhibition; undefined for an unknown one. */
export const timezoneOfExhibition = async (db: Kysely<Tables>, exhibitionId: number): Promise<string | undefined> => {
  const row = await db.selectFrom('exhibitions').select('timezone').where('id', '=', exhibitionId).executeTakeFirst();
  return row?.timezone;
};

/** A member of a participation. */
interface Member {
  userId: number;
  participationId: number;
}

const membersWhere = async (db: Kysely<Tables>, announcementId: number, wanted: ReturnType<typeof sql<boolean>>) => {
  const rows = await db
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

/** All users whom an announcement addresses. */
export const readersOf = (db: Kysely<Tables>, announcementId: number): Promise<Member[]> =>
  membersWhere(db, announcementId, sql<boolean>`true`);

/** The people who have not read it, in participations that have not read it. */
export const readersWithoutMark = (db: Kysely<Tables>, announcementId: number): Promise<Member[]> =>
  membersWhere(
    db,
    announcementId,
    sql<boolean>`not ${isDone} and not exists (select from announcement_reads r
      where r.announcement_id = a.id and r.participation_id = p.id and r.user_id = pu.user_id)`,
  );

/** Participations in which an announcement has a reader by its type or by a role. */
export const participationsOf = async (db: Kysely<Tables>, announcementId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('announcements as a')
    .innerJoin('participations as p', 'p.exhibition_id', 'a.exhibition_id')
    .select('p.id')
    .where('a.id', '=', announcementId)
    .where('p.deleted_at', 'is', null)
    .where(
      sql<boolean>`(${addresses(sql<string>`p.type`)} or exists (
        select from participation_users pu where pu.participation_id = p.id and ${addresses(audienceOfMember)}))`,
    )
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Stores an announcement. @returns its id */
export const insertAnnouncement = async (
  trx: Transaction<Tables>,
  { audience, ...row }: Omit<Insertable<Tables['announcements']>, 'audience'> & { audience: readonly string[] },
): Promise<number> => {
  const { id } = await trx
    .insertInto('announcements')
    .values({ ...row, audience: JSON.stringify(audience) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Stores the file of an announcement. */
export const insertAnnouncementFile = async (
  trx: Transaction<Tables>,
  file: Insertable<Tables['announcement_files']>,
): Promise<void> => {
  await trx.insertInto('announcement_files').values(file).execute();
};

/** Names in the store of the files of an announcement. */
export const storedNamesOf = async (db: Kysely<Tables>, announcementId: number): Promise<string[]> => {
  const files = await db
    .selectFrom('announcement_files')
    .select('stored_name')
    .where('announcement_id', '=', announcementId)
    .execute();
  return files.map(({ stored_name }) => stored_name);
};

/** Removes an announcement; false for an unknown one. */
export const deleteAnnouncement = async (trx: Transaction<Tables>, id: number): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('announcements').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};
