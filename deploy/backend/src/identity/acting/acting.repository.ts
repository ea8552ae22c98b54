import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { hashOf, newToken } from '../sessions/tokens';

/** Names of the company of a participation; undefined for an unknown or archived one. */
export const findActedCompany = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(localizedNames('c.name'))
    .where('p.id', '=', participationId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();

/** Creates the session of staff who act as an exhibitor; it ends with the session that requested it. */
export const createActingSession = async (
  trx: Transaction<Tables>,
  session: { userId: number; participationId: number; issuedBy: number },
  { now, until }: { now: Date; until: Date },
): Promise<string> => {
  const token = newToken();
  await trx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: hashOf(token),
      created_at: now,
      last_used_at: now,
      acting_participation_id: session.participationId,
      issued_by: session.issuedBy,
      expires_at: until,
    })
    .execute();
  return token;
};

/** Ends all acting of a user. @returns the participations */
export const deleteActingSessions = async (trx: Transaction<Tables>, userId: number): Promise<number[]> => {
  const rows = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('acting_participation_id', 'is not', null)
    .returning('acting_participation_id as id')
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
};
