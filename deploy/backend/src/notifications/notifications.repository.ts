import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { NotificationSubject, Tables } from '../database/tables';
import type { PersonalPassesTable } from '../passes/tables';

/** Which notifications a list shows; the user is always the caller (SHELL-087). */
export interface NotificationFilter {
  userId: number;
  type?: string;
  companyId?: number;
  exhibitionId?: number;
}

export interface NotificationRow {
  id: number;
  created_at: Date;
  read_at: Date | null;
  type: string;
  participation_id: number | null;
  message_rus: string;
  message_eng: string;
  /** The comment of a rejection or of a return. */
  reason: string | null;
  exhibition_rus: string | null;
  exhibition_eng: string | null;
  subject: NotificationSubject | null;
  /** Type of the pass of a person that it speaks of; decides in which list the pass stands. */
  pass_type: PersonalPassesTable['type'] | null;
}

const columns = [
  'id',
  'created_at',
  'read_at',
  'type',
  'participation_id',
  'message_rus',
  'message_eng',
  'reason',
  'subject',
] as const;

const exhibitionTitle = (language: 'rus' | 'eng') => sql<string | null>`(select e.${sql.ref(`title_${language}`)}
  from participations p join exhibitions e on e.id = p.exhibition_id where p.id = notifications.participation_id)`;

/** Which list the pass of a person stands in; the subject itself holds only kind and id. */
const passType = sql<PersonalPassesTable['type'] | null>`(select pass.type from personal_passes pass
  where notifications.subject->>'kind' = 'personal-pass' and pass.id = (notifications.subject->>'id')::bigint)`;

/** What a notification concerns: its exhibition by title, and the type of its pass (ACC-203). */
const concerned = [
  exhibitionTitle('rus').as('exhibition_rus'),
  exhibitionTitle('eng').as('exhibition_eng'),
  passType.as('pass_type'),
] as const;

const filtered = <Row>(query: SelectQueryBuilder<Tables, 'notifications', Row>, filter: NotificationFilter) => {
  let result = query.where('user_id', '=', filter.userId);
  if (filter.type !== undefined) result = result.where('type', '=', filter.type);
  const { companyId, exhibitionId } = filter;
  if (companyId === undefined && exhibitionId === undefined) return result;
  return result.where('participation_id', 'in', (select) => {
    let participations = select.selectFrom('participations').select('participations.id');
    if (companyId !== undefined) participations = participations.where('company_id', '=', companyId);
    if (exhibitionId !== undefined) participations = participations.where('exhibition_id', '=', exhibitionId);
    return participations;
  });
};

/** One page, newest first, with the numbers that its meta needs (SHELL-088). */
export const listNotifications = async (
  db: Kysely<Tables>,
  filter: NotificationFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: NotificationRow[]; total: number; unread: number }> => {
  const [rows, counts] = await Promise.all([
    filtered(db.selectFrom('notifications').select(columns).select(concerned), filter)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    filtered(
      db
        .selectFrom('notifications')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .select(
          sql<number>`(select count(*) from notifications n where n.user_id = ${filter.userId} and n.read_at is null)`.as(
            'unread',
          ),
        ),
      filter,
    ).executeTakeFirstOrThrow(),
  ]);
  return { rows, ...counts };
};

/** Marks one as read and gives it back; a repeat keeps the first moment; null for another user's one (SHELL-093). */
export const markNotificationRead = async (
  db: Kysely<Tables>,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<NotificationRow | null> =>
  (await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`coalesce(read_at, ${now})` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .returning(concerned)
    .executeTakeFirst()) ?? null;

export const markAllNotificationsRead = async (db: Kysely<Tables>, userId: number, now: Date): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
};

/** The types that the caller has notifications of. */
export const notificationTypesOf = async (db: Kysely<Tables>, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('notifications')
    .select('type')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('type')
    .execute();
  return rows.map(({ type }) => type);
};

/** Exhibitions and companies that the caller has notifications of, for the filters (ACC-143). */
export const exhibitionsOfNotifications = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('notifications')
    .innerJoin('participations', 'participations.id', 'notifications.participation_id')
    .innerJoin('exhibitions', 'exhibitions.id', 'participations.exhibition_id')
    .select(['exhibitions.id', 'exhibitions.title_rus as name_rus', 'exhibitions.title_eng as name_eng'])
    .distinct()
    .where('notifications.user_id', '=', userId)
    .orderBy('exhibitions.id')
    .execute();

export const companiesOfNotifications = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('notifications')
    .innerJoin('participations', 'participations.id', 'notifications.participation_id')
    .innerJoin('companies', 'companies.id', 'participations.company_id')
    .select(['companies.id', 'companies.name_rus', 'companies.name_eng'])
    .distinct()
    .where('notifications.user_id', '=', userId)
    .orderBy('companies.id')
    .execute();

/** Who is notified, and for which participation; null for news that concern none. */
export interface Recipient {
  userId: number;
  participationId: number | null;
}

/** A new notification for several users; gives the rows back with their user, for the live channel (SHELL-097). */
export const addNotifications = (
  db: Kysely<Tables>,
  recipients: readonly Recipient[],
  {
    subject,
    ...facts
  }: Omit<
    NotificationRow,
    'id' | 'read_at' | 'reason' | 'participation_id' | 'exhibition_rus' | 'exhibition_eng' | 'pass_type'
  > & { reason?: string | null },
): Promise<(NotificationRow & { user_id: number })[]> => {
  if (recipients.length === 0) return Promise.resolve([]);
  const row = { ...facts, subject: subject === null ? null : JSON.stringify(subject), read_at: null };
  return db
    .insertInto('notifications')
    .values(
      recipients.map(({ userId, participationId }) => ({ ...row, user_id: userId, participation_id: participationId })),
    )
    .returning([...columns, 'user_id'])
    .returning(concerned)
    .execute();
};

/** The answer that the API and the live channel give of a row (SHELL-089). */
export const notificationAnswer = ({
  participation_id,
  message_rus,
  message_eng,
  reason,
  exhibition_rus,
  exhibition_eng,
  subject,
  pass_type,
  ...row
}: NotificationRow) => ({
  id: row.id,
  type: row.type,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
  data: {
    message_rus,
    message_eng,
    ...(participation_id === null ? {} : { participant_id: participation_id }),
    ...(exhibition_rus === null || exhibition_eng === null ? {} : { exhibition_rus, exhibition_eng }),
    ...(reason === null ? {} : { reason }),
    ...(subject === null ? {} : { subject: { ...subject, ...(pass_type === null ? {} : { type: pass_type }) } }),
  },
});
export type NotificationAnswer = ReturnType<typeof notificationAnswer>;
