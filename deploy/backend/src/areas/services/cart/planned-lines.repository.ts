import { sql, type Kysely } from 'kysely';
import { localizedAs } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import { accessColumns } from '../../participations';

/** The lines of carts of an exhibition that can still be ordered, with what their prices depend on; the newest first. */
export const plannedRows = (db: Kysely<Tables>, exhibitionId: number) =>
  db
    .selectFrom('cart_lines as l')
    .innerJoin('participations as p', 'p.id', 'l.participation_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('additional_services as s', 's.id', 'l.service_id')
    .leftJoin('service_offers as so', (join) =>
      join.onRef('so.service_id', '=', 's.id').onRef('so.exhibition_id', '=', 'p.exhibition_id'),
    )
    .leftJoin('participations as parent', 'parent.id', 'p.parent_id')
    .select(accessColumns())
    .select(['l.id as line_id', 'l.participation_id', 'l.unit_id', 'l.quantity', 'l.created_at'])
    .select(['l.dates', 'l.quantity_by_dates', 'l.time_range_by_dates', 'l.priced_at', 'l.held_prices'])
    .select(['s.prices', 's.requires', 'so.price_steps', 'e.vat_rate', 'e.timezone'])
    .select([
      'p.currency',
      'p.currencies',
      'parent.currency as parent_currency',
      'parent.currencies as parent_currencies',
    ])
    .select([...localizedAs('c.name', 'company'), ...localizedAs('s.name', 'title')])
    .where('p.exhibition_id', '=', exhibitionId)
    .where('p.deleted_at', 'is', null)
    .where('s.archived_at', 'is', null)
    .where(
      sql<boolean>`coalesce(not so.is_hidden
        and (so.event_types is null or so.event_types @> to_jsonb(p.type::text)), true)`,
    )
    .orderBy('l.id', 'desc')
    .execute();

/** A line of a cart with what its price depends on. */
export type PlannedRow = Awaited<ReturnType<typeof plannedRows>>[number];
