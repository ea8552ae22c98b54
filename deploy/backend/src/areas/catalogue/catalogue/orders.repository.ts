import { localizedNames, type Localized } from '@fairfront/shared-kit/domain/common';
import type { CatalogueOrderStatus, CatalogueStepKey, OrderDraft } from '@fairfront/shared-kit/domain/catalogue';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import { textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import type { CatalogOrderCommentsTable, CatalogOrderFilesTable, CatalogOrdersTable } from './tables';

/** One order of one participation. */
export interface OrderPlace {
  participationId: number;
  orderId: number;
}

type FileRow = Pick<Selectable<CatalogOrderFilesTable>, 'id' | 'type' | 'original_name' | 'extension' | 'size'>;
type CommentRow = Pick<Selectable<CatalogOrderCommentsTable>, 'id' | 'step_key' | 'field' | 'text' | 'answer'>;
interface CountryRow extends Localized<'name'> {
  id: number;
}

const rowsOf = <Row>(query: ReturnType<typeof sql<Row>>) =>
  sql<Row[]>`coalesce((select jsonb_agg(to_jsonb(one)) from (${query}) one), '[]')`;

const files = rowsOf(sql<FileRow>`
  select f.id, f.type, f.original_name, f.extension, f.size from catalog_order_files f where f.order_id = o.id`);

/** The comments of the last return. */
const comments = rowsOf(sql<CommentRow>`
  select c.id, c.step_key, c.field, c.text, c.answer from catalog_order_comments c
  where c.order_id = o.id and c.closed_at is null order by c.id`);

const countries = rowsOf(sql<CountryRow>`
  select n.id, ${textColumns('n.name')} from countries n
  where n.id in ((o.draft->>'companyCountry')::bigint, (o.draft->>'companyCountryForBooklet')::bigint)`);

/** Orders with their files, comments and countries, in one statement. */
export const catalogOrderRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('catalog_orders as o')
    .selectAll('o')
    .select([files.as('files'), comments.as('comments'), countries.as('countries')]);

/** A stored order. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof catalogOrderRows>['executeTakeFirstOrThrow']>>;

/** The order of a participation; null for an unknown one and for those of others. */
export const findCatalogOrder = async (
  db: Kysely<Tables>,
  { participationId, orderId }: OrderPlace,
): Promise<OrderRow | null> =>
  (await catalogOrderRows(db)
    .where('o.id', '=', orderId)
    .where('o.participation_id', '=', participationId)
    .executeTakeFirst()) ?? null;

/** The same, locked until the end of the transaction; every change of an order begins with it. */
export const lockCatalogOrder = async (trx: Transaction<Tables>, place: OrderPlace): Promise<OrderRow | null> => {
  const { participationId, orderId } = place;
  const locked = await trx
    .selectFrom('catalog_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('participation_id', '=', participationId)
    .forUpdate()
    .executeTakeFirst();
  // read after the lock, so that it includes what another transaction has stored meanwhile
  return locked ? findCatalogOrder(trx, place) : null;
};

/** Whether a participation has this order. */
export const isOrderOf = async (db: Kysely<Tables>, { participationId, orderId }: OrderPlace): Promise<boolean> => {
  const order = await db
    .selectFrom('catalog_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
  return order !== undefined;
};

/** The id of the order of a participation; undefined if there is none. */
export const orderIdOf = async (db: Kysely<Tables>, participationId: number): Promise<number | undefined> => {
  const order = await db
    .selectFrom('catalog_orders')
    .select('id')
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
  return order?.id;
};

/** Stores an order. @returns its id */
export const insertCatalogOrder = async (
  trx: Transaction<Tables>,
  order: Insertable<CatalogOrdersTable>,
): Promise<number> => {
  const { id } = await trx.insertInto('catalog_orders').values(order).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Changes an order. */
export const updateCatalogOrder = async (
  trx: Transaction<Tables>,
  orderId: number,
  change: Updateable<CatalogOrdersTable>,
): Promise<void> => {
  await trx.updateTable('catalog_orders').set(change).where('id', '=', orderId).execute();
};

/** A version of an order in its history. */
export interface OrderVersion {
  orderId: number;
  version: number;
  draft: OrderDraft;
  stepKey: CatalogueStepKey;
  status: CatalogueOrderStatus;
  savedBy: number | null;
  byStaff?: boolean;
  at: Date;
}

/** Stores a version, as the base of later merges and for the history. */
export const keepVersion = async (
  trx: Transaction<Tables>,
  { orderId, version, draft, stepKey, status, savedBy, byStaff = false, at }: OrderVersion,
): Promise<void> => {
  await trx
    .insertInto('catalog_order_versions')
    .values({
      order_id: orderId,
      version,
      draft: JSON.stringify(draft),
      step_key: stepKey,
      status,
      saved_by: savedBy,
      by_staff: byStaff,
      saved_at: at,
    })
    .execute();
};

/** The draft of an earlier version; null if it is no longer stored. */
export const draftOfVersion = async (
  db: Kysely<Tables>,
  orderId: number,
  version: number,
): Promise<OrderDraft | null> => {
  const row = await db
    .selectFrom('catalog_order_versions')
    .select('draft')
    .where('order_id', '=', orderId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.draft ?? null;
};

/** The versions of an order that were saved before a time, without their drafts, by their numbers. */
export const versionsBefore = (db: Kysely<Tables>, orderId: number, before: Date) =>
  db
    .selectFrom('catalog_order_versions')
    .select(['version', 'step_key', 'status', 'saved_by', 'by_staff', 'saved_at'])
    .where('order_id', '=', orderId)
    .where('saved_at', '<', before)
    .orderBy('version')
    .execute();

/** Removes versions of an order. */
export const deleteVersions = async (
  trx: Transaction<Tables>,
  orderId: number,
  versions: readonly number[],
): Promise<void> => {
  await trx
    .deleteFrom('catalog_order_versions')
    .where('order_id', '=', orderId)
    .where('version', 'in', versions)
    .execute();
};

/** Stores or removes the answer to a comment. */
export const putCommentAnswer = async (
  trx: Transaction<Tables>,
  commentId: number,
  answer: { text: string; userId: number; at: Date } | null,
): Promise<void> => {
  await trx
    .updateTable('catalog_order_comments')
    .set({
      answer: answer?.text ?? null,
      answered_by: answer?.userId ?? null,
      answered_at: answer?.at ?? null,
    })
    .where('id', '=', commentId)
    .execute();
};

/** All countries by their names. */
export const readCountryNames = (db: Kysely<Tables>) =>
  db
    .selectFrom('countries')
    .select(['id', ...localizedNames('name')])
    .execute();

/** Some countries, each with whether its booklets are in Russian. */
export const readBookletCountries = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('countries')
    .select(['id', ...localizedNames('name'), 'is_catalog_order_ru_locale as isRussian'])
    .where('id', 'in', ids)
    .execute();
