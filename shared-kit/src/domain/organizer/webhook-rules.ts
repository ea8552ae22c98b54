/** The events that a webhook reports; an endpoint selects some of them. */
export const webhookKinds = [
  'pass.changed',
  'order.changed',
  'message.created',
  'catalog-order.changed',
  'company.changed',
  'user.changed',
  'payment.changed',
  'participation.changed',
] as const;
/** One of `webhookKinds`. */
export type WebhookKind = (typeof webhookKinds)[number];

/** Which actions of the audit are reported, by their beginning; the first that fits counts. */
const reported: readonly (readonly [RegExp, WebhookKind])[] = [
  [/^(personal|car)-pass\./, 'pass.changed'],
  [/^order\.message-sent$/, 'message.created'],
  [/^order\./, 'order.changed'],
  [/^catalog-order\./, 'catalog-order.changed'],
  [/^company\./, 'company.changed'],
  [/^user\.(invited|left|removed|restored|role-changed|profile-changed)$/, 'user.changed'],
  [/^(invitation\.accepted|participant-code\.used)$/, 'user.changed'],
  [/^(document|contract|payment)\./, 'payment.changed'],
  [/^(participation|sub-exhibitor)\./, 'participation.changed'],
];

/** The event that an audited action is reported as; null: none. */
export const webhookKindOf = (action: string): WebhookKind | null =>
  reported.find(([pattern]) => pattern.test(action))?.[1] ?? null;

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;

/** Delays before the next attempt, as the Standard Webhooks specification recommends them; after the last one a message is dead. */
export const webhookDelaysMs = [
  5 * secondMs,
  5 * 60 * secondMs,
  30 * 60 * secondMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** How long an endpoint may fail before it is disabled. */
export const webhookPatienceMs = 5 * 24 * hourMs;
/** How long the former secret signs, too, after a rotation. */
export const webhookOverlapMs = 24 * hourMs;
/** How long messages and their deliveries are kept. */
export const webhookLogMs = 30 * 24 * hourMs;

/** The outcome of an attempt: null without a response. */
export type AttemptOutcome = 'delivered' | 'gone' | 'failed';

/** A redirect is a failure: it is not followed. 410 means that the receiver wants no more messages. */
export const outcomeOf = (status: number | null): AttemptOutcome => {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'failed';
};

/** Whether an endpoint is disabled after a failure. */
export const isEndpointGivenUp = (outcome: AttemptOutcome, failingSince: Date, now: Date): boolean =>
  outcome === 'gone' || now.getTime() - failingSince.getTime() >= webhookPatienceMs;
