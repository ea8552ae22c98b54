import type { Session } from '../http/session';

/** The kinds of private channels (SHELL-097, SHELL-099); `catalogue` is all that a foreign page hears (CAT-259). */
export interface Channel {
  of: 'user' | 'participation' | 'catalogue';
  /** Of the user, or of the participation. */
  id: number;
}

/** The public channel of all tabs that tells of another release (SHELL-266). */
export const releasesChannel = 'releases';
export const releaseChangedEvent = 'release.changed';

/** Sent on the user channel; the own server checks the subscriptions of the user when it passes through. */
export const accessChangedEvent = 'access.changed';

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

/** Whether a session may ask for this channel at all: a token of a foreign page hears its catalogue and nothing else. */
export const isChannelOf = (scope: Session['embed'], { of, id }: Channel): boolean =>
  scope === null || (of === 'catalogue' && id === scope.participationId);
