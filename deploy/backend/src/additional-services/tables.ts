import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, string, string>;

/** Categories of services, two levels; `position` is the organiser's order. */
export interface ServiceCategoriesTable {
  id: Generated<number>;
  parent_id: number | null;
  position: number;
  /** Name in the icon set of the kit. */
  icon: string;
  name_rus: string;
  name_eng: string;
}

/** Who does the work (SVC-005, SVC-006). */
export interface ServiceExecutorsTable {
  id: Generated<number>;
  name_rus: string;
  name_eng: string;
  is_organizer: boolean;
}

export interface ServiceUnitsTable {
  id: Generated<number>;
  name_rus: string;
  name_eng: string;
}

/** Additional services of the organiser, the same for every exhibition that shows services (SVC-007). */
export interface AdditionalServicesTable {
  id: Generated<number>;
  category_id: number;
  executor_id: number;
  unit_id: number;
  position: number;
  name_rus: string;
  name_eng: string;
  short_description_rus: string;
  short_description_eng: string;
  /** Prices with VAT in hundredths of the currency, by currency code. */
  prices: Json<Record<string, number>>;
  /** What must be asked for before the service can be ordered. */
  requires: Json<string[]>;
  is_popular: boolean;
}
