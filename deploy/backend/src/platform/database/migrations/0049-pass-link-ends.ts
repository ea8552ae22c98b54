import { sqlMigration } from './sql-migration';

/** The end that the sender chose: the end that counts follows the deadline of the exhibition, also when it comes nearer (PASS-291). */
export const passLinkEnds = sqlMigration(`
  alter table pass_links add column wanted_until timestamptz;
  update pass_links set wanted_until = expires_at;
  alter table pass_links alter column wanted_until set not null
`);
