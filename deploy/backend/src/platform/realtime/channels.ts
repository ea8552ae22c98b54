import type { Session } from '../http/session';

/** The kinds of private channels; `catalogue` is the only one for embeds. */
export interface Channel {
  of: 'user' | 'participation' | 'catalogue';
  /** Id of the user or the participation. */
  id: number;
}

/** The public channel that announces releases to all tabs. */
export const releasesChannel = 'releases';
export const releaseChangedEvent = 'release.changed';

/** Sent on the user channel; the built-in server checks the user's subscriptions when it passes through. */
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

/** Whether a session may request this channel at all: an embed token may hear only its catalogue. */
export const isChannelOf = (scope: Session['embed'], { of, id }: Channel): boolean =>
  scope === null || (of === 'catalogue' && id === scope.participationId);
