import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** All countries by their names. */
export const readCountryNames = (db: Kysely<Tables>) =>
  db.selectFrom('countries').select(['id', 'name_rus', 'name_eng']).execute();

/** Some countries, each with whether its booklets are in Russian. */
export const readBookletCountries = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('countries')
    .select(['id', 'name_rus', 'name_eng', 'is_catalog_order_ru_locale as isRussian'])
    .where('id', 'in', ids)
    .execute();
