import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { jsonRows } from '../../../platform/database/json-rows';

/** The reader: the audience, the participation, and whose names the reader may see. */
export interface AnnouncementReader {
  userId: number;
  participationId: number;
  exhibitionId: number;
  /** The type of the participation. */
  type: EventType;
  /** The result of `audienceOf`. */
  audience: EventType;
  of: 'own' | 'parent';
}

/** Whether an announcement `a` addresses a type, given as a value or a column. */
export const addresses = (type: EventType | ReturnType<typeof sql<string>>) =>
  sql<boolean>`a.audience @> to_jsonb(${type}::text)`;

/** The audience of a member `pu` of the participation `p`: `audienceOf` in SQL. */
export const audienceOfMember = sql<string>`(case when pu.role = 'installer' then 'installer' else p.type end)`;

const fileOf = sql<{ id: number; original_name: string; size: number } | null>`(
  select json_build_object('id', f.id, 'original_name', f.original_name, 'size', f.size)
  from announcement_files f where f.announcement_id = a.id)`;

/** The columns of an announcement `a` for all readers. */
export const announcementFacts = [
  'a.id',
  ...localizedNames('a.title'),
  'a.published_at',
  'a.audience',
  'a.is_compulsory',
  'a.read_until',
  fileOf.as('file'),
] as const;

/** Marks `r` of the participation. */
const marks = ({ participationId }: AnnouncementReader) =>
  sql`announcement_reads r where r.announcement_id = a.id and r.participation_id = ${participationId}`;

/** Whether the user of a mark `r` is in the reader's team; other users are not named. */
const isColleague = ({ of }: AnnouncementReader) => sql`exists (
  select from participation_users m join participations p on p.id = r.participation_id
  where m.user_id = r.user_id and (m.participation_id = p.id ${of === 'parent' ? sql`or m.participation_id = p.parent_id` : sql``}))`;

interface Person {
  id: number;
  name: string;
  lastname: string;
}

const shownTo = (db: Kysely<Tables>, reader: AnnouncementReader) =>
  db
    .selectFrom('announcements as a')
    .select(announcementFacts)
    .select([
      sql<Date | null>`(select r.read_at from ${marks(reader)} and r.user_id = ${reader.userId})`.as('own_read_at'),
      sql<boolean>`exists (select from ${marks(reader)} and r.is_counted)`.as('is_counted'),
      sql<number>`(select count(*) from ${marks(reader)})`.as('readers_count'),
      sql<Person | null>`(
        select json_build_object('id', u.id, 'name', u.name, 'lastname', u.lastname)
        from (select * from ${marks(reader)} and r.user_id <> ${reader.userId} and ${isColleague(reader)}) r
        join users u on u.id = r.user_id order by r.is_counted desc, r.read_at, u.id limit 1)`.as('colleague'),
    ])
    .where('a.exhibition_id', '=', reader.exhibitionId)
    .where('a.archived_at', 'is', null)
    .where(addresses(reader.audience));
export type AnnouncementRow = Awaited<ReturnType<ReturnType<typeof shownTo>['executeTakeFirstOrThrow']>>;

/** The announcements for a reader, newest first. */
export const listAnnouncements = (db: Kysely<Tables>, reader: AnnouncementReader): Promise<AnnouncementRow[]> =>
  shownTo(db, reader).orderBy('a.published_at', 'desc').orderBy('a.id', 'desc').execute();

/** Whether an announcement exists and is for a reader. */
export const isShown = async (db: Kysely<Tables>, reader: AnnouncementReader, id: number): Promise<boolean> =>
  (await shownTo(db, reader).clearSelect().select('a.id').where('a.id', '=', id).executeTakeFirst()) !== undefined;

/** An announcement with its text and its readers; undefined if it is not for this reader. */
export const findAnnouncement = (db: Kysely<Tables>, reader: AnnouncementReader, id: number) =>
  shownTo(db, reader)
    .select(localizedNames('a.body'))
    .select([
      jsonRows(sql<Person & { read_at: string }>`
        select u.id, u.name, u.lastname, r.read_at
        from (select * from ${marks(reader)} and ${isColleague(reader)}) r
        join users u on u.id = r.user_id order by r.read_at, u.id`).as('readers'),
      jsonRows(sql<Person>`
        select u.id, u.name, u.lastname from participation_users pu
        join participations p on p.id = pu.participation_id join users u on u.id = pu.user_id
        where pu.participation_id = ${reader.participationId} and ${addresses(audienceOfMember)}
          and not exists (select from ${marks(reader)} and r.user_id = pu.user_id)
        order by u.id`).as('waiting'),
      sql<Date | null>`(select m.sent_at from announcement_reminders m
        where m.announcement_id = a.id and m.participation_id = ${reader.participationId})`.as('reminded_at'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();

export type AnnouncementDetailRow = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

/** The file of an announcement that is for a user, in a participation of the user or of a sub-exhibitor; otherwise undefined. */
export const announcementFileFor = (db: Kysely<Tables>, userId: number, fileId: number) =>
  db
    .selectFrom('announcement_files as f')
    .innerJoin('announcements as a', 'a.id', 'f.announcement_id')
    .select(['f.stored_name', 'f.original_name'])
    .where('f.id', '=', fileId)
    .where('a.archived_at', 'is', null)
    .where(
      sql<boolean>`exists (
        select from participations p join participation_users pu
          on pu.user_id = ${userId} and (pu.participation_id = p.id or pu.participation_id = p.parent_id)
        where p.exhibition_id = a.exhibition_id and p.deleted_at is null
          and ${addresses(sql<string>`(case when pu.participation_id = p.id then ${audienceOfMember} else p.type end)`)})`,
    )
    .executeTakeFirst();
