import type { WebhookKind } from '@fairfront/shared-kit/domain/organizer/webhook-rules';
import type { Generated } from 'kysely';
import type { Json } from '../../../platform/database/columns';

interface WebhookEndpointsTable {
  id: Generated<number>;
  exhibition_id: number;
  url: string;
  description: string | null;
  kinds: Json<WebhookKind[]>;
  /** Sealed by the secret box. */
  secret: string;
  former_secret: string | null;
  /** Until when the former secret signs, too. */
  former_until: Date | null;
  state: Generated<'active' | 'disabled'>;
  failing_since: Date | null;
  disabled_at: Date | null;
  created_by: number | null;
  created_at: Date;
}

/** Events as they are sent; kept for 30 days. */
interface WebhookMessagesTable {
  id: Generated<number>;
  /** The header `webhook-id`. */
  uid: string;
  kind: WebhookKind;
  /** The JSON text that is signed. */
  body: string;
  created_at: Date;
}

/** A message for an endpoint, with its last answer. */
interface WebhookDeliveriesTable {
  id: Generated<number>;
  endpoint_id: number;
  message_id: number;
  state: 'waiting' | 'delivered' | 'dead';
  attempts: Generated<number>;
  next_attempt_at: Date;
  last_attempt_at: Generated<Date | null>;
  last_status: Generated<number | null>;
  last_error: Generated<string | null>;
  last_answer: Generated<string | null>;
  last_ms: Generated<number | null>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    webhook_endpoints: WebhookEndpointsTable;
    webhook_messages: WebhookMessagesTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}
