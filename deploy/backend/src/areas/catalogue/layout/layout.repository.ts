import type { CatalogueOrderStatus, OrderDraft } from '@fairfront/shared-kit/domain/catalogue';
import { localizedNames, type Localized } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import { jsonRows } from '../../../platform/database/json-rows';
import { textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import { templateColumns } from '../catalogue/catalogue-access.repository';
import type { CatalogOrderFilesTable } from '../catalogue/tables';
import type { OrderState } from './known-orders';

interface Country extends Localized<'name'> {
  id: number;
}

/** What the printing order of the entries depends on. */
export interface LayoutKey extends Localized<'name'> {
  id: number;
  status: CatalogueOrderStatus;
  stands: OrderDraft['companyStands'];
  rubrics: OrderDraft['rubrics'];
}

/** Orders that are printed: those that were sent and not returned. */
const isPlaced = sql<boolean>`o.status <> 'draft'`;

/** An exhibition with its template, the countries, and the states of all printed orders. Undefined for an unknown one. */
export const readLayoutExhibition = (db: Kysely<Tables>, exhibitionId: number, known: readonly string[]) =>
  db
    .selectFrom('exhibitions as e')
    .leftJoin('catalog_templates as t', 't.exhibition_id', 'e.id')
    .select(['e.id', 'e.catalog_order_deadline', 't.id as template_id', 't.stamp', ...localizedNames('e.title')])
    .select(templateColumns(known))
    .select([
      jsonRows(sql<Country>`select n.id, ${textColumns('n.name')} from countries n order by n.id`).as('countries'),
      jsonRows(sql<OrderState>`
        select o.id, o.changed_at as state from catalog_orders o
        join participations p on p.id = o.participation_id
        where p.exhibition_id = e.id and p.deleted_at is null and ${isPlaced} order by o.id`).as('orders'),
    ])
    .where('e.id', '=', exhibitionId)
    .executeTakeFirst();

/** A row of `readLayoutExhibition`. */
export type LayoutExhibitionRow = NonNullable<Awaited<ReturnType<typeof readLayoutExhibition>>>;

/** The keys of orders. */
export const readLayoutKeys = (db: Kysely<Tables>, orderIds: readonly number[]) =>
  db
    .selectFrom('catalog_orders as o')
    .crossJoin(
      sql<{
        name_rus: string;
        name_eng: string;
        stands: LayoutKey['stands'];
        rubrics: LayoutKey['rubrics'];
      }>`lateral (select d."companyName" as name_rus, d."companyNameEng" as name_eng, d."companyStands" as stands, d.rubrics
        from jsonb_to_record(o.draft) as
          d("companyName" text, "companyNameEng" text, "companyStands" jsonb, rubrics jsonb))`.as('d'),
    )
    .select(['o.id', 'o.status', 'd.name_rus', 'd.name_eng', 'd.stands', 'd.rubrics'])
    .where('o.id', 'in', [0, ...orderIds])
    .execute();

type FileRow = Pick<CatalogOrderFilesTable, 'type' | 'original_name' | 'extension' | 'stored_name' | 'size'> & {
  id: number;
};

const checkedOrders = (db: Kysely<Tables>) =>
  db
    .selectFrom('catalog_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['o.id', 'o.participation_id', 'o.status', 'o.return_reason', 'o.is_not_resident', 'p.external_id'])
    .select(['p.is_not_resident as is_not_resident_now', ...localizedNames('c.name')])
    .select([
      sql<OrderDraft>`o.draft`.as('draft'),
      jsonRows(sql<FileRow>`
        select f.id, f.type, f.original_name, f.extension, f.stored_name, f.size
        from catalog_order_files f where f.order_id = o.id order by f.id`).as('files'),
    ])
    .where('p.deleted_at', 'is', null);

/** Printed orders with the template by which they were sent. */
export const readLayoutOrders = (db: Kysely<Tables>, orderIds: readonly number[]) =>
  checkedOrders(db)
    .select(['o.template_snapshot', 'o.rubric_names'])
    .where('o.id', 'in', [0, ...orderIds])
    .execute();

/** A row of `readLayoutOrders`. */
export type LayoutOrderRow = Awaited<ReturnType<typeof readLayoutOrders>>[number];

/** The states of all orders of an exhibition, by everything that their issues depend on except the template. */
export const readOrderStates = (db: Kysely<Tables>, exhibitionId: number): Promise<OrderState[]> =>
  db
    .selectFrom('catalog_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select('o.id')
    .select(
      sql<string>`concat_ws(' ', o.changed_at, p.changed_at, c.changed_at,
        (select string_agg(f.id::text, ',' order by f.id) from catalog_order_files f where f.order_id = o.id))`.as(
        'state',
      ),
    )
    .where('p.exhibition_id', '=', exhibitionId)
    .where('p.deleted_at', 'is', null)
    .orderBy('o.id')
    .execute();

/** Orders with the fields that can have issues; of the sent template only the length limits of texts. */
export const readCheckedOrders = (db: Kysely<Tables>, orderIds: readonly number[]) =>
  checkedOrders(db)
    .select([
      sql<number | null>`(o.template_snapshot->>'number_free_symbols')::int`.as('number_free_symbols'),
      sql<number | null>`(o.template_snapshot->>'number_characters_string')::int`.as('number_characters_string'),
    ])
    .where('o.id', 'in', [0, ...orderIds])
    .execute();

/** A row of `readCheckedOrders`. */
export type CheckedOrderRow = Awaited<ReturnType<typeof readCheckedOrders>>[number];
