import { localizedOf } from '@fairfront/shared-kit/domain/common';
import type { OrganizerService, OrganizerServiceFacts } from '@fairfront/shared-kit/domain/services/api';
import { flagsOf } from '../additional-services/service-requirements';
import { synonymsOf } from '../additional-services/synonyms';
import type { OfferedServiceRow, ServiceFactsRow } from './services.repository';

/** The fields of a service that apply to all exhibitions. */
const serviceFactsResponse = (row: ServiceFactsRow): OrganizerServiceFacts => ({
  id: row.id,
  category_id: row.category_id,
  ...localizedOf(row, 'name'),
  is_popular: row.is_popular,
  synonyms: synonymsOf(row.synonyms),
  ...flagsOf(row.requires),
});

/** The same with the offer of one exhibition. */
export const organizerServiceResponse = (row: OfferedServiceRow, exhibitionId: number): OrganizerService => ({
  ...serviceFactsResponse(row),
  offer: {
    exhibition_id: exhibitionId,
    is_hidden: row.is_hidden ?? false,
    event_types: row.event_types,
    order_until: row.order_until,
    price_steps: row.price_steps ?? [],
  },
});
