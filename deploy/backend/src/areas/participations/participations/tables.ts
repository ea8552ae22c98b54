import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { EventType, Role } from '@fairfront/shared-kit/domain/participations';
import type { ExtendedDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { ColumnType, Generated } from 'kysely';
import type { Decimal, Json } from '../../../platform/database/columns';

interface ParticipationsTable extends Localized<'hall', string | null> {
  id: Generated<number>;
  /** When the row was last written, kept by a trigger. */
  changed_at: Generated<Date>;
  exhibition_id: number;
  company_id: number;
  type: EventType;
  parent_id: number | null;
  /** Only read for type sub. */
  is_edit: boolean;
  is_not_resident: boolean;
  is_edo_rent_available: boolean;
  is_edo_services_available: boolean;
  application_number: string | null;
  currencies: Json<{ code: string; symbol: string }[]>;
  /** Code of the current currency; null is the first of the list. */
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  /** A collective organiser lets its sub-exhibitors name it as payer of their orders. */
  pays_for_subs: Generated<boolean>;
  /** The organiser's own number; null follows the area of the stands. */
  quota_certificate: number | null;
  quota_installation: number | null;
  quota_car: number | null;
  pavilion_xml_id: string | null;
  pavilions: Json<(Localized<'hall', string | null> & { pavilion_link: string | null })[]>;
  /** Last days that were granted to it. */
  extended_dates: ColumnType<ExtendedDates, string | undefined, string>;
  /** A sub-exhibitor that its collective organiser has deleted; null for all others. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The number of the row in another system, unique in its exhibition. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  deleted_by: ColumnType<number | null, number | null | undefined, number | null>;
}

interface ParticipationUsersTable {
  participation_id: number;
  user_id: number;
  role: Role;
  /** When the member last opened the participation, to five minutes; null before the first time. */
  last_seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The participation a user chose for an exhibition: one per user and exhibition. */
interface PrimaryParticipationsTable {
  user_id: number;
  exhibition_id: number;
  participation_id: number;
}

interface StandsTable {
  id: Generated<number>;
  participation_id: number;
  pavilion_id: number | null;
  title: string;
  area: Decimal;
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    participations: ParticipationsTable;
    participation_users: ParticipationUsersTable;
    primary_participations: PrimaryParticipationsTable;
    stands: StandsTable;
  }
}
