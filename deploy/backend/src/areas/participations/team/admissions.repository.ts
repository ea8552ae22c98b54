import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { insertMissing, insertNumbered } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';

interface TeamRow {
  /** Of a user, or of the row of an invitation. */
  id: number;
  participation_id: number;
  email: string;
  role: Role;
  locale: Locale;
  /** False for an invitation that waits. */
  is_member: boolean;
}

/** Members and pending invitations of many participations. */
export const listTeams = async (trx: Transaction<Tables>, participationIds: readonly number[]): Promise<TeamRow[]> => {
  if (participationIds.length === 0) return [];
  const ids = sql.val([...participationIds]);
  const { rows } = await sql<TeamRow>`
    select u.id, pu.participation_id, u.email, pu.role, u.locale, true as is_member
    from participation_users pu join users u on u.id = pu.user_id
    where pu.participation_id = any(${ids}::bigint[])
    union all
    select i.row_id, i.participation_id, u.email, i.role, u.locale, false as is_member
    from invitations i join users u on u.id = i.user_id
    where i.participation_id = any(${ids}::bigint[]) and i.activated_at is null`.execute(trx);
  return rows;
};

/** What the rules of access need of participations. */
export const teamFacts = (db: Kysely<Tables>, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('participations').select(['id', 'type', 'company_id']).where('id', 'in', ids).execute();

/** People by their e-mails, with the companies for which they work; work as an installer does not count. */
export const peopleByEmail = async (db: Kysely<Tables>, emails: readonly string[]) => {
  const { rows } = await sql<{
    id: number;
    email: string;
    access: 'participant' | 'manager';
    has_account: boolean;
    companies: number[] | null;
  }>`
    select u.id, u.email, u.access, u.password_hash is not null as has_account,
      (select json_agg(distinct p.company_id) from participation_users pu join participations p on p.id = pu.participation_id
        where pu.user_id = u.id and pu.role <> 'installer' and p.deleted_at is null) as companies
    from users u where u.email = any(${sql.val([...new Set(emails)])}::text[])`.execute(db);
  return rows;
};

/** Adds people without names and password; those who are known already stay as they are. */
export const addPeople = async (
  trx: Transaction<Tables>,
  people: readonly { email: string; locale: Locale }[],
): Promise<void> => {
  const nobody = { password_hash: null, name: '', lastname: '', middlename: null, phone: null };
  const rows = people.map((person) => ({
    ...person,
    ...nobody,
    email_confirmed_at: null,
    primary_participation_id: null,
  }));
  await insertMissing(trx, 'users', rows, 'email');
};

/** Stores new invitations. @returns their ids, in the order of the rows */
export const insertInvitations = (
  trx: Transaction<Tables>,
  rows: readonly Insertable<Tables['invitations']>[],
): Promise<number[]> => insertNumbered(trx, 'invitations', rows);
