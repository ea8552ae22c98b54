import { keptFor } from '@fairfront/shared-kit/domain/platform/retention';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { channelOf, type Channel } from './channels';
import type { Grant } from './grant';
import { listActiveSessions } from './grants.repository';
import type { PusherServer } from './pusher-server';

/**
 * The users of each of these participations with read access, directly or as users of the parent.
 */
export type ReadMembers = (
  db: Kysely<Tables>,
  participationIds: readonly number[],
) => Promise<Map<number, Set<number>>>;

const aliveSessions = (db: Kysely<Tables>, ids: number[], now: Date): Promise<Set<number>> =>
  listActiveSessions(db, ids, { usedAfter: new Date(now.getTime() - keptFor.session), now });

/** Decides who may listen to which channel; the areas provide the members of participations. */
export class Listening {
  constructor(private readonly readMembers: ReadMembers) {}

  /** Whether a user may currently listen to a channel. */
  async mayListen(db: Kysely<Tables>, userId: number, { of, id }: Channel): Promise<boolean> {
    if (of === 'user') return id === userId;
    return (await this.readMembers(db, [id])).get(id)?.has(userId) === true;
  }

  /**
   * Ends the subscriptions of everyone whose session has ended or who is no longer a member.
   * @param onlyUserId limits the check to a user with a known change
   */
  async endLostAccess(server: PusherServer, db: Kysely<Tables>, now: Date, onlyUserId?: number): Promise<void> {
    const granted = server.granted.filter(({ grant }) => onlyUserId === undefined || grant.userId === onlyUserId);
    if (granted.length === 0) return;
    const sessions = await aliveSessions(db, [...new Set(granted.map(({ grant }) => grant.sessionId))], now);
    const participations = granted.flatMap(({ channel }) => {
      const parsed = channelOf(channel);
      return parsed && parsed.of !== 'user' ? [parsed.id] : [];
    });
    const members =
      participations.length === 0
        ? new Map<number, Set<number>>()
        : await this.readMembers(db, [...new Set(participations)]);
    const checked = new Set(granted.map(({ grant }) => grant));
    const isLost = (grant: Grant, name: string): boolean => {
      // granted while this check was running
      if (!checked.has(grant)) return false;
      const { userId, sessionId } = grant;
      const channel = channelOf(name);
      if (!channel || !sessions.has(sessionId)) return true;
      return channel.of === 'user' ? channel.id !== userId : members.get(channel.id)?.has(userId) !== true;
    };
    server.revoke(isLost);
  }
}
