import type { NotificationKind, PlannedEmail } from '@fairfront/shared-kit/model/notifications';
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Tables } from '../database/tables';
import type { PersonalPassesTable } from '../passes/tables';
import type { NotificationSubject } from './tables';

/** Which notifications a list shows; the user is always the caller (SHELL-087). */
export interface NotificationFilter {
  userId: number;
  /** Unread ones, or those that are put off; all that are not put off by default (SHELL-466). */
  state?: 'new' | 'snoozed';
  type?: string;
  companyId?: number;
  exhibitionId?: number;
}

export interface NotificationRow {
  id: number;
  created_at: Date;
  read_at: Date | null;
  snoozed_until: Date | null;
  returned_at: Date | null;
  deadline_at: Date | null;
  in_portal: boolean;
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
  'snoozed_until',
  'returned_at',
  'deadline_at',
  'in_portal',
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
  let result = query.where('user_id', '=', filter.userId).where('in_portal', '=', true);
  result = result.where('snoozed_until', filter.state === 'snoozed' ? 'is not' : 'is', null);
  if (filter.state === 'new') result = result.where('read_at', 'is', null);
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

/** Numbers of all notifications of a person, whatever the list shows (SHELL-088, SHELL-466). */
export interface NotificationCounts {
  unread: number;
  snoozed: number;
  /** Those that are not put off. */
  shown: number;
}

const countsOf = (userId: number) =>
  sql<NotificationCounts>`(select json_build_object(
    'unread', count(*) filter (where n.snoozed_until is null and n.read_at is null),
    'snoozed', count(*) filter (where n.snoozed_until is not null),
    'shown', count(*) filter (where n.snoozed_until is null))
    from notifications n where n.user_id = ${userId} and n.in_portal)`;

/** One that came back stands where a new one would. */
const shownAt = sql<Date>`coalesce(returned_at, created_at)`;

/** One page, newest first, what is put off by its return, with the numbers that its meta needs (SHELL-088). */
export const listNotifications = async (
  db: Kysely<Tables>,
  filter: NotificationFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: NotificationRow[]; total: number; counts: NotificationCounts }> => {
  const [rows, counts] = await Promise.all([
    filtered(db.selectFrom('notifications').select(columns).select(concerned), filter)
      .orderBy(filter.state === 'snoozed' ? sql`snoozed_until` : sql`${shownAt} desc`)
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    filtered(
      db
        .selectFrom('notifications')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .select(countsOf(filter.userId).as('counts')),
      filter,
    ).executeTakeFirstOrThrow(),
  ]);
  return { rows, ...counts };
};

/** What one's own notification says of its reading; undefined for another user's one. */
export const readingStateOf = (
  db: Kysely<Tables>,
  { userId, id }: { userId: number; id: number },
): Promise<Pick<NotificationRow, 'read_at' | 'snoozed_until'> | undefined> =>
  db
    .selectFrom('notifications')
    .select(['read_at', 'snoozed_until'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('in_portal', '=', true)
    .executeTakeFirst();

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
    .where('in_portal', '=', true)
    .returning(columns)
    .returning(concerned)
    .executeTakeFirst()) ?? null;

/** Marks one as unread again; a repeat changes nothing; null for another user's one (SHELL-467). */
export const markNotificationUnread = async (
  db: Kysely<Tables>,
  { userId, id }: { userId: number; id: number },
): Promise<NotificationRow | null> => changeOwn(db, { userId, id }, { read_at: null });

/** Puts one off until a moment, or takes it back into the list; null for another user's one (SHELL-466). */
export const snoozeNotification = async (
  db: Kysely<Tables>,
  { userId, id, until }: { userId: number; id: number; until: Date | null },
): Promise<NotificationRow | null> => changeOwn(db, { userId, id }, { snoozed_until: until });

const changeOwn = async (
  db: Kysely<Tables>,
  { userId, id }: { userId: number; id: number },
  change: { read_at: null } | { snoozed_until: Date | null },
): Promise<NotificationRow | null> =>
  (await db
    .updateTable('notifications')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('in_portal', '=', true)
    .returning(columns)
    .returning(concerned)
    .executeTakeFirst()) ?? null;

/**
 * Takes back into the lists what was put off until now, as unread; whichever process is first gets a row (SHELL-466).
 * @returns the rows with their user, for the live channel
 */
export const returnSnoozed = (db: Kysely<Tables>, now: Date): Promise<(NotificationRow & { user_id: number })[]> =>
  db
    .updateTable('notifications')
    .set({ snoozed_until: null, read_at: null, returned_at: now })
    .where('id', 'in', (select) =>
      select
        .selectFrom('notifications')
        .select('id')
        .where('snoozed_until', '<=', now)
        .orderBy('id')
        .limit(returnedAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...columns, 'user_id'])
    .returning(concerned)
    .execute();

/** Rows of one statement; the rest follows with the next. */
const returnedAtOnce = 500;

export const markAllNotificationsRead = async (db: Kysely<Tables>, userId: number, now: Date): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('snoozed_until', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** The types that the caller has notifications of. */
export const notificationTypesOf = async (db: Kysely<Tables>, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('notifications')
    .select('type')
    .distinct()
    .where('user_id', '=', userId)
    .where('in_portal', '=', true)
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
    .where('notifications.in_portal', '=', true)
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
    .where('notifications.in_portal', '=', true)
    .orderBy('companies.id')
    .execute();

/** Who is notified, and for which participation; null for news that concern none. */
export interface Recipient {
  userId: number;
  participationId: number | null;
}

/** What somebody gets: in the portal or by e-mail only, and the e-mail that comes of it. */
export interface PlannedNotification extends Recipient {
  inPortal: boolean;
  email: PlannedEmail | null;
}

/** What a new notification says. */
export interface NewNotification {
  type: string;
  kind: NotificationKind;
  message_rus: string;
  message_eng: string;
  reason: string | null;
  subject: NotificationSubject | null;
  deadline_at: Date | null;
  created_at: Date;
}

/**
 * A new notification for several users; gives the rows back with their user, for the live channel (SHELL-097), and whether their
 * e-mail goes out at once.
 */
export const addNotifications = async (
  db: Kysely<Tables>,
  planned: readonly PlannedNotification[],
  { subject, ...facts }: NewNotification,
): Promise<(NotificationRow & { user_id: number; has_letter_now: boolean })[]> => {
  if (planned.length === 0) return [];
  const now = facts.created_at;
  const isNow = ({ email }: PlannedNotification) => email?.in === 'own' && email.at <= now.getTime();
  const row = { ...facts, subject: subject === null ? null : JSON.stringify(subject), read_at: null };
  const rows = await db
    .insertInto('notifications')
    .values(
      planned.map((one) => {
        const waiting = isNow(one) ? null : one.email;
        return {
          ...row,
          user_id: one.userId,
          participation_id: one.participationId,
          in_portal: one.inPortal,
          letter_in: waiting?.in ?? null,
          letter_due_at: waiting && new Date(waiting.at),
        };
      }),
    )
    .returning([...columns, 'user_id', 'letter_due_at'])
    .returning(concerned)
    .execute();
  const keyOf = (userId: number, participationId: number | null) => `${userId} ${participationId ?? ''}`;
  const atOnce = new Set(planned.filter(isNow).map((one) => keyOf(one.userId, one.participationId)));
  return rows.map(({ letter_due_at, ...added }) => ({
    ...added,
    has_letter_now: letter_due_at === null && atOnce.has(keyOf(added.user_id, added.participation_id)),
  }));
};

/** The answer that the API and the live channel give of a row (SHELL-089). */
export const notificationResponse = ({
  participation_id,
  message_rus,
  message_eng,
  reason,
  exhibition_rus,
  exhibition_eng,
  subject,
  pass_type,
  deadline_at,
  ...row
}: NotificationRow) => ({
  id: row.id,
  type: row.type,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
  snoozed_until: row.snoozed_until?.toISOString() ?? null,
  returned_at: row.returned_at?.toISOString() ?? null,
  data: {
    message_rus,
    message_eng,
    ...(participation_id === null ? {} : { participant_id: participation_id }),
    ...(exhibition_rus === null || exhibition_eng === null ? {} : { exhibition_rus, exhibition_eng }),
    ...(reason === null ? {} : { reason }),
    ...(deadline_at === null ? {} : { deadline_at: deadline_at.toISOString() }),
    ...(subject === null ? {} : { subject: { ...subject, ...(pass_type === null ? {} : { type: pass_type }) } }),
  },
});
