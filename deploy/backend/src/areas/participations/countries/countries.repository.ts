import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The countries that are offered, in no order, with the data for visas. */
export const readCountries = (db: Kysely<Tables>) =>
  db
    .selectFrom('countries')
    .select(['id', ...localizedNames('name'), 'is_simple_visa', 'is_catalog_order_ru_locale'])
    .where('archived_at', 'is', null)
    .execute();
