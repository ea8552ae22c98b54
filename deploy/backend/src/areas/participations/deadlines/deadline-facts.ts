import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { CatalogueDeadlineInput } from '@fairfront/shared-kit/domain/catalogue';
import {
  noPasses,
  personalPassStates,
  type PassDeadlineFacts,
  type PassEvent,
  type PassExhibition,
} from '@fairfront/shared-kit/domain/passes';
import { effectiveDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { DatedServices } from '@fairfront/shared-kit/domain/services';
import { companyResponse } from '../companies/company.response';
import { carPassCounts, passQuotaOf } from '../quota/pass-facts';
import type { DeadlineRow } from './deadline-facts.repository';

/** The facts of a participation for the deadline rules of all areas. */
export interface DeadlineFacts extends CatalogueDeadlineInput, PassEvent {
  exhibition: PassExhibition &
    Localized<'title'> & {
      timezone: string;
      catalog_order_deadline: string | null;
      catalog_print_started_at: string | null;
      is_show_order_additional_services: boolean;
    };
  /** The dates that the organiser has announced to all. */
  announced: DeadlineFacts['exhibition'];
  passes: PassDeadlineFacts;
  services: DatedServices[];
}

/** The facts of a row of `deadlineRows`. */
export const deadlineFactsOf = (row: DeadlineRow): DeadlineFacts & { participationId: number } => ({
  participationId: row.id,
  type: row.type,
  exhibition: effectiveDates(row, row),
  announced: row,
  catalog_template_id: row.template_id,
  catalog_order_id: row.order_id,
  catalog_order_status: row.order_status,
  company: companyResponse(row.company),
  stands: row.stands,
  services: row.services,
  passes: {
    quota: {
      participant: passQuotaOf(row, 'participant'),
      installation: passQuotaOf(row, 'installation'),
      car: passQuotaOf(row, 'car'),
    },
    ...personalPassStates(row.people),
    car: { ...noPasses(), ...carPassCounts(row) },
  },
});
