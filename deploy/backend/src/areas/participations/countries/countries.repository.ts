import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The countries that are offered, in no order, with the data for visas. */
export const readCountries = (db: Kysely<Tables>) =>
  db.selectFrom('countries').selectAll().where('archived_at', 'is', null).execute();
