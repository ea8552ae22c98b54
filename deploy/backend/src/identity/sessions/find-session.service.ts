import { mayActAsExhibitor } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { keptFor } from '@fairfront/shared-kit/domain/platform/retention';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { networkOf } from '../../platform/http/network-of';
import type { Place, Session } from '../../platform/http/session';
import { staffOf } from '../users/staff-rights.repository';
import { readSession, storeSessionUse, type SessionRow } from './sessions.repository';
import { hashOf } from './tokens';

/** Minimum time between two writes of the last use, so that not every read costs a write. */
const touchIntervalMs = 10 * 60_000;
/** Maximum length of a host with scheme and port. */
const longestSite = 300;

/** The site of an `Origin` header; null if it is missing or names no site. */
const siteOf = (header: string | undefined): string | null => {
  if (header === undefined || header.length > longestSite || !URL.canParse(header)) return null;
  return new URL(header).origin === header ? header : null;
};

/** What a session acts as; `lost` if the participation is gone or the roles no longer allow it. */
const actingOf = (
  { acting_participation_id: participationId, acting_exhibition_id: exhibitionId, expires_at: until }: SessionRow,
  staff: Session['staff'],
): Session['acting'] | 'lost' => {
  if (participationId === null || until === null) return null;
  const isAllowed =
    staff && !staff.lacksFactor && exhibitionId !== null && mayActAsExhibitor(staff.grants, exhibitionId);
  return isAllowed ? { participationId, until } : 'lost';
};

/** The active session of a token, or null; using it extends it, and for an embed token the site is stored. */
export const findSession = async (
  db: Kysely<Tables>,
  token: string,
  now: Date,
  place: Place,
): Promise<Session | null> => {
  const row = await readSession(db, hashOf(token));
  if (!row) return null;
  const { embed_participation_id: participationId } = row;
  const idle = now.getTime() - row.last_used_at.getTime();
  if (idle > keptFor.session || (row.expires_at !== null && row.expires_at <= now)) return null;
  const site = participationId === null ? null : (siteOf(place.site) ?? row.site);
  const isFirstOfPage = participationId !== null && row.last_used_at <= row.created_at;
  if (idle > touchIntervalMs || site !== row.site || isFirstOfPage) {
    await storeSessionUse(db, row.id, { last_used_at: now, network: networkOf(place.address), site });
  }
  const staff = staffOf(row);
  const acting = actingOf(row, staff);
  if (acting === 'lost') return null;
  return {
    id: row.id,
    provedAt: row.proved_at,
    // neither an exhibitor nor staff who act as one have rights of staff
    user: { id: row.user_id, access: acting ? 'participant' : row.access, locale: row.locale },
    staff: acting ? null : staff,
    acting,
    embed: participationId === null ? null : { participationId },
  };
};
