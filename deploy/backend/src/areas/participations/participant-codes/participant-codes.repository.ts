import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The type of a participation; null for an unknown one. */
export const findTypeOf = async (db: Kysely<Tables>, participationId: number): Promise<EventType | null> => {
  const row = await db
    .selectFrom('participations')
    .select('type')
    .where('id', '=', participationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.type ?? null;
};

/** Stores a new code; returns the id of its row. */
export const insertCode = async (
  trx: Transaction<Tables>,
  code: Insertable<Tables['participant_codes']>,
): Promise<number> => {
  const { id } = await trx.insertInto('participant_codes').values(code).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** The code with this hash that is neither used nor revoked, its row locked until the end of the transaction; undefined without one. */
export const lockUnusedCode = (trx: Transaction<Tables>, codeHash: string) =>
  trx
    .selectFrom('participant_codes')
    .select(['id', 'participation_id', 'role', 'email'])
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The target of a code: a participation with its company and collective application; undefined for an unknown one. */
export const findPlaceOfCode = (trx: Transaction<Tables>, id: number) =>
  trx
    .selectFrom('participations as p')
    .leftJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('participations as parent', 'parent.id', 'p.parent_id')
    .select(['p.id', 'p.type', 'c.id as company_id', 'parent.application_number as collective_application'])
    .where('p.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();

/** The user who redeems a code. @throws NoResultError for an unknown user */
export const readRedeemer = (trx: Transaction<Tables>, userId: number) =>
  trx
    .selectFrom('users')
    .select(['email', 'primary_participation_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Records the user of a code. */
export const markCodeUsed = async (
  trx: Transaction<Tables>,
  codeId: number,
  { userId, at }: { userId: number; at: Date },
): Promise<void> => {
  await trx.updateTable('participant_codes').set({ used_at: at, used_by: userId }).where('id', '=', codeId).execute();
};

/** The nonce of a code. @throws NoResultError for an unknown one */
export const readNonce = async (db: Kysely<Tables>, codeId: number): Promise<string> => {
  const { nonce } = await db
    .selectFrom('participant_codes')
    .select('nonce')
    .where('id', '=', codeId)
    .executeTakeFirstOrThrow();
  return nonce;
};

/** The codes of a participation, latest first. */
export const listCodes = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('participant_codes')
    .select(['id', 'role', 'email', 'created_at', 'used_at', 'used_by', 'revoked_at'])
    .where('participation_id', '=', participationId)
    .orderBy('id', 'desc')
    .execute();

/** A code of a participation, its row locked until the end of the transaction; undefined for an unknown one. */
export const lockCode = (
  trx: Transaction<Tables>,
  { participationId, codeId }: { participationId: number; codeId: number },
) =>
  trx
    .selectFrom('participant_codes')
    .select(['used_at', 'revoked_at'])
    .where('id', '=', codeId)
    .where('participation_id', '=', participationId)
    .forUpdate()
    .executeTakeFirst();

/** Stores that a code cannot be used any more. */
export const markCodeRevoked = async (trx: Transaction<Tables>, codeId: number, at: Date): Promise<void> => {
  await trx.updateTable('participant_codes').set({ revoked_at: at }).where('id', '=', codeId).execute();
};

/** The data for the e-mail with a code; undefined for one that is used or revoked. */
export const readCodeEmail = (db: Kysely<Tables>, codeId: number) =>
  db
    .selectFrom('participant_codes as pc')
    .innerJoin('participations as p', 'p.id', 'pc.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('users as u', 'u.email', 'pc.email')
    .select(['pc.email', 'pc.nonce', 'u.locale', 'u.name'])
    .select([...localizedNames('c.name'), ...localizedNames('e.title')])
    .where('pc.id', '=', codeId)
    .where('pc.used_at', 'is', null)
    .where('pc.revoked_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
