import { keptFor } from '@fairfront/shared-kit/domain/platform/retention';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { channelOf, type Channel } from './channels';
import type { Grant } from './grant';
import { listActiveSessions } from './grants.repository';
import type { PusherServer } from './pusher-server';

/** The users who may listen to each of these channels of one kind. */
export type ReadMembers = (db: Kysely<Tables>, ids: readonly number[]) => Promise<Map<number, Set<number>>>;

/** Who may listen, by kind of channel. */
export interface MemberReaders {
  /** The users of participations with read access, directly or as users of the parent. */
  participation: ReadMembers;
  /** The staff of exhibitions; 0 means the whole portal. */
  organizer: ReadMembers;
}

const readerOf = (of: Exclude<Channel['of'], 'user'>): keyof MemberReaders =>
  of === 'organizer' ? 'organizer' : 'participation';

const aliveSessions = (db: Kysely<Tables>, ids: number[], now: Date): Promise<Set<number>> =>
  listActiveSessions(db, ids, { usedAfter: new Date(now.getTime() - keptFor.session), now });

type Listener = Pick<Grant, 'userId' | 'actingFor'>;
type Members = ReadonlyMap<number, ReadonlySet<number>>;
const noMembers: Members = new Map();

/** @param members of the channels of this kind that exist */
const mayHear = ({ userId, actingFor }: Listener, { of, id }: Channel, members: Members): boolean => {
  if (of === 'user') return id === userId;
  const ofChannel = members.get(id);
  if (!ofChannel) return false;
  return actingFor === null ? ofChannel.has(userId) : of !== 'organizer' && actingFor === id;
};

/** Decides who may listen to which channel; the areas provide the members. */
export class Listening {
  constructor(private readonly readers: MemberReaders) {}

  /** Whether a session may currently listen to a channel. */
  async mayListen(db: Kysely<Tables>, listener: Listener, channel: Channel): Promise<boolean> {
    const members = channel.of === 'user' ? noMembers : await this.readers[readerOf(channel.of)](db, [channel.id]);
    return mayHear(listener, channel, members);
  }

  /**
   * Ends the subscriptions of everyone whose session has ended or who is no longer a member.
   * @param onlyUserId limits the check to a user with a known change
   */
  async endLostAccess(server: PusherServer, db: Kysely<Tables>, now: Date, onlyUserId?: number): Promise<void> {
    const granted = server.granted.filter(({ grant }) => onlyUserId === undefined || grant.userId === onlyUserId);
    if (granted.length === 0) return;
    const sessions = await aliveSessions(db, [...new Set(granted.map(({ grant }) => grant.sessionId))], now);
    const idsOf = (reader: keyof MemberReaders): number[] => [
      ...new Set(
        granted.flatMap(({ channel }) => {
          const parsed = channelOf(channel);
          return parsed && parsed.of !== 'user' && readerOf(parsed.of) === reader ? [parsed.id] : [];
        }),
      ),
    ];
    const membersOf = async (reader: keyof MemberReaders): Promise<Map<number, Set<number>>> => {
      const ids = idsOf(reader);
      return ids.length === 0 ? new Map() : this.readers[reader](db, ids);
    };
    const members = { participation: await membersOf('participation'), organizer: await membersOf('organizer') };
    const checked = new Set(granted.map(({ grant }) => grant));
    const isLost = (grant: Grant, name: string): boolean => {
      // granted while this check was running
      if (!checked.has(grant)) return false;
      const channel = channelOf(name);
      if (!channel || !sessions.has(grant.sessionId)) return true;
      return !mayHear(grant, channel, channel.of === 'user' ? noMembers : members[readerOf(channel.of)]);
    };
    server.revoke(isLost);
  }
}
