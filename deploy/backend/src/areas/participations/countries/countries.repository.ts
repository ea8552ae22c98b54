import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** All countries, in no order, with the data for visas. */
export const readCountries = (db: Kysely<Tables>) => db.selectFrom('countries').selectAll().execute();
