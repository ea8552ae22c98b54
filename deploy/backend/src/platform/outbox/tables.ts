import type { Generated } from 'kysely';
import type { Json } from '../database/columns';

/** Work after a commit: realtime events, e-mails and others by kind. Rows are deleted when done. */
interface OutboxTable {
  id: Generated<number>;
  kind: string;
  payload: Json<unknown>;
  created_at: Date;
  attempts: Generated<number>;
  next_attempt_at: Date;
  last_error: string | null;
}

declare module '../database/tables' {
  interface Tables {
    outbox: OutboxTable;
  }
}
