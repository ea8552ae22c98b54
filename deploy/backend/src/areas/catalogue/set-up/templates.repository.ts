import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The template of an exhibition with both trees; undefined for an exhibition without one. */
export const readTemplate = (db: Kysely<Tables>, exhibitionId: number) =>
  db
    .selectFrom('catalog_templates as t')
    .leftJoin('catalog_rubrics as r', 'r.template_id', 't.id')
    .select(['t.id', 't.exhibition_id', 't.data', 't.stamp', 'r.main', 'r.exporter'])
    .where('t.exhibition_id', '=', exhibitionId)
    .executeTakeFirst();

/** The template of an exhibition, locked, so that no other call changes what its rubrics are checked with. */
export const lockTemplate = async (trx: Transaction<Tables>, exhibitionId: number) => {
  await sql`select 1 from catalog_templates where exhibition_id = ${exhibitionId} for update`.execute(trx);
  return readTemplate(trx, exhibitionId);
};
