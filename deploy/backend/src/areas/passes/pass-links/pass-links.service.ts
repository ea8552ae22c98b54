import {
  freePlaces,
  isLinkOpen,
  lastLinkDay,
  linkDayFields,
  linkEnd,
  passChange,
  passIssue,
  passRights,
  readRecipient,
  recipientFields,
  type LinkRecipient,
} from '@fairfront/shared-kit/domain/passes';
import { type Locale, textOf } from '@fairfront/shared-kit/domain/common';
import { issuesOf, type Issue } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { HttpError, notFound } from '../../../platform/http/http-error';
import { readParticipationNames, readPassQuota } from '../../participations';
import { passError, requireAllowed, requireNoIssues } from '../passes/pass-refusals';
import type { PassCaller } from '../passes/pass-removal.service';
import { lockPassContext, type PassContext } from '../passes/pass-context';
import type { Services } from '../../../platform/services';
import { areaText } from '../../../platform/texts/area-texts';
import { issueText } from '../../../platform/texts/issue-text';
import { deleteTokens, markMailed, markRevoked, renewLink } from './link-changes.repository';
import { announceLinks } from './pass-link-events';
import { addToken, findPassLink, insertPassLinks, openAddresses, type PassLinkRow } from './pass-links.repository';
import { passLinkResponse } from './pass-link.response';
import { reminderOfLink } from './pass-link.response';
import { stateOfLink } from './pass-link.response';

type Needs = Pick<Services, 'clock' | 'outbox'>;

export const linkSubject = (linkId: number): string => `pass-link ${linkId}`;

/** The request of a user who sends links. */
export interface LinkOrder {
  recipients: readonly { email: string; name?: string | null }[];
  delivery: 'mail' | 'copy';
  /** The last day; null means the day of the deadline. */
  expiresOn: string | null;
  asksVisa: boolean;
}

/** @throws HttpError if the user may not add passes now, or if there are not enough free places */
const requirePlaces = async (trx: Transaction<Tables>, call: PassContext, wanted: number): Promise<void> => {
  const quota = await readPassQuota(trx, call.participation.id, 'participant', call.now);
  requireAllowed(passRights('participant', call, quota).create);
  if (wanted > freePlaces('participant', quota)) throw passError('quota_reached');
};

/** The moment at which a link ends. @throws HttpError 422 on `expires_on` */
const endOf = (call: PassContext, day: string | null, locale: Locale): Date => {
  const event = call.participation;
  const expires_on = day ?? lastLinkDay(event);
  requireNoIssues(issuesOf(linkDayFields({ event, now: call.now }), { expires_on }), locale);
  return new Date(linkEnd(expires_on, event));
};

const requireRecipients = (recipients: readonly LinkRecipient[], taken: ReadonlySet<string>, locale: Locale): void => {
  const issues: Record<string, Issue> = {};
  const seen = new Set(taken);
  recipients.forEach((recipient, index) => {
    const { email, name } = issuesOf(recipientFields, recipient);
    const issue =
      email ??
      (recipient.email === '' ? { rule: 'required' as const } : undefined) ??
      (seen.has(recipient.email) ? passIssue('alreadySent') : undefined);
    if (issue) issues[`recipients.${index}.email`] = issue;
    if (name) issues[`recipients.${index}.name`] = name;
    seen.add(recipient.email);
  });
  requireNoIssues(issues, locale);
};

/**
 * Creates links and sends them if wanted; each reserves a place from now on.
 * @returns the new links; their addresses are requested one by one
 */
export const sendPassLinks = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Needs,
  { userId, participationId }: PassCaller,
  order: LinkOrder,
  locale: Locale,
) => {
  const call = await lockPassContext(trx, clock, userId, participationId);
  const recipients = order.recipients.map(readRecipient);
  const people: (LinkRecipient | null)[] = recipients.length > 0 ? recipients : order.delivery === 'copy' ? [null] : [];
  await requirePlaces(trx, call, Math.max(1, people.length));
  const at = new Date(call.now);
  if (people.length === 0) requireNoIssues({ recipients: { rule: 'required' } }, locale);
  requireRecipients(recipients, await openAddresses(trx, participationId, at), locale);
  const expiresAt = endOf(call, order.expiresOn, locale);

  const company = await readParticipationNames(trx, participationId);
  const ids = await insertPassLinks(
    trx,
    people.map((person) => ({
      participationId,
      email: person?.email ?? null,
      name: person?.name ?? null,
      companyName: textOf(company, 'name', locale),
      asksVisa: order.asksVisa,
      locale,
      expiresAt,
      userId,
      at,
    })),
  );
  const audit = { userId, participationId, action: 'pass-link.sent' as const, at };
  await writeAudit(trx, ...ids.map((id) => ({ ...audit, subject: linkSubject(id), details: { by: order.delivery } })));
  if (order.delivery === 'mail') {
    await markMailed(trx, ids, at);
    await outbox.add(trx, 'pass-link-mail', ...ids.map((linkId) => ({ linkId, isReminder: false })));
  }
  await announceLinks(trx, { outbox }, participationId, { ids, state: 'waiting', at });
  return Promise.all(ids.map((id) => answerOf(trx, participationId, id, call.now)));
};

const answerOf = async (trx: Transaction<Tables>, participationId: number, linkId: number, now: number) => {
  const row = await findPassLink(trx, participationId, linkId);
  if (!row) throw new Error('The link cannot be read');
  return passLinkResponse(row, now);
};

/** The access check of every call on one link: the right to change passes, then the link itself. */
const lockLinkCall = async (
  trx: Transaction<Tables>,
  { clock }: Pick<Services, 'clock'>,
  { userId, participationId }: PassCaller,
  linkId: number,
): Promise<{ call: PassContext; link: PassLinkRow; at: Date }> => {
  const call = await lockPassContext(trx, clock, userId, participationId);
  requireAllowed(passChange(call));
  const link = await findPassLink(trx, participationId, linkId);
  if (!link) throw notFound();
  return { call, link, at: new Date(call.now) };
};

const requireOpen = (link: PassLinkRow, now: number): void => {
  if (!isLinkOpen(stateOfLink(link, now))) throw passError('link_closed');
};

/** Withdraws a link: its place is free at once and its addresses are invalid. A repeat changes nothing. */
export const revokePassLink = async (trx: Transaction<Tables>, services: Needs, caller: PassCaller, linkId: number) => {
  const { call, link, at } = await lockLinkCall(trx, services, caller, linkId);
  const { participationId, userId } = caller;
  if (link.revoked_at !== null) return passLinkResponse(link, call.now);
  requireOpen(link, call.now);
  await markRevoked(trx, linkId, { userId, at });
  await deleteTokens(trx, linkId);
  await writeAudit(trx, { userId, participationId, action: 'pass-link.revoked', subject: linkSubject(linkId), at });
  await announceLinks(trx, services, participationId, { ids: [linkId], state: 'revoked', at });
  return answerOf(trx, participationId, linkId, call.now);
};

/** Adds a token to an open link, for an address to copy. */
export const copyPassLink = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock'>,
  caller: PassCaller,
  linkId: number,
  token: string,
): Promise<void> => {
  const { call, link, at } = await lockLinkCall(trx, services, caller, linkId);
  requireOpen(link, call.now);
  const { participationId, userId } = caller;
  await writeAudit(trx, { userId, participationId, action: 'pass-link.copied', subject: linkSubject(linkId), at });
  await addToken(trx, { linkId, token, at });
};

/** Sends the e-mail again, at the earliest a day after the last one. */
export const remindOfPassLink = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: PassCaller,
  linkId: number,
) => {
  const { call, link, at } = await lockLinkCall(trx, services, caller, linkId);
  requireOpen(link, call.now);
  const from = reminderOfLink(link);
  if (from === null) throw passError('link_closed');
  if (from > call.now) {
    const { text, options } = passError('reminded_recently');
    throw new HttpError(429, text, { ...options, retryAfter: Math.ceil((from - call.now) / 1000) });
  }
  const { participationId, userId } = caller;
  await markMailed(trx, [linkId], at);
  await services.outbox.add(trx, 'pass-link-mail', { linkId, isReminder: true });
  await writeAudit(trx, { userId, participationId, action: 'pass-link.reminded', subject: linkSubject(linkId), at });
  return answerOf(trx, participationId, linkId, call.now);
};

/** Reopens a withdrawn or expired link with a new address and a new end; it needs a free place. */
export const renewPassLink = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: PassCaller,
  linkId: number,
  expiresOn: string | null,
  locale: Locale,
) => {
  const { call, link, at } = await lockLinkCall(trx, services, caller, linkId);
  const state = stateOfLink(link, call.now);
  if (state !== 'revoked' && state !== 'expired') throw passError('link_closed');
  await requirePlaces(trx, call, 1);
  const { participationId, userId } = caller;
  if (link.email !== null && (await openAddresses(trx, participationId, at)).has(link.email)) {
    throw new HttpError(422, areaText('passes', 'issues.alreadySent'), {
      errors: { email: [issueText(passIssue('alreadySent'), locale)] },
    });
  }
  const end = endOf(call, expiresOn, locale);
  await renewLink(trx, linkId, end);
  await deleteTokens(trx, linkId);
  await writeAudit(trx, { userId, participationId, action: 'pass-link.renewed', subject: linkSubject(linkId), at });
  if (link.email !== null) {
    await markMailed(trx, [linkId], at);
    await services.outbox.add(trx, 'pass-link-mail', { linkId, isReminder: false });
  }
  await announceLinks(trx, services, participationId, { ids: [linkId], state: 'waiting', at });
  return answerOf(trx, participationId, linkId, call.now);
};
