import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { localizedAs } from '../../platform/database/localized-columns';
import type { Tables } from '../../platform/database/tables';
import { latestBroadcastFor } from './broadcasts.repository';
import { concerned, notificationColumns, type NotificationRow } from './notification-row.repository';

/** Filter of a notification list; the user is always the caller. */
export interface NotificationFilter {
  userId: number;
  /** Unread or snoozed ones; by default all that are not snoozed. */
  state?: 'new' | 'snoozed';
  type?: string;
  companyId?: number;
  exhibitionId?: number;
}

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

/** Counts of all notifications of a user, regardless of the filter. */
export interface NotificationCounts {
  unread: number;
  snoozed: number;
  /** Those that are not snoozed. */
  shown: number;
}

const countsOf = (userId: number) =>
  sql<NotificationCounts>`(select json_build_object(
    'unread', count(*) filter (where n.snoozed_until is null and n.read_at is null),
    'snoozed', count(*) filter (where n.snoozed_until is not null),
    'shown', count(*) filter (where n.snoozed_until is null))
    from notifications n where n.user_id = ${userId} and n.in_portal)`;

/** A returned notification is sorted like a new one. */
const shownAt = sql<Date>`coalesce(returned_at, created_at)`;

/**
 * One page, newest first, snoozed ones by return time, with the counts for its meta and the latest broadcast that the user
 * has no notification of yet.
 */
export const listNotifications = async (
  db: Kysely<Tables>,
  filter: NotificationFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: NotificationRow[]; total: number; counts: NotificationCounts; broadcast: number | null }> => {
  const [rows, counts] = await Promise.all([
    filtered(db.selectFrom('notifications').select(notificationColumns).select(concerned), filter)
      .orderBy(filter.state === 'snoozed' ? sql`snoozed_until` : sql`${shownAt} desc`)
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    filtered(
      db
        .selectFrom('notifications')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .select([countsOf(filter.userId).as('counts'), latestBroadcastFor(filter.userId).as('broadcast')]),
      filter,
    ).executeTakeFirstOrThrow(),
  ]);
  return { rows, ...counts };
};

/** The types of the caller's notifications. */
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

/** The exhibitions of the caller's notifications, for the filter. */
export const exhibitionsOfNotifications = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('notifications')
    .innerJoin('participations', 'participations.id', 'notifications.participation_id')
    .innerJoin('exhibitions', 'exhibitions.id', 'participations.exhibition_id')
    .select(['exhibitions.id', ...localizedAs('exhibitions.title', 'name')])
    .distinct()
    .where('notifications.user_id', '=', userId)
    .where('notifications.in_portal', '=', true)
    .orderBy('exhibitions.id')
    .execute();

/** The companies of the caller's notifications, for the filter. */
export const companiesOfNotifications = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('notifications')
    .innerJoin('participations', 'participations.id', 'notifications.participation_id')
    .innerJoin('companies', 'companies.id', 'participations.company_id')
    .select(['companies.id', ...localizedNames('companies.name')])
    .distinct()
    .where('notifications.user_id', '=', userId)
    .where('notifications.in_portal', '=', true)
    .orderBy('companies.id')
    .execute();
