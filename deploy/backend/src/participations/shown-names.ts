import type { Text } from '../texts/area-texts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';

/**
 * Whether a user belongs to the collective organiser of a participation and not to itself: the users of a sub-exhibitor read
 * no name of the organiser's people (SHELL-218).
 */
export const isOfParentOnly = (participationId: string, userId: string) => sql<boolean>`(
  exists (
    select 1 from participations p join participation_users pu on pu.participation_id = p.parent_id
    where p.id = ${sql.ref(participationId)} and pu.user_id = ${sql.ref(userId)})
  and not exists (
    select 1 from participation_users own
    where own.participation_id = ${sql.ref(participationId)} and own.user_id = ${sql.ref(userId)}))`;

/**
 * By what name the members of a participation see somebody who works in it, in both languages: a person by the own name, but to a
 * sub-exhibitor the people of its organiser have none but that of their company (SHELL-218).
 */
export const shownNames = async (
  trx: Transaction<Tables>,
  { userId, participationId }: { userId: number; participationId: number },
  isOfParent: boolean,
): Promise<Text> => {
  if (!isOfParent) {
    const { name, lastname } = await trx
      .selectFrom('users')
      .select(['name', 'lastname'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const full = `${name} ${lastname}`.trim();
    return { ru: full, en: full };
  }
  const company = await trx
    .selectFrom('participations as p')
    .innerJoin('participations as parent', 'parent.id', 'p.parent_id')
    .innerJoin('companies as c', 'c.id', 'parent.company_id')
    .select(['c.name_rus', 'c.name_eng'])
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
  return { ru: company.name_rus, en: company.name_eng };
};
