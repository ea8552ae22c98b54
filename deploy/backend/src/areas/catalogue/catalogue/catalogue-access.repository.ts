import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { accessQuery } from '../../participations';
import type { StoredTemplate } from './tables';

interface Rubrics {
  main: RubricNode[];
  exporter: RubricNode[];
}

/** Columns of a template `t`: with its data and rubrics unless its stamp is known. */
export const templateColumns = (known: readonly string[]) => {
  const isNew = sql<boolean>`not t.stamp = any(${sql.val([...known])}::uuid[])`;
  return [
    sql<StoredTemplate | null>`case when ${isNew} then t.data end`.as('data'),
    sql<Rubrics | null>`case when ${isNew} then (
      select jsonb_build_object('main', r.main, 'exporter', r.exporter)
      from catalog_rubrics r where r.template_id = t.id) end`.as('rubrics'),
  ] as const;
};

/**
 * The statement that reads the access facts of a participation and the template of its exhibition; template and rubrics are
 * omitted if the stamp is known.
 */
export const accessWithTemplate = (db: Kysely<Tables>, participationId: number, known: readonly string[]) =>
  accessQuery(db, participationId)
    .leftJoin('catalog_templates as t', 't.exhibition_id', 'p.exhibition_id')
    .select([
      'p.is_not_resident',
      'e.vat_rate',
      'e.timezone',
      'e.catalog_order_deadline',
      't.id as template_id',
      't.stamp',
    ])
    .select(templateColumns(known));

/** A row of `accessWithTemplate`. */
export type TemplateAccessRow = Awaited<ReturnType<ReturnType<typeof accessWithTemplate>['executeTakeFirstOrThrow']>>;
