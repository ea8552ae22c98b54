import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely, type Insertable, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { jsonRows } from '../../../platform/database/json-rows';
import type { SubEmail } from '@fairfront/shared-kit/domain/account/api';
import { textColumns, localizedAs } from '../../../platform/database/localized-columns';

/** Maximum number of listed e-mails. */
const listed = 200;

/** The sender, if a member of the organiser's team; other users are not named. */
const colleague = sql<SubEmail['sender']>`(
  select json_build_object('id', u.id, 'name', u.name, 'lastname', u.lastname)
  from participation_users m join users u on u.id = m.user_id
  where m.participation_id = l.participation_id and m.user_id = l.sent_by)`;

const recipientRows = jsonRows(sql<SubEmail['recipients'][number]>`
  select r.participation_id as id, ${textColumns('c.name')}, r.addresses
  from sub_letter_recipients r
  join participations p on p.id = r.participation_id join companies c on c.id = p.company_id
  where r.letter_id = l.id order by p.id`);

/** E-mails of a collective organiser to its sub-exhibitors, the newest first. */
export const listSubEmails = (db: Kysely<Tables>, parentId: number) =>
  db
    .selectFrom('sub_letters as l')
    .select(['l.id', 'l.subject', 'l.body', 'l.sent_at', colleague.as('sender'), recipientRows.as('recipients')])
    .where('l.participation_id', '=', parentId)
    .orderBy('l.sent_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(listed)
    .execute();

/** An e-mail with its sender and recipients. */
export type SubEmailRow = Awaited<ReturnType<typeof listSubEmails>>[number];

/** Stores an e-mail without its recipients. @returns its id */
export const insertSubEmail = async (
  trx: Transaction<Tables>,
  email: Insertable<Tables['sub_letters']>,
): Promise<number> => {
  const { id } = await trx.insertInto('sub_letters').values(email).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Stores the companies that get an e-mail, each with its own text. */
export const insertSubEmailRecipients = async (
  trx: Transaction<Tables>,
  recipients: readonly Insertable<Tables['sub_letter_recipients']>[],
): Promise<void> => {
  await trx
    .insertInto('sub_letter_recipients')
    .values([...recipients])
    .execute();
};

/** Members of participations in some roles, by participation and user. */
export const listPeopleInRoles = (
  trx: Transaction<Tables>,
  participationIds: readonly number[],
  roles: readonly Role[],
) =>
  trx
    .selectFrom('participation_users')
    .select(['participation_id', 'user_id'])
    .where('participation_id', 'in', [...participationIds])
    .where('role', 'in', [...roles])
    .orderBy('participation_id')
    .orderBy('user_id')
    .execute();

/** An e-mail for one member of a company; undefined for users who are no longer members. */
export const readSubEmailOf = (
  db: Kysely<Tables>,
  { emailId, participationId, userId }: { emailId: number; participationId: number; userId: number },
) =>
  db
    .selectFrom('sub_letter_recipients as r')
    .innerJoin('sub_letters as l', 'l.id', 'r.letter_id')
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('participations as parent', 'parent.id', 'l.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('companies as pc', 'pc.id', 'parent.company_id')
    .innerJoin('participation_users as pu', 'pu.participation_id', 'p.id')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .select(['r.subject', 'r.body', 'u.email', 'u.name', 'u.locale', 'pu.role'])
    .select(localizedAs('e.title', 'exhibition'))
    .select([...localizedNames('c.name'), ...localizedAs('pc.name', 'organiser')])
    .where('r.letter_id', '=', emailId)
    .where('r.participation_id', '=', participationId)
    .where('pu.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
