/** The states of a message or a callback request. */
export const feedbackStates = ['new', 'in_progress', 'answered', 'closed'] as const;
/** One of `feedbackStates`. */
export type FeedbackState = (typeof feedbackStates)[number];

/** A message asks for an e-mail, a callback for a call. */
export const feedbackKinds = ['message', 'callback'] as const;
/** One of `feedbackKinds`. */
export type FeedbackKind = (typeof feedbackKinds)[number];

/** Without an e-mail address the only way to reply is a call. */
export const feedbackKindOf = ({ email }: { email: string | null }): FeedbackKind =>
  email === null ? 'callback' : 'message';

/** How soon a callback is promised. */
export const callbackPromiseMs = 15 * 60_000;

interface Waiting {
  email: string | null;
  state: FeedbackState;
  created_at: Date;
}

/** Until when a callback that nobody has made is promised; null for a message, and when somebody is at it. */
export const callbackDue = ({ email, state, created_at }: Waiting): Date | null =>
  feedbackKindOf({ email }) === 'callback' && state === 'new'
    ? new Date(created_at.getTime() + callbackPromiseMs)
    : null;

/** The longest answer. */
export const feedbackAnswerLength = 5_000;

/** Why a message cannot be answered by e-mail; null if it can. */
export const feedbackAnswerRefusal = ({
  email,
  state,
}: Pick<Waiting, 'email' | 'state'>): 'no_email' | 'answered_meanwhile' | null => {
  if (email === null) return 'no_email';
  return state === 'answered' ? 'answered_meanwhile' : null;
};

/** The states in which a message waits for staff. */
export const waitingFeedbackStates = ['new', 'in_progress'] as const satisfies readonly FeedbackState[];

/** The parts of the queue of messages and callback requests; `all` is the whole queue. */
export const feedbackQueueParts = ['all', 'messages', 'callbacks'] as const;
/** One of `feedbackQueueParts`. */
export type FeedbackQueuePart = (typeof feedbackQueueParts)[number];

/** How a callback stands against the promise: the time that is left or past, ms; null if nothing is promised. */
export const callbackPromise = (
  callUntil: string | null,
  now: number,
): { isOverdue: boolean; differenceMs: number } | null => {
  if (callUntil === null) return null;
  const left = Date.parse(callUntil) - now;
  return { isOverdue: left < 0, differenceMs: Math.abs(left) };
};
