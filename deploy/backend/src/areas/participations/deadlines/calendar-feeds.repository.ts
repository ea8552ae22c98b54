import { isOpenToTeam } from '@fairfront/shared-kit/domain/participations/team-writing';
import { canOrderServices } from '@fairfront/shared-kit/domain/participations';
import { type Locale } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type Transaction } from 'kysely';
import { hashOf, newToken } from '../../../identity/sessions/sessions.repository';
import type { Tables } from '../../../platform/database/tables';
import type { Services } from '../../../platform/services';

/** The personal calendar of a user: where it lies, since when, how many exhibitions it tells about. */
export interface CalendarFeed {
  url: string;
  created_at: string;
  exhibitions: number;
}

type Needs = Pick<Services, 'signer' | 'config' | 'clock'>;

const tokenOf = ({ signer }: Pick<Services, 'signer'>, userId: number, nonce: string): string =>
  signer.sign('calendar-feed', userId, nonce);

/** The feed of a user, null while there is none. */
export const readCalendarFeed = async (
  db: Kysely<Tables>,
  services: Needs,
  userId: number,
): Promise<CalendarFeed | null> => {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['nonce', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const url = `${services.config.publicUrl}/api/ics/${tokenOf(services, userId, row.nonce)}.ics`;
  const exhibitions = new Set(
    (await runningParticipations(db, userId, services.clock.now())).map((one) => one.exhibition_id),
  );
  return { url, created_at: row.created_at.toISOString(), exhibitions: exhibitions.size };
};

/** Makes the feed of a user, or gives it a new address: the former one is unknown from then on. */
export const replaceCalendarFeed = async (
  trx: Transaction<Tables>,
  services: Needs,
  userId: number,
  now: Date,
): Promise<void> => {
  const nonce = newToken();
  const row = { nonce, token_hash: hashOf(tokenOf(services, userId, nonce)), created_at: now };
  await trx
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** Whose calendar an address is; null for an unknown one. */
export const findCalendarFeed = async (
  db: Kysely<Tables>,
  token: string,
): Promise<{ userId: number; locale: Locale; createdAt: Date } | null> => {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['f.user_id', 'f.created_at', 'u.locale'])
    .where('f.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row ? { userId: row.user_id, locale: row.locale, createdAt: row.created_at } : null;
};

/** Participations of which a user is a member himself and whose fairground is not empty yet. */
const runningParticipations = (db: Kysely<Tables>, userId: number, now: Date) =>
  db
    .selectFrom('participation_users as pu')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['p.id', 'p.exhibition_id', 'p.type', 'p.is_edit', 'pu.role'])
    .where('pu.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .where(sql<boolean>`e.dismantling_ended_at >= (${now.toISOString()}::timestamptz at time zone e.timezone)::date`)
    .orderBy('p.id')
    .execute();

/** The participations whose deadlines stand in the calendar of a user, and whether he may order there. */
export const runningParticipationsOf = async (
  db: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<{ id: number; canOrder: boolean }[]> =>
  (await runningParticipations(db, userId, now)).map(({ id, type, is_edit, role }) => ({
    id,
    canOrder: canOrderServices(userId, { is_edit: isOpenToTeam({ type, is_edit }), users: [{ id: userId, role }] }),
  }));
