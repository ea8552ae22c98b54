import { Type, type Static } from 'typebox';
import { DataOf, Id, Instant, Nullable, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { webhookKinds } from '../webhook-rules';

const params = Type.Object({ webhookId: Id });
const ofExhibition = Type.Object({ exhibitionId: Id });

const values = {
  url: Type.String({ maxLength: 2_000, description: 'https, a public address' }),
  description: Type.Optional(Nullable(Type.String({ maxLength: 300 }))),
  kinds: Type.Array(Type.Enum([...webhookKinds]), { minItems: 1, maxItems: webhookKinds.length, uniqueItems: true }),
};

export const Webhook = Type.Object(
  {
    id: Id,
    exhibition_id: Id,
    url: Type.String(),
    description: Nullable(Type.String()),
    kinds: Type.Array(Type.Enum([...webhookKinds])),
    state: Type.Enum(['active', 'disabled']),
    failing_since: Nullable(Instant({ description: 'Of the first failure after the last success' })),
    disabled_at: Nullable(Instant({ description: 'After days of failures, or by hand' })),
    created_at: Instant(),
  },
  { title: 'Webhook', description: 'Where an exhibition reports its events' },
);
export type Webhook = Static<typeof Webhook>;

export const WebhookWithSecret = Type.Object(
  { ...Webhook.properties, secret: Type.String({ description: 'whsec_…, shown in this answer only' }) },
  { title: 'WebhookWithSecret', description: 'A new webhook, or one with a new secret' },
);

export const WebhookDelivery = Type.Object(
  {
    id: Id,
    message_id: Type.String({ description: 'The header webhook-id' }),
    kind: Type.Enum([...webhookKinds]),
    state: Type.Enum(['waiting', 'delivered', 'dead']),
    attempts: Type.Integer({ minimum: 0 }),
    created_at: Instant(),
    next_attempt_at: Nullable(Instant()),
    last_attempt_at: Nullable(Instant()),
    last_status: Nullable(Type.Integer()),
    last_error: Nullable(Type.String({ description: 'Why there was no answer' })),
    last_answer: Nullable(Type.String({ description: 'The beginning of the last answer' })),
    last_ms: Nullable(Type.Integer({ description: 'How long the last answer took' })),
  },
  { title: 'WebhookDelivery', description: 'A message for a webhook and its last answer' },
);

/** Webhooks of an exhibition, as the Standard Webhooks specification defines them. */
export const webhooksApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/webhooks': {
    summary: 'List webhooks of an exhibition',
    access: 'manager',
    scope: 'set-up',
    params: ofExhibition,
    responses: { 200: DataOf(Type.Array(Webhook)), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/exhibitions/{exhibitionId}/webhooks': {
    summary: 'Add a webhook; the answer is the only one with its secret',
    access: 'manager',
    scope: 'set-up',
    params: ofExhibition,
    body: Type.Object(values),
    responses: { 201: DataOf(WebhookWithSecret), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'PATCH /organizer/webhooks/{webhookId}': {
    summary: 'Change a webhook, disable it, or enable it again; omitted fields are unchanged',
    access: 'manager',
    scope: 'set-up',
    params,
    body: Type.Partial(Type.Object({ ...values, state: Type.Enum(['active', 'disabled']) })),
    responses: { 200: DataOf(Webhook), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /organizer/webhooks/{webhookId}': {
    summary: 'Remove a webhook with its log',
    access: 'manager',
    scope: 'set-up',
    params,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/webhooks/{webhookId}/secret': {
    summary: 'Make a new secret; the former one signs, too, for 24 hours',
    access: 'manager',
    scope: 'set-up',
    params,
    responses: { 200: DataOf(WebhookWithSecret), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/webhooks/{webhookId}/deliveries': {
    summary: 'List the messages of a webhook with their last answers, newest first',
    access: 'manager',
    scope: 'set-up',
    params,
    query: Type.Object({ ...pagingQuery, state: Type.Optional(Type.Enum(['waiting', 'delivered', 'dead'])) }),
    responses: { 200: PageOf(WebhookDelivery), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/webhooks/{webhookId}/replay': {
    summary: 'Send one message again, or all since a moment; receivers know them by webhook-id',
    access: 'manager',
    scope: 'set-up',
    params,
    body: Type.Union([Type.Object({ delivery_id: Id }), Type.Object({ since: Instant() })]),
    responses: {
      200: DataOf(Type.Object({ messages: Type.Integer({ minimum: 0 }) })),
      ...errorResponses(401, 403, 404, 422),
    },
  },
});
