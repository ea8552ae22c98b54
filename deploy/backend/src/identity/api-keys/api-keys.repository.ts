import type { KeyLimits } from '@fairfront/shared-kit/domain/identity/staff-roles';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { hashOf } from '../sessions/tokens';
import { prefixOf } from './key-text';

const columns = [
  'id',
  'user_id',
  'name',
  'prefix',
  'scopes',
  'exhibition_ids',
  'created_at',
  'rotated_at',
  'former_until',
  'last_used_at',
  'last_network',
  'revoked_at',
] as const;

const keys = (db: Kysely<Tables>) => db.selectFrom('api_keys').select(columns);

/** An API key without the key itself. */
export type ApiKeyRow = Awaited<ReturnType<ReturnType<typeof keys>['executeTakeFirstOrThrow']>>;

/** Stores a new key as a hash. */
export const storeApiKey = (
  db: Kysely<Tables>,
  { userId, name, key, limits, now }: { userId: number; name: string; key: string; limits: KeyLimits; now: Date },
): Promise<ApiKeyRow> =>
  db
    .insertInto('api_keys')
    .values({
      ...{ user_id: userId, name, prefix: prefixOf(key), key_hash: hashOf(key), created_at: now },
      scopes: JSON.stringify(limits.scopes),
      exhibition_ids: limits.exhibition_ids && JSON.stringify(limits.exhibition_ids),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** The keys of a member of staff, revoked ones too, newest first. */
export const listApiKeys = (db: Kysely<Tables>, userId: number): Promise<ApiKeyRow[]> =>
  keys(db).where('user_id', '=', userId).orderBy('id', 'desc').execute();

/** Replaces a key in force by a new one; the former is accepted for a while. Undefined for another's or a revoked one. */
export const replaceApiKey = (
  trx: Transaction<Tables>,
  { id, userId, key, now, formerUntil }: { id: number; userId: number; key: string; now: Date; formerUntil: Date },
): Promise<ApiKeyRow | undefined> =>
  trx
    .updateTable('api_keys')
    .set((eb) => ({
      ...{ key_hash: hashOf(key), prefix: prefixOf(key), rotated_at: now, former_until: formerUntil },
      former_hash: eb.ref('key_hash'),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();

/**
 * Revokes one key of a member of staff, or all of them, and ends the tokens for foreign pages that they asked for.
 * @returns the number of revoked keys, and the users whom the ended tokens acted as
 */
export const revokeApiKeys = async (
  trx: Transaction<Tables>,
  { id, userId, now }: { id: number | null; userId: number; now: Date },
): Promise<{ revoked: number; bearers: number[] }> => {
  let revoking = trx
    .updateTable('api_keys')
    .set({ revoked_at: now, former_hash: null, former_until: null })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (id !== null) revoking = revoking.where('id', '=', id);
  const ids = (await revoking.returning('id').execute()).map((row) => row.id);
  if (ids.length === 0) return { revoked: 0, bearers: [] };
  const ended = await trx.deleteFrom('sessions').where('issued_by_key', 'in', ids).returning('user_id').execute();
  return { revoked: ids.length, bearers: [...new Set(ended.map((row) => row.user_id))] };
};
