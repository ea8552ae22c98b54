import { dayAt, hasPassed, momentOf, normalEmail } from '../../model';
import { deadlineOf, zoneOf } from './deadlines';
import type { PassEvent } from './pass';
import { trimmedOrNull } from './trimming';

/** What has become of a link by which a person fills in his own pass (PASS-290). */
export const passLinkStates = ['waiting', 'opened', 'filled', 'revoked', 'expired'] as const;
export type PassLinkState = (typeof passLinkStates)[number];

/** What decides about the state of a link; moments in ms since the epoch, null: never. */
export interface PassLinkFacts {
  openedAt: number | null;
  filledAt: number | null;
  revokedAt: number | null;
  /** The last second of its validity. */
  expiresAt: number;
}

/** PASS-290: what ended a link first counts; one that was filled stays filled. */
export const passLinkState = (
  { openedAt, filledAt, revokedAt, expiresAt }: PassLinkFacts,
  now: number,
): PassLinkState => {
  if (filledAt !== null) return 'filled';
  if (revokedAt !== null) return 'revoked';
  if (hasPassed(expiresAt, now)) return 'expired';
  return openedAt === null ? 'waiting' : 'opened';
};

/** Whether a link can still be filled in, and so holds one place of the quota (PASS-292). */
export const isLinkOpen = (state: PassLinkState): boolean => state === 'waiting' || state === 'opened';

/** Between two emails about one link at least so much time passes (PASS-295). */
export const reminderPauseMs = 86_400_000;

/** From when a reminder can be sent, ms since the epoch; null for a link that went out without an email (PASS-295). */
export const reminderFrom = ({ email, mailedAt }: { email: string | null; mailedAt: number | null }): number | null =>
  email === null ? null : (mailedAt ?? 0) + (mailedAt === null ? 0 : reminderPauseMs);

/** The last day that a link may be valid: that of the deadline of participant passes (PASS-291). */
export const lastLinkDay = (event: PassEvent): string => dayAt(deadlineOf('participant', event), zoneOf(event));

/** The last second of a link that is valid until a day: the end of the day, on the last one the deadline itself. */
export const linkEnd = (day: string, event: PassEvent): number =>
  Math.min(momentOf(day, 'end', zoneOf(event)), deadlineOf('participant', event));

/** So many links can be sent at once. */
export const linksAtOnce = 50;

/** Who a link goes to; the name is for the list and for the greeting. */
export interface LinkRecipient {
  email: string;
  name: string | null;
}

/** Two ways to write one address are one recipient. */
export const readRecipient = ({ email, name }: { email: string; name?: string | null }): LinkRecipient => ({
  email: normalEmail(email),
  name: trimmedOrNull(name),
});

const separators = /[\t;,<>]+/;

/**
 * Reads the field of recipients: one a line, as typed, as a column or two columns of a table, or as an address book
 * writes them, `Name <mail>`. What stands before or after the address is the name; the same address counts once.
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
