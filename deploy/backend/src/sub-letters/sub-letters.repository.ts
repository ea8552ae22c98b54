import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { jsonRows } from '../participations/participation-parts.repository';
import type { SubLetter } from './sub-letter.schema';

/** So many letters of the past are listed. */
const listed = 200;

/** Somebody of the team that the letters belong to: nobody else has a name here. */
const colleague = sql<SubLetter['sender']>`(
  select json_build_object('id', u.id, 'name', u.name, 'lastname', u.lastname)
  from participation_users m join users u on u.id = m.user_id
  where m.participation_id = l.participation_id and m.user_id = l.sent_by)`;

const recipients = jsonRows(sql<SubLetter['recipients'][number]>`
  select r.participation_id as id, c.name_rus, c.name_eng, r.addresses
  from sub_letter_recipients r
  join participations p on p.id = r.participation_id join companies c on c.id = p.company_id
  where r.letter_id = l.id order by p.id`);

/** Letters of the organiser of a stand to its sub-exhibitors, the newest first (ACC-272). */
export const listSubLetters = async (db: Kysely<Tables>, parentId: number): Promise<SubLetter[]> => {
  const rows = await db
    .selectFrom('sub_letters as l')
    .select(['l.id', 'l.subject', 'l.body', 'l.sent_at', colleague.as('sender'), recipients.as('recipients')])
    .where('l.participation_id', '=', parentId)
    .orderBy('l.sent_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ body, sent_at, ...row }) => ({ ...row, text: body, sent_at: sent_at.toISOString() }));
};
