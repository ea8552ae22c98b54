import type { Database } from '../../../platform/database/database';
import type { Tables } from '../../../platform/database/tables';
import { ServiceCatalogue, type OfferedCatalogue } from './service-catalogue';
import { catalogueColumns } from './service-catalogues.repository';
import { requireServicesWith, type ServicesAccess, type ServicesCaller, type ServicesRight } from './services-access';

/**
 * The services in the memory of this process. Every call reads the stamp of the catalogue with the access check and, if it
 * has changed, the rows in the same statement, so that no process returns outdated services.
 */
export class ServiceCatalogues {
  private known: ServiceCatalogue | null = null;

  constructor(private readonly database: Pick<Database<Tables>, 'read'>) {}

  /** The services that the participation of the caller is offered. @throws HttpError as `requireServices` */
  async open(
    caller: ServicesCaller,
    right: ServicesRight = 'view',
  ): Promise<{ access: ServicesAccess; catalogue: OfferedCatalogue }> {
    const { known } = this;
    const { access, row } = await requireServicesWith(
      this.database.read,
      caller,
      (query) => query.select(catalogueColumns({ stamp: known?.stamp ?? null, exhibitions: known?.exhibitions ?? [] })),
      right,
    );
    const current =
      row.catalogue === null && known !== null ? known : new ServiceCatalogue(row.stamp, row.catalogue ?? []);
    if (row.offers !== null) current.keepOffers(access.context.exhibitionId, row.offers);
    this.known = current;
    return { access, catalogue: current.offeredAt(access.context) };
  }
}
