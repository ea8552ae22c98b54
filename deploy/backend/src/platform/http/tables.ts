import type { Json } from '../database/columns';

/** Answers of finished creations, for repeats with the same key (SHELL-229). */
interface IdempotencyKeysTable {
  caller: string;
  key: string;
  request_hash: string;
  answer: Json<unknown>;
  created_at: Date;
}

/** Tables of this area. */
export interface HttpTables {
  idempotency_keys: IdempotencyKeysTable;
}
