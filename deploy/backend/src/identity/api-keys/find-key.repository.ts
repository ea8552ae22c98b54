import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { networkOf } from '../../platform/http/network-of';
import type { ApiKeyCaller, Place } from '../../platform/http/session';
import { hashOf } from '../sessions/tokens';
import { lacksFactor, staffGrants, staffOf } from '../users/staff-rights.repository';
import { isApiKey } from './key-text';

/** Minimum time between two writes of the last use. */
const touchIntervalMs = 10 * 60_000;

/** The caller of an API key in force, or null. A key ends with the access of its person. */
export const findApiKey = async (
  db: Kysely<Tables>,
  key: string,
  now: Date,
  place: Place,
): Promise<ApiKeyCaller | null> => {
  if (!isApiKey(key)) return null;
  const hash = hashOf(key);
  const row = await db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.scopes', 'k.exhibition_ids', 'k.last_used_at', 'k.user_id', 'u.access', 'u.locale'])
    .select([staffGrants.as('grants'), lacksFactor.as('lacks_factor')])
    .where((eb) =>
      eb.or([eb('k.key_hash', '=', hash), eb.and([eb('k.former_hash', '=', hash), eb('k.former_until', '>', now)])]),
    )
    .where('k.revoked_at', 'is', null)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst();
  const staff = row && staffOf(row, { scopes: row.scopes, exhibition_ids: row.exhibition_ids });
  if (!staff) return null;
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > touchIntervalMs)
    await db
      .updateTable('api_keys')
      .set({ last_used_at: now, last_network: networkOf(place.address) })
      .where('id', '=', row.id)
      .execute();
  return {
    id: row.id,
    user: { id: row.user_id, access: row.access, locale: row.locale },
    staff,
  };
};
