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
