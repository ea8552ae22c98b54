import type { Json } from '../database/columns';

/** Responses of finished creations, for repeats with the same key. */
interface IdempotencyKeysTable {
  caller: string;
  key: string;
  request_hash: string;
  answer: Json<unknown>;
  created_at: Date;
}

declare module '../database/tables' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable;
  }
}
