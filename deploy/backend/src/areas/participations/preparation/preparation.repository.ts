import { passPageSize, typesListedAs } from '@fairfront/shared-kit/domain/passes';
import { statusesOf } from '@fairfront/shared-kit/domain/services';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { sql } from 'kysely';
import { companyJson } from '../companies/companies.repository';
import { userRows } from '../access/participation-parts.repository';
import { jsonRows } from '../../../platform/database/json-rows';
import { catalogTemplateId } from '../participations/participations.repository';

/** Only the first page of a list is searched for rejected passes, as in the checklist. */
const rejectedCarPasses = () =>
  sql<number[]>`(select coalesce(json_agg(newest.id), '[]'::json) from (
    select cp.id, cp.status from car_passes cp where cp.participation_id = p.id and cp.deleted_at is null
    order by cp.id desc limit ${sql.lit(passPageSize)}) newest where newest.status = 'rejected')`;

/** The same for the personal passes of a list, in the order of its dialog. */
const rejectedPersonalPasses = (listed: 'certificate' | 'installation') => {
  const newestFirst = listed === 'installation' ? sql`pp.created_at desc, pp.id desc` : sql`pp.id desc`;
  return sql<number[]>`(select coalesce(json_agg(newest.id), '[]'::json) from (
    select pp.id, pp.status from personal_passes pp
    where pp.participation_id = p.id and pp.deleted_at is null and pp.type in (${sql.join(typesListedAs(listed))})
    order by ${newestFirst} limit ${sql.lit(passPageSize)}) newest where newest.status = 'rejected')`;
};

/** A compulsory announcement, and whether it was read. */
export interface CompulsoryAnnouncement {
  id: number;
  audience: EventType[];
  is_compulsory: boolean;
  is_counted: boolean;
  /** A day; null without an end. */
  read_until: string | null;
}

/** The compulsory announcements of the exhibition of `p`, and whether the participation has read them. */
const compulsoryAnnouncements = () =>
  jsonRows(sql<CompulsoryAnnouncement>`
    select a.id, a.audience, a.is_compulsory, a.read_until, exists (select from announcement_reads r
      where r.announcement_id = a.id and r.participation_id = p.id and r.is_counted) as is_counted
    from announcements a where a.exhibition_id = p.exhibition_id and a.is_compulsory and a.archived_at is null`);

/** The number of orders that wait for a decision of the participant. */
const waitingOrders = () => sql<number>`(
  select count(*) from additional_orders ao
  where ao.participation_id = p.id and ao.status in (${sql.join(statusesOf('answer'))}))`;

/** What the steps depend on besides the numbers of passes, as columns of a statement that reads `p` and its order `o`. */
export const preparationColumns = () =>
  [
    'o.id as catalog_order_id',
    'o.status as catalog_order_status',
    catalogTemplateId().as('catalog_template_id'),
    companyJson().as('company'),
    userRows().as('team'),
    rejectedCarPasses().as('rejected_cars'),
    compulsoryAnnouncements().as('announcements'),
    waitingOrders().as('waiting_orders'),
    rejectedPersonalPasses('certificate').as('rejected_participants'),
    rejectedPersonalPasses('installation').as('rejected_installers'),
  ] as const;
