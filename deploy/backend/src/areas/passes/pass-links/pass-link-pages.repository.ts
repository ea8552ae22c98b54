import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { exhibitionColumns } from '../../participations';

/** The exhibition of a participation as the page of a link shows it, with what its dates follow from. */
export const readExhibitionOf = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['p.type', 'p.extended_dates'])
    .select(exhibitionColumns.map((name) => `e.${name}` as const))
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();

/** The countries that the page of a link offers, by their Russian names. */
export const listOfferedCountries = (db: Kysely<Tables>) =>
  db.selectFrom('countries').select(['id', 'name_rus', 'name_eng', 'is_simple_visa']).orderBy('name_rus').execute();
