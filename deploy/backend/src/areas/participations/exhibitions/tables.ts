import type { Locale, Localized } from '@fairfront/shared-kit/domain/common';
import type { ExtensionRules } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { ColumnType, Generated } from 'kysely';
import type { Day, Decimal, Json } from '../../../platform/database/columns';

export interface ExhibitionsTable extends Localized<'title'>, Localized<'subtitle' | 'venue', string | null> {
  id: Generated<number>;
  timezone: string;
  website: string | null;
  vat_rate: Decimal;
  started_at: Day;
  ended_at: Day;
  installation_started_at: Day;
  installation_ended_at: Day;
  dismantling_started_at: Day;
  dismantling_ended_at: Day;
  /** The dates below are texts: a day, or an instant if the organiser has set a time. */
  personal_pass_started_at: string | null;
  personal_pass_ended_at: string | null;
  print_personal_pass_started_at: string | null;
  print_personal_pass_ended_at: string | null;
  installer_pass_ended_at: string | null;
  print_installer_pass_started_at: string | null;
  print_installer_pass_ended_at: string | null;
  car_pass_ended_at: ColumnType<string | null, string | null | undefined, string | null>;
  visa_simple_deadline: string | null;
  visa_difficult_deadline: string | null;
  catalog_order_deadline: string | null;
  create_personal_pass_disabled: boolean;
  create_install_pass_disabled: boolean;
  create_car_pass_disabled: boolean;
  is_show_order_additional_services: boolean;
  /** The day from which administrators need a second factor. */
  second_factor_from: ColumnType<Day | null, Day | null | undefined, Day | null>;
  /** Whether the day has come; the access check of every call reads it. */
  second_factor_in_force: Generated<boolean>;
  /** Days after the end of dismantling until pass data is removed; null: the default. */
  pass_data_days: ColumnType<number | null, number | null | undefined, number | null>;
  /** Which deadlines can be extended, and until when. */
  extension_rules: ColumnType<ExtensionRules, string | undefined, string>;
  texts: Json<Record<string, { rus: string | null; eng: string | null }>>;
  /** The number of the row in another system. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Codes of the currencies of new participations, the default first. */
  currencies: ColumnType<string[], string | undefined, string>;
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  changed_at: Generated<Date>;
}

interface ExhibitionManagersTable
  extends Localized<'lastname' | 'name' | 'area'>, Localized<'middlename', string | null> {
  id: Generated<number>;
  exhibition_id: number;
  position: number;
  kind: 'event' | 'montage' | 'catalog';
  locale: Locale | null;
  phone: string | null;
  email: string | null;
  /** The number of the row in another system. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  changed_at: Generated<Date>;
}

interface PavilionsTable extends Localized<'title'> {
  id: Generated<number>;
  parent_id: number | null;
  /** Null: it belongs to all exhibitions. */
  exhibition_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** The number of the row in another system. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  archived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  changed_at: Generated<Date>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    exhibitions: ExhibitionsTable;
    exhibition_managers: ExhibitionManagersTable;
    pavilions: PavilionsTable;
  }
}
