import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { jsonTexts } from '../../../platform/database/localized-columns';
import { sql } from 'kysely';
import type { CatalogueRow, OfferRow } from './service-catalogue';

const stampNow = sql<string>`(select stamp::text from service_catalogue)`;

/** Columns that the list does not show. */
const unusedColumns = [...localizedNames('description'), 'related_ids', 'position', 'external_id', 'archived_at'];

const rowsUnless = (known: string | null) => sql<CatalogueRow[] | null>`case
  when ${stampNow} is distinct from ${known}::text then (
    select coalesce(jsonb_agg(to_jsonb(s) - ${sql.val(unusedColumns)}::text[]
        || jsonb_build_object(${jsonTexts('executor', 'e.name')}, 'is_organizer', e.is_organizer)
      order by s.position, s.name_rus, s.id), '[]')
    from additional_services s join service_executors e on e.id = s.executor_id
    where s.archived_at is null) end`;

/** The offers of the exhibition, unless they are cached for this stamp. */
const offersUnless = (known: string | null, exhibitions: readonly number[]) => sql<OfferRow[] | null>`case
  when ${stampNow} is distinct from ${known}::text
    or not p.exhibition_id = any(${sql.val([...exhibitions])}::bigint[]) then (
    select coalesce(jsonb_agg(to_jsonb(o)), '[]') from service_offers o where o.exhibition_id = p.exhibition_id) end`;

/**
 * Columns of a statement that reads a participation `p`: the stamp of the catalogue of services, its rows unless they are
 * cached for this stamp, and the offers of the exhibition unless they are cached, too.
 */
export const catalogueColumns = (known: { stamp: string | null; exhibitions: readonly number[] }) =>
  [
    stampNow.as('stamp'),
    rowsUnless(known.stamp).as('catalogue'),
    offersUnless(known.stamp, known.exhibitions).as('offers'),
  ] as const;
