import { feedbackAnswerRefusal, type FeedbackState } from '@fairfront/shared-kit/domain/account';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { HttpError, invalidTexts, notFound, refused } from '../../../platform/http/http-error';
import { feedbackAnswerMail } from '../../../platform/mail/emails';
import type { Mailer } from '../../../platform/mail/mailer';
import type { Services } from '../../../platform/services';
import { publishPortalQueueChanged } from '../../../identity/staff/queue-changed';
import { serverText } from '../../../platform/texts/server-texts';
import { lockFeedback, readFeedback, updateFeedback, type FeedbackRow } from './feedback-answers.repository';
import { staffFeedbackResponse } from './feedback.response';

declare module '../../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mail with the answer to a message. */
    'feedback-answer-mail': { feedbackId: number };
  }
}

type Needs = Pick<Services, 'clock' | 'outbox'>;

interface Staff {
  userId: number;
  feedbackId: number;
}

const decidedMeanwhile = (row: FeedbackRow) =>
  new HttpError(409, serverText('feedback.decidedMeanwhile'), {
    code: 'decided_meanwhile',
    data: staffFeedbackResponse(row),
  });

const requireFeedback = async (trx: Transaction<Tables>, id: number): Promise<FeedbackRow> => {
  await lockFeedback(trx, id);
  const row = await readFeedback(trx, id);
  if (!row) throw notFound();
  return row;
};

const store = async (
  trx: Transaction<Tables>,
  services: Needs,
  { userId, feedbackId }: Staff,
  values: { state: FeedbackState; answer?: string; answered_at?: Date; answered_by?: number },
): Promise<FeedbackRow> => {
  const { clock } = services;
  await updateFeedback(trx, feedbackId, { ...values, state_by: userId, state_at: clock.now() });
  const details = { status: values.state };
  const action = values.state === 'answered' ? 'feedback.answered' : 'feedback.state-changed';
  await writeAudit(trx, { userId, action, subject: `feedback ${feedbackId}`, details, at: clock.now() });
  await publishPortalQueueChanged(trx, services, 'support');
  return requireFeedback(trx, feedbackId);
};

/** Sets the state of a message. @throws HttpError 404, 409 `decided_meanwhile` */
export const setFeedbackState = async (
  trx: Transaction<Tables>,
  services: Needs,
  staff: Staff,
  { state, seen_state: seen }: { state: FeedbackState; seen_state?: FeedbackState },
): Promise<FeedbackRow> => {
  const row = await requireFeedback(trx, staff.feedbackId);
  if (row.state === state) return row;
  if (seen !== undefined && seen !== row.state) throw decidedMeanwhile(row);
  return store(trx, services, staff, { state });
};

/**
 * Answers a message by e-mail; the same answer again sends nothing.
 * @throws HttpError 404, 409 `decided_meanwhile`, 422 `no_email` or on `text`
 */
export const answerFeedback = async (
  trx: Transaction<Tables>,
  services: Needs,
  staff: Staff,
  given: string,
): Promise<FeedbackRow> => {
  const text = given.trim();
  if (text === '') throw invalidTexts({ text: serverText('feedback.answerMissing') });
  const row = await requireFeedback(trx, staff.feedbackId);
  if (row.state === 'answered' && row.answer === text) return row;
  const refusal = feedbackAnswerRefusal(row);
  if (refusal === 'no_email') throw refused('no_email', serverText('feedback.noEmail'));
  if (refusal) throw decidedMeanwhile(row);
  const answered_at = services.clock.now();
  const values = { state: 'answered', answer: text, answered_at, answered_by: staff.userId } as const;
  const stored = await store(trx, services, staff, values);
  await services.outbox.add(trx, 'feedback-answer-mail', { feedbackId: staff.feedbackId });
  return stored;
};

/** Sends an answer, unless the message has been deleted meanwhile. */
export const sendFeedbackAnswer = async (
  { database }: Pick<Services, 'database'>,
  mailer: Mailer,
  feedbackId: number,
): Promise<void> => {
  const row = await readFeedback(database.read, feedbackId);
  if (!row?.email || row.answer === null) return;
  const { email: to, id: number, name, message, answer } = row;
  await mailer.send({ to, ...feedbackAnswerMail(row.locale, { number, name, message, answer }) });
};
