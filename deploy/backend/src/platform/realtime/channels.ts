import type { Session } from '../http/session';

/** The kinds of private channels; `catalogue` is the only one for embeds, `organizer` is for staff. */
export interface Channel {
  of: 'user' | 'participation' | 'catalogue' | 'organizer';
  /** Id of the user, the participation or the exhibition; `organizer` 0 is that of the whole portal. */
  id: number;
}

/** The public channel that announces releases to all tabs. */
export const releasesChannel = 'releases';
export const releaseChangedEvent = 'release.changed';

/** The public channel that tells all tabs of a new broadcast, without its content. */
export const broadcastsChannel = 'broadcasts';
export const broadcastCreatedEvent = 'broadcast.created';

/** Sent on the user channel; the built-in server checks the user's subscriptions when it passes through. */
export const accessChangedEvent = 'access.changed';

const prefixes = {
  user: 'private-users.',
  participation: 'private-participants.',
  catalogue: 'private-catalogues.',
  organizer: 'private-organizers.',
} as const;
const kinds = {
  users: 'user',
  participants: 'participation',
  catalogues: 'catalogue',
  organizers: 'organizer',
} as const;

export const channelName = ({ of, id }: Channel): string => `${prefixes[of]}${id}`;

export const channelOf = (name: string): Channel | null => {
  const match = /^private-(?:(users|participants|catalogues|organizers)\.([1-9]\d{0,14})|(organizers)\.(0))$/.exec(
    name,
  );
  const [, kind = match?.[3], id = match?.[4]] = match ?? [];
  return kind === undefined ? null : { of: kinds[kind as keyof typeof kinds], id: Number(id) };
};

/** Whether a session may request this channel at all: an embed token may subscribe only to its catalogue. */
export const isChannelOf = (scope: Session['embed'], { of, id }: Channel): boolean =>
  scope === null || (of === 'catalogue' && id === scope.participationId);
