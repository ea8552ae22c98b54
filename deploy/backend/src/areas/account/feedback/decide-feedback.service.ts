import type { DecisionOnFeedback, FeedbackDecisionResult } from '@fairfront/shared-kit/domain/account/api';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { batchErrorOf, runBatch } from '../../../platform/http/batch';
import type { Services } from '../../../platform/services';
import { answerFeedback, setFeedbackState } from './answer-feedback.service';
import { readFeedback } from './feedback-answers.repository';
import { staffFeedbackResponse } from './feedback.response';

type Needs = Pick<Services, 'clock' | 'database' | 'outbox'>;

const decide = (
  trx: Transaction<Tables>,
  services: Needs,
  userId: number,
  { id, state, text, seen_state }: DecisionOnFeedback,
) => {
  const staff = { userId, feedbackId: id };
  if (state === 'answered') return answerFeedback(trx, services, staff, text ?? '');
  return setFeedbackState(trx, services, staff, { state, ...(seen_state && { seen_state }) });
};

/** Takes, answers or closes many messages, each by itself; every result shows what is stored now. */
export const decideFeedback = (
  services: Needs,
  { userId, locale }: { userId: number; locale: Locale },
  decisions: readonly DecisionOnFeedback[],
): Promise<FeedbackDecisionResult[]> =>
  runBatch(
    services.database,
    decisions,
    ({ id }) => String(id).padStart(16, '0'),
    async (trx, decision) => {
      const before = await readFeedback(trx, decision.id);
      let result: Pick<FeedbackDecisionResult, 'ok' | 'is_changed' | 'error'>;
      try {
        const { state } = await decide(trx, services, userId, decision);
        result = { ok: true, is_changed: state !== before?.state, error: null };
      } catch (error) {
        result = { ok: false, is_changed: false, error: batchErrorOf(error, locale) };
      }
      const stored = await readFeedback(trx, decision.id);
      return { id: decision.id, ...result, feedback: stored ? staffFeedbackResponse(stored) : null };
    },
  );
