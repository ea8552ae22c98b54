import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { ServiceCatalogue, type CatalogueRow, type OfferedCatalogue, type OfferRow } from './service-catalogue';
import { requireServicesWith, type ServicesAccess, type ServicesCaller, type ServicesRight } from './services-access';

const stampNow = sql<string>`(select stamp::text from service_catalogue)`;

const rowsUnless = (known: string | null) => sql<CatalogueRow[] | null>`case
  when ${stampNow} is distinct from ${known}::text then (
    select coalesce(jsonb_agg(to_jsonb(s) - '{description_rus,description_eng,related_ids,position}'::text[]
        || jsonb_build_object('executor_rus', e.name_rus, 'executor_eng', e.name_eng, 'is_organizer', e.is_organizer)
      order by s.position, s.name_rus, s.id), '[]')
    from additional_services s join service_executors e on e.id = s.executor_id) end`;

/** What the exhibition changes of services, unless it is known for this stamp. */
const offersUnless = (known: string | null, exhibitions: readonly number[]) => sql<OfferRow[] | null>`case
  when ${stampNow} is distinct from ${known}::text
    or not p.exhibition_id = any(${sql.val([...exhibitions])}::bigint[]) then (
    select coalesce(jsonb_agg(to_jsonb(o)), '[]') from service_offers o where o.exhibition_id = p.exhibition_id) end`;

/**
 * The services in the memory of this process. Each call reads the stamp of the catalogue with the access check, and its rows
 * in the same statement when they have changed: no process answers with old ones, however many there are (SVC-165).
 */
export class ServiceCatalogues {
  private known: ServiceCatalogue | null = null;

  constructor(private readonly database: Pick<Database<Tables>, 'read'>) {}

  /** What the participation of the caller is offered. @throws HttpError as `requireServices` */
  async open(
    caller: ServicesCaller,
    right: ServicesRight = 'view',
  ): Promise<{ access: ServicesAccess; catalogue: OfferedCatalogue }> {
    const { known } = this;
    const stamp = known?.stamp ?? null;
    const { access, row } = await requireServicesWith(
      this.database.read,
      caller,
      (query) =>
        query.select([
          stampNow.as('stamp'),
          rowsUnless(stamp).as('catalogue'),
          offersUnless(stamp, known?.exhibitions ?? []).as('offers'),
        ]),
      right,
    );
    const current =
      row.catalogue === null && known !== null ? known : new ServiceCatalogue(row.stamp, row.catalogue ?? []);
    if (row.offers !== null) current.keepOffers(access.context.exhibitionId, row.offers);
    this.known = current;
    return { access, catalogue: current.offeredAt(access.context) };
  }
}
