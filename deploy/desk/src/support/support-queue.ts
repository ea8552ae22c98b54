import type { IconName } from '@fairfront/shared-kit/components/icon';
import type { StatusTone } from '@fairfront/shared-kit/components/status-badge';
import {
  feedbackAnswerLength,
  feedbackQueueParts,
  type FeedbackQueuePart,
  type FeedbackState,
} from '@fairfront/shared-kit/domain/account';
import { fetchFeedback, fetchFeedbackQueue, postFeedbackDecisions, type StaffMessage } from '../api/support';
import type { QueueDescription } from '../queue/queue.types';
import { useMessageColumns } from './message-columns';
import { MessageFacts } from './message-facts';

const stateLooks: Record<FeedbackState, { tone: StatusTone; icon: IconName }> = {
  new: { tone: 'info', icon: 'clock' },
  in_progress: { tone: 'warning', icon: 'user' },
  answered: { tone: 'success', icon: 'check-circle' },
  closed: { tone: 'neutral', icon: 'check-circle' },
};

type Decision = 'answer' | 'take' | 'close';
const states = { answer: 'answered', take: 'in_progress', close: 'closed' } as const;

/** What can be done with a message in its state; a callback request has no address for an answer. */
const decisionsOf = ({ kind, state }: StaffMessage): Decision[] => {
  if (state === 'answered' || state === 'closed') return [];
  return [
    ...(kind === 'message' ? (['answer'] as const) : []),
    ...(state === 'new' ? (['take'] as const) : []),
    'close' as const,
  ];
};

const decisionOf = ({ state, state_at, state_by, answer }: StaffMessage) => ({
  ...{ status: state, decided_at: state_at, decided_by: state_by, comment: answer },
});

/** The queue of messages and callback requests. */
export const supportQueue: QueueDescription<StaffMessage, StaffMessage, FeedbackQueuePart, Decision> = {
  name: 'support',
  route: 'desk-support',
  parts: feedbackQueueParts,
  fetchPage: fetchFeedbackQueue,
  keyOf: ({ id }) => String(id),
  keyPattern: /^[1-9]\d{0,14}$/,
  titleOf: ({ name }) => name,
  changedAtOf: ({ created_at, state_at }) => state_at ?? created_at,
  useColumns: useMessageColumns,
  fetchItem: (api, key, signal) => fetchFeedback(api, Number(key), signal),
  detailTitleOf: ({ name }) => name,
  statusOf: ({ state }) => ({ name: state, ...stateLooks[state] }),
  lastDecisionOf: decisionOf,
  decisionsOf,
  rowDecisionsOf: decisionsOf,
  Facts: MessageFacts,
  decisions: [
    {
      ...{ name: 'answer', letter: 'A', icon: 'mail', text: 'required', limit: feedbackAnswerLength },
      templates: ['received', 'manager', 'questions', 'other'],
    },
    { name: 'take', letter: 'T', icon: 'user', text: 'none', templates: [], limit: 0 },
    { name: 'close', letter: 'C', icon: 'check', text: 'none', templates: [], limit: 0 },
  ],
  post: async (api, items, { name, text }, isLeaving) => {
    const messages = items.map(({ key, row }) => ({ id: Number(key), seen: row?.state ?? null }));
    const results = await postFeedbackDecisions(api, messages, { state: states[name], text }, isLeaving);
    return results.map(({ ok, error, feedback }) => ({
      ok,
      error,
      decision: feedback && feedback.state !== 'new' ? decisionOf(feedback) : null,
    }));
  },
};
