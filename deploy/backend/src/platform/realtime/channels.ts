import type { Kysely } from 'kysely';
import { sessionLifetimeMs } from '../../identity/auth/sessions.repository';
import type { Tables } from '../database/tables';
import { accessOf, accessRowsQuery } from '../../areas/participations/participations/participation-access.repository';
import { isClosedTo } from '../../identity/second-factor/factor-demand';
import type { Grant } from './grant';
import { listLivingSessions } from './grants.repository';
import type { PusherServer } from './pusher-server';

/** The kinds of private channels (SHELL-097, SHELL-099); `catalogue` is all that a foreign page hears (CAT-259). */
export interface Channel {
  of: 'user' | 'participation' | 'catalogue';
  /** Of the user, or of the participation. */
  id: number;
}

/** The public channel of all tabs that tells of another release (SHELL-266). */
export const releasesChannel = 'releases';
export const releaseChangedEvent = 'release.changed';

const prefixes = {
  user: 'private-users.',
  participation: 'private-participants.',
  catalogue: 'private-catalogues.',
} as const;
const kinds = { users: 'user', participants: 'participation', catalogues: 'catalogue' } as const;

export const channelName = ({ of, id }: Channel): string => `${prefixes[of]}${id}`;

export const channelOf = (name: string): Channel | null => {
  const match = /^private-(users|participants|catalogues)\.([1-9]\d{0,14})$/.exec(name);
  return match ? { of: kinds[match[1] as keyof typeof kinds], id: Number(match[2]) } : null;
};

/** Who may view which of these participations, directly or as a user of the parent (SHELL-098, SHELL-150, SHELL-496). */
const membersOf = async (db: Kysely<Tables>, participationIds: number[]): Promise<Set<string>> => {
  if (participationIds.length === 0) return new Set();
  const rows = await accessRowsQuery(db, participationIds).execute();
  return new Set(
    rows.flatMap((row) => {
      const participation = accessOf(row);
      const members = [...participation.users, ...(participation.parent?.users ?? [])];
      return members.flatMap(({ id }) => (isClosedTo(id, participation) ? [] : `${row.id} ${id}`));
    }),
  );
};

/** Whether a user may listen to a channel now. */
export const mayListen = async (db: Kysely<Tables>, userId: number, { of, id }: Channel): Promise<boolean> =>
  of === 'user' ? id === userId : (await membersOf(db, [id])).has(`${id} ${userId}`);

const aliveSessions = (db: Kysely<Tables>, ids: number[], now: Date): Promise<Set<number>> =>
  listLivingSessions(db, ids, { usedAfter: new Date(now.getTime() - sessionLifetimeMs), now });

/**
 * Ends the subscriptions of everyone whose session has ended or who is no member any more (SHELL-222).
 * @param onlyUserId checks the subscriptions of this user, of whom it is known that something has changed
 */
export const endLostAccess = async (
  server: PusherServer,
  db: Kysely<Tables>,
  now: Date,
  onlyUserId?: number,
): Promise<void> => {
  const granted = server.granted.filter(({ grant }) => onlyUserId === undefined || grant.userId === onlyUserId);
  if (granted.length === 0) return;
  const sessions = await aliveSessions(db, [...new Set(granted.map(({ grant }) => grant.sessionId))], now);
  const participations = granted.flatMap(({ channel }) => {
    const parsed = channelOf(channel);
    return parsed && parsed.of !== 'user' ? [parsed.id] : [];
  });
  const members = await membersOf(db, [...new Set(participations)]);
  const checked = new Set(granted.map(({ grant }) => grant));
  const isLost = (grant: Grant, name: string): boolean => {
    // given while this check was under way
    if (!checked.has(grant)) return false;
    const { userId, sessionId } = grant;
    const channel = channelOf(name);
    if (!channel || !sessions.has(sessionId)) return true;
    return channel.of === 'user' ? channel.id !== userId : !members.has(`${channel.id} ${userId}`);
  };
  server.revoke(isLost);
};
