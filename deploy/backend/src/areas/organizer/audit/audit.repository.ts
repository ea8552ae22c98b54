import { mostAuditRecords } from '@fairfront/shared-kit/domain/organizer/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';

/** What is searched for; without a field it does not matter. */
export interface AuditSearch {
  user?: string;
  subject?: string;
  action?: string;
  participation_id?: number;
  from?: string;
  to?: string;
}

/** A text as the beginning of others in LIKE. */
const startingWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

const found = (db: Kysely<Tables>, { user, subject, action, participation_id, from, to }: AuditSearch) => {
  let query = db.selectFrom('audit_log as a');
  if (user !== undefined) {
    const people = db
      .selectFrom('users')
      .select('id')
      .where(({ eb, or }) => or([eb('email', '=', user.toLowerCase()), eb('lastname', 'ilike', startingWith(user))]));
    query = query.where('a.user_id', 'in', people);
  }
  if (subject !== undefined) {
    const kind = startingWith(`${subject} `);
    query = query.where(({ eb, or }) => or([eb('a.subject', '=', subject), eb('a.subject', 'like', kind)]));
  }
  if (action !== undefined) {
    const kind = startingWith(`${action}.`);
    query = query.where(({ eb, or }) => or([eb('a.action', '=', action), eb('a.action', 'like', kind)]));
  }
  if (participation_id !== undefined) query = query.where('a.participation_id', '=', participation_id);
  if (from !== undefined) query = query.where('a.created_at', '>=', new Date(from));
  if (to !== undefined) query = query.where('a.created_at', '<', new Date(to));
  return query;
};

const records = (db: Kysely<Tables>, search: AuditSearch) =>
  found(db, search)
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('api_keys as k', 'k.id', 'a.api_key_id')
    .select([
      ...(['a.id', 'a.created_at', 'a.user_id', 'a.is_acting', 'a.participation_id', 'a.action', 'a.subject'] as const),
      ...(['a.details', 'u.name', 'u.lastname', 'u.email', 'k.name as key_name'] as const),
    ])
    .orderBy('a.id', 'desc');

/** A page of the records found, newest first. */
export const readAudit = (db: Kysely<Tables>, search: AuditSearch, { page, perPage }: Paging) =>
  records(db, search)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();

/** The records found before an id, newest first. */
export const readAuditBefore = (
  db: Kysely<Tables>,
  search: AuditSearch,
  { id, limit }: { id: number | null; limit: number },
) => {
  const query = records(db, search).limit(limit);
  return (id === null ? query : query.where('a.id', '<', id)).execute();
};

/** The number of records found, at most `mostAuditRecords`: counting all of a large installation takes seconds. */
export const countAudit = async (db: Kysely<Tables>, search: AuditSearch): Promise<number> => {
  const { total } = await db
    .selectFrom(found(db, search).select('a.id').limit(mostAuditRecords).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
