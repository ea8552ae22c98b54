import { dayAt, hasPassed, momentOf, normalEmail } from '../common';
import { deadlineOf, zoneOf } from './deadlines';
import type { PassEvent } from './pass';
import { trimmedOrNull } from './trimming';

/** The state of a link by which a person fills in their own pass. */
export const passLinkStates = ['waiting', 'opened', 'filled', 'revoked', 'expired'] as const;
export type PassLinkState = (typeof passLinkStates)[number];

/** What determines the state of a link; moments in ms since the epoch, null: never. */
export interface PassLinkFacts {
  openedAt: number | null;
  filledAt: number | null;
  revokedAt: number | null;
  /** The last valid second. */
  expiresAt: number;
}

/** the first event that ended a link counts; a filled-in one stays filled in. */
export const passLinkState = (
  { openedAt, filledAt, revokedAt, expiresAt }: PassLinkFacts,
  now: number,
): PassLinkState => {
  if (filledAt !== null) return 'filled';
  if (revokedAt !== null) return 'revoked';
  if (hasPassed(expiresAt, now)) return 'expired';
  return openedAt === null ? 'waiting' : 'opened';
};

/** Whether a link can still be filled in and so holds a place of the quota. */
export const isLinkOpen = (state: PassLinkState): boolean => state === 'waiting' || state === 'opened';

/** Minimum time between two e-mails for one link. */
export const reminderPauseMs = 86_400_000;

/** From when a reminder can be sent, ms since the epoch; null for a link created without an e-mail. */
export const reminderFrom = ({ email, mailedAt }: { email: string | null; mailedAt: number | null }): number | null =>
  email === null ? null : (mailedAt ?? 0) + (mailedAt === null ? 0 : reminderPauseMs);

/** The last possible day of a link's validity: that of the deadline of participant passes. */
export const lastLinkDay = (event: PassEvent): string => dayAt(deadlineOf('participant', event), zoneOf(event));

/** The last second of a link that is valid until a day: the end of the day, or the deadline on the last day. */
export const linkEnd = (day: string, event: PassEvent): number =>
  Math.min(momentOf(day, 'end', zoneOf(event)), deadlineOf('participant', event));

/** Maximum number of links per request. */
export const linksAtOnce = 50;

/** The recipient of a link; the name is used in the list and the greeting. */
export interface LinkRecipient {
  email: string;
  name: string | null;
}

/** Normalises a recipient, so that different spellings of an address count once. */
export const readRecipient = ({ email, name }: { email: string; name?: string | null }): LinkRecipient => ({
  email: normalEmail(email),
  name: trimmedOrNull(name),
});

const separators = /[\t;,<>]+/;

/**
 * Parses the recipients field: one per line, as typed, as one or two table columns, or in address book format, `Name
 * <mail>`. The text around the address is the name; duplicate addresses count once.
 */
export const readRecipients = (text: string): LinkRecipient[] => {
  const found = text.split(/\r?\n/).flatMap((line) => {
    const parts = line
      .split(separators)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length === 0) return [];
    const addresses = parts.filter((part) => part.includes('@'));
    // several addresses in one line are several people
    if (addresses.length > 1) return addresses.map((address) => readRecipient({ email: address }));
    const [address = parts[0] ?? ''] = addresses;
    const name = parts.filter((part) => part !== address).join(' ');
    return [readRecipient({ email: address, name })];
  });
  return [...new Map(found.map((one) => [one.email, one])).values()];
};
