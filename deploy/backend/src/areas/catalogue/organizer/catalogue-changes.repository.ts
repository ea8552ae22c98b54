import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import type { Insertable, Transaction } from 'kysely';
import type { StoredTemplate } from '../catalogue/tables';
import type { Tables } from '../../../platform/database/tables';

/** Locks the template of an exhibition until the end of the transaction. @returns its stamp; undefined if there is none */
export const lockTemplateStamp = async (
  trx: Transaction<Tables>,
  exhibitionId: number,
): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('catalog_templates')
    .select('stamp')
    .where('exhibition_id', '=', exhibitionId)
    .forUpdate()
    .executeTakeFirst();
  return row?.stamp;
};

/** Stores the template of an exhibition; it replaces the previous one. @returns its id */
export const storeTemplate = async (
  trx: Transaction<Tables>,
  { exhibitionId, template, at }: { exhibitionId: number; template: StoredTemplate; at: Date },
): Promise<number> => {
  const data = JSON.stringify(template);
  const { id } = await trx
    .insertInto('catalog_templates')
    .values({ exhibition_id: exhibitionId, data, updated_at: at })
    .onConflict((conflict) => conflict.column('exhibition_id').doUpdateSet({ data, updated_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Stores the rubrics of a template; they replace the previous ones. */
export const storeRubrics = async (
  trx: Transaction<Tables>,
  {
    templateId,
    rubrics,
    exporter,
  }: { templateId: number; rubrics: readonly RubricNode[]; exporter: readonly RubricNode[] },
): Promise<void> => {
  const trees = { main: JSON.stringify(rubrics), exporter: JSON.stringify(exporter) };
  await trx
    .insertInto('catalog_rubrics')
    .values({ template_id: templateId, ...trees })
    .onConflict((conflict) => conflict.column('template_id').doUpdateSet(trees))
    .execute();
};

/** Closes the open comments of a catalogue order. */
export const closeOrderComments = async (trx: Transaction<Tables>, orderId: number, at: Date): Promise<void> => {
  await trx
    .updateTable('catalog_order_comments')
    .set({ closed_at: at })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
};

/** Adds comments to a catalogue order. */
export const insertOrderComments = async (
  trx: Transaction<Tables>,
  comments: readonly Insertable<Tables['catalog_order_comments']>[],
): Promise<void> => {
  await trx
    .insertInto('catalog_order_comments')
    .values([...comments])
    .execute();
};
