import {
  filledEmail,
  emailOutcome,
  emailRoles,
  emailFields,
  emailValues,
  type EmailOutcome,
  type EmailLabels,
} from '@fairfront/shared-kit/domain/account';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { check } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { attemptLimits, consumeRateLimitIn } from '../../../platform/attempts/attempts';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound, refused } from '../../../platform/http/http-error';
import { readParticipationNames } from '../../participations';
import type { Services } from '../../../platform/services';
import { resendSubInvitation } from '../sub-exhibitors/resend-sub-invitation';
import { lockStand, type StandCaller } from '../sub-exhibitors/stand-call';
import { publishEmailsSent } from '../sub-exhibitors/organiser-events';
import { listSubProgress } from '../sub-exhibitors/sub-progress.service';
import type { SubProgress, SubEmailResult } from '@fairfront/shared-kit/domain/account/api';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { areaText, translatorOf } from '../../../platform/texts/area-texts';
import { insertSubEmail, insertSubEmailRecipients, listPeopleInRoles } from './sub-emails.repository';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';

/** The texts that replace the marks of an e-mail, the same as in its preview on the screen. */
const emailLabels = (locale: Locale, { zone, now }: { zone: string; now: number }): EmailLabels => {
  const t = translatorOf('account', locale);
  return {
    area: (area) => t(`progress.areaNames.${area}`),
    nothing: t('email.nothingOpen'),
    date: (at) => formatProseDate(at, locale, { zone, now }),
    noDate: t('email.noDeadline'),
  };
};

/** An e-mail of a collective organiser, and its recipients. */
export interface WantedEmail {
  /** The ids of the sub-exhibitors. */
  ids: readonly number[];
  subject: string;
  text: string;
  /** The language of the texts that replace the marks. */
  locale: Locale;
}

/** Normalises line ends and trims. */
const cleaned = (text: string): string => text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim();

/** The error if none of the selected companies gets an e-mail. */
const noRecipients = (outcomes: readonly EmailOutcome[]) => {
  const code = outcomes.includes('recent') ? 'letter_recent' : 'letter_nobody';
  return refused(code, areaText('account', `errors.${code}`));
};

/**
 * Sends an e-mail to sub-exhibitors: to the members who prepare the participation, or, if there are none yet, the invitation
 * again. Companies that got an e-mail less than a day ago are skipped.
 * @throws HttpError 403, 404 for an unknown sub-exhibitor, 422 on the fields, `letter_recent` and `letter_nobody`, 429
 */
export const writeToSubExhibitors = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  caller: StandCaller,
  { locale, ...wanted }: WantedEmail,
): Promise<SubEmailResult> => {
  const { userId, participationId } = caller;
  // the lock serialises e-mails of two tabs, so that the second one sees the first
  await lockStand(trx, caller, 'none');
  const [subject, text] = [cleaned(wanted.subject), cleaned(wanted.text)];
  const { issues } = check(emailFields, { subject, text });
  if (issues) throw areaFieldErrors('account', issues);
  const at = services.clock.now();
  const now = at.getTime();
  const all = await listSubProgress(trx, { parentId: participationId, userId, now });
  const chosen = new Set(wanted.ids);
  const rows = all.filter(({ id }) => chosen.has(id));
  if (rows.length !== chosen.size) throw notFound();
  const outcomes = rows.map((row) => ({ row, outcome: emailOutcome(row, now) }));
  const withOutcome = (outcome: EmailOutcome) =>
    outcomes.filter((one) => one.outcome === outcome).map(({ row }) => row);
  const [written, invited] = [withOutcome('email'), withOutcome('invitation')];
  if (written.length + invited.length === 0) throw noRecipients(outcomes.map(({ outcome }) => outcome));
  await consumeRateLimitIn(trx, services, attemptLimits.subEmail, `participation ${participationId}`);

  const emailId = await insertSubEmail(trx, {
    participation_id: participationId,
    sent_by: userId,
    subject,
    body: text,
    locale,
    sent_at: at,
  });
  const { timezone } = await readParticipationNames(trx, participationId);
  const words = emailLabels(locale, { zone: timezone, now });
  const toCompany = (row: SubProgress, addresses: number) => {
    const values = emailValues(row, words, locale);
    const texts = { subject: filledEmail(subject, values), body: filledEmail(text, values) };
    return { letter_id: emailId, participation_id: row.id, addresses, ...texts };
  };
  await insertSubEmailRecipients(trx, [
    ...written.map((row) => toCompany(row, row.addresses)),
    ...invited.map((row) => toCompany(row, 0)),
  ]);
  for (const { id } of invited) await resendSubInvitation(trx, services, { subId: id, actorId: userId });
  const addresses = await mailPeople(trx, services, emailId, written);
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'sub-exhibitors.written',
    subject: `sub-exhibitor email ${emailId}`,
    details: { written: written.map(({ id }) => id), invited: invited.map(({ id }) => id) },
    at,
  });
  await publishEmailsSent(trx, services, participationId);
  const skipped = outcomes.flatMap(({ row: { id }, outcome: reason }) =>
    reason === 'recent' || reason === 'nobody' ? [{ id, reason }] : [],
  );
  return { letter_id: emailId, sent: written.length, addresses, invited: invited.length, skipped };
};

/** Queues an e-mail for all members who prepare one of these companies. @returns their number */
const mailPeople = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  emailId: number,
  rows: readonly SubProgress[],
): Promise<number> => {
  if (rows.length === 0) return 0;
  const people = await listPeopleInRoles(
    trx,
    rows.map(({ id }) => id),
    emailRoles,
  );
  const emails = people.map((one) => ({
    emailId,
    participationId: one.participation_id,
    userId: one.user_id,
  }));
  await outbox.add(trx, 'sub-exhibitor-mail', ...emails);
  return emails.length;
};
