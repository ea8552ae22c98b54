import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { DatedServices } from '@fairfront/shared-kit/domain/services';
import { sql, type Kysely } from 'kysely';
import { jsonTexts } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import { companyJson } from '../companies/companies.repository';
import { catalogTemplateId } from '../participations/participations.repository';
import { standRows } from '../access/participation-parts.repository';
import { jsonRows } from '../../../platform/database/json-rows';
import { passFactColumns } from '../quota/pass-facts.repository';

const exhibitionColumns = [
  ...localizedNames('e.title'),
  'e.timezone',
  'e.started_at',
  'e.ended_at',
  'e.installation_started_at',
  'e.installation_ended_at',
  'e.dismantling_started_at',
  'e.dismantling_ended_at',
  'e.personal_pass_started_at',
  'e.personal_pass_ended_at',
  'e.print_personal_pass_started_at',
  'e.print_personal_pass_ended_at',
  'e.installer_pass_ended_at',
  'e.print_installer_pass_started_at',
  'e.print_installer_pass_ended_at',
  'e.car_pass_ended_at',
  'e.visa_simple_deadline',
  'e.visa_difficult_deadline',
  'e.catalog_order_deadline',
  'e.create_personal_pass_disabled',
  'e.create_install_pass_disabled',
  'e.create_car_pass_disabled',
  'e.is_show_order_additional_services',
] as const;

/** Offered services with dates, one row per distinct combination of dates. */
const datedServices = () =>
  jsonRows(sql<DatedServices>`
    select o.order_until, o.price_steps, s.prices <> '[]' as has_price, count(*) as count, count(l.id) as in_cart,
      to_json((array_agg(json_build_object(${jsonTexts('name', 's.name')}, 'in_cart', l.id is not null)
        order by l.id is null, s.position, s.id))[1:3]) as first
    from service_offers o
    join additional_services s on s.id = o.service_id
    left join cart_lines l on l.service_id = s.id and l.participation_id = p.id
    where o.exhibition_id = p.exhibition_id and not o.is_hidden
      and (o.event_types is null or o.event_types @> to_jsonb(p.type::text))
      and (o.order_until is not null or o.price_steps <> '[]')
    group by o.order_until, o.price_steps, s.prices <> '[]'`);

/** When the catalogue goes to print: later orders are not accepted. */
const printStart = () => sql<string | null>`(
  select t.data->>'catalog_print_started_at' from catalog_templates t where t.exhibition_id = p.exhibition_id)`;

/** The facts of participations for all deadlines but those of single services, which are most of the work. */
export const deadlineRowsWithoutServices = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .select([
      'p.id',
      'p.type',
      'p.extended_dates',
      'o.id as order_id',
      'o.status as order_status',
      catalogTemplateId().as('template_id'),
    ])
    .select(exhibitionColumns)
    .select(passFactColumns(now))
    .select(printStart().as('catalog_print_started_at'))
    .select([companyJson().as('company'), standRows().as('stands')]);

/** The statement that reads the facts of participations; callers add conditions and further columns. */
export const deadlineRows = (db: Kysely<Tables>, now: number) =>
  deadlineRowsWithoutServices(db, now).select(datedServices().as('services'));
/** One row of `deadlineRows`. */
export type DeadlineRow = Awaited<ReturnType<ReturnType<typeof deadlineRows>['executeTakeFirstOrThrow']>>;

/** The rows of these participations, in the order of their ids; unknown ones are left out. */
export const readDeadlineRows = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
  now: number,
): Promise<DeadlineRow[]> =>
  participationIds.length === 0
    ? []
    : deadlineRows(db, now)
        .where('p.id', 'in', [...participationIds])
        .orderBy('p.id')
        .execute();
