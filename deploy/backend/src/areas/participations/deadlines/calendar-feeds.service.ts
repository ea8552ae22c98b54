import { canOrderServices } from '@fairfront/shared-kit/domain/participations';
import { isOpenToTeam } from '@fairfront/shared-kit/domain/participations/team-writing';
import type { Kysely, Transaction } from 'kysely';
import { hashOf, newToken } from '../../../identity/sessions/tokens';
import type { Tables } from '../../../platform/database/tables';
import type { Services } from '../../../platform/services';
import { listRunningParticipations, readCalendarFeedRow, storeCalendarFeed } from './calendar-feeds.repository';

const tokenOf = ({ signer }: Pick<Services, 'signer'>, userId: number, nonce: string): string =>
  signer.sign('calendar-feed', userId, nonce);

/** The calendar of a user as the API returns it, with the number of its exhibitions; null if there is none. */
export const readCalendarFeed = async (
  db: Kysely<Tables>,
  { clock, config, signer }: Pick<Services, 'signer' | 'config' | 'clock'>,
  userId: number,
) => {
  const row = await readCalendarFeedRow(db, userId);
  if (!row) return null;
  const running = await listRunningParticipations(db, userId, clock.now());
  return {
    url: `${config.publicUrl}/api/ics/${tokenOf({ signer }, userId, row.nonce)}.ics`,
    created_at: row.created_at.toISOString(),
    exhibitions: new Set(running.map((one) => one.exhibition_id)).size,
  };
};

/** Creates the calendar of a user, or gives it a new address: the former one is unknown from then on. */
export const replaceCalendarFeed = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'signer'>,
  userId: number,
  now: Date,
): Promise<void> => {
  const nonce = newToken();
  const token_hash = hashOf(tokenOf(services, userId, nonce));
  await storeCalendarFeed(trx, { user_id: userId, nonce, token_hash, created_at: now });
};

/** The participations whose deadlines are in the calendar of a user, and whether the user may order there. */
export const runningParticipationsOf = async (
  db: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<{ id: number; canOrder: boolean }[]> =>
  (await listRunningParticipations(db, userId, now)).map(({ id, type, is_edit, role }) => ({
    id,
    canOrder: canOrderServices(userId, { is_edit: isOpenToTeam({ type, is_edit }), users: [{ id: userId, role }] }),
  }));
