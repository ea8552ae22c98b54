import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { PriceStep } from '@fairfront/shared-kit/domain/services';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { ColumnType, Generated } from 'kysely';
import type { SetUpColumns } from '../../../platform/database/columns';

/** A jsonb column with a default. */
type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;

/** Categories of services, two levels; `position` is the organiser's order. */
interface ServiceCategoriesTable extends SetUpColumns, Localized<'name'> {
  id: Generated<number>;
  parent_id: number | null;
  position: number;
  /** Name in the icon set of the kit. */
  icon: string;
}

/** The contractor. */
interface ServiceExecutorsTable extends SetUpColumns, Localized<'name'> {
  id: Generated<number>;
  is_organizer: boolean;
}

interface ServiceUnitsTable extends SetUpColumns, Localized<'name'> {
  id: Generated<number>;
}

/** A base price in hundredths of its currency; either part may be missing. */
export interface StoredPrice {
  unit_id: number;
  currency: string;
  with_vat: number | null;
  without_vat: number | null;
}

/** A picture of a service, under the storage base. */
export interface StoredImage {
  original_path: string;
  thumbnail_path: string;
}

/** Additional services of the organiser; changes for one exhibition are in `service_offers`. */
interface AdditionalServicesTable
  extends SetUpColumns, Localized<'name' | 'short_description'>, Localized<'description', Generated<string>> {
  id: Generated<number>;
  category_id: number;
  executor_id: number;
  /** The unit of a service without a price. */
  unit_id: number;
  position: number;
  images: DefaultJson<StoredImage[]>;
  prices: DefaultJson<StoredPrice[]>;
  /** What users must enter to order the service. */
  requires: DefaultJson<string[]>;
  /** Null means 1. */
  min_count: ColumnType<number | null, number | null | undefined, number | null>;
  related_ids: DefaultJson<number[]>;
  /** Further words under which the search finds the service. */
  synonyms: Generated<string>;
  is_popular: Generated<boolean>;
}

/** The offer of a service at an exhibition; without a row every type can order it, without an end. */
interface ServiceOffersTable {
  exhibition_id: number;
  service_id: number;
  is_hidden: Generated<boolean>;
  /** Null: all types that order services. */
  event_types: ColumnType<EventType[] | null, string | null | undefined, string | null>;
  /** Last day of ordering, included. */
  order_until: ColumnType<string | null, string | null | undefined, string | null>;
  price_steps: DefaultJson<PriceStep[]>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    additional_services: AdditionalServicesTable;
    service_categories: ServiceCategoriesTable;
    service_executors: ServiceExecutorsTable;
    service_offers: ServiceOffersTable;
    service_units: ServiceUnitsTable;
  }
}
