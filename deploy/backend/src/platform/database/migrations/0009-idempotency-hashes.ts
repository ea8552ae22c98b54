import { sqlMigration } from './sql-migration';

/** Keys of calls are kept as hashes: with the key of a call its secret answer can be made again (PASS-294). */
export const idempotencyHashes = sqlMigration(`
  update idempotency_keys set key = encode(sha256(convert_to(key, 'UTF8')), 'hex')
`);
