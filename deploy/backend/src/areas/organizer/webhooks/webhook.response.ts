import type { Webhook, WebhookDelivery } from '@fairfront/shared-kit/domain/organizer/api';
import type { Static } from 'typebox';
import type { DeliveryRow, EndpointRow } from './webhook-endpoints.repository';

/** A webhook as the API answers it, without its secret. */
export const webhookResponse = (row: EndpointRow): Webhook => ({
  id: row.id,
  exhibition_id: row.exhibition_id,
  url: row.url,
  description: row.description,
  kinds: row.kinds,
  state: row.state,
  failing_since: row.failing_since?.toISOString() ?? null,
  disabled_at: row.disabled_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** A message of the log as the API answers it. */
export const deliveryResponse = (row: DeliveryRow): Static<typeof WebhookDelivery> => ({
  id: row.id,
  message_id: row.uid,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.state === 'waiting' ? row.next_attempt_at.toISOString() : null,
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  last_status: row.last_status,
  last_error: row.last_error,
  last_answer: row.last_answer,
  last_ms: row.last_ms,
});
