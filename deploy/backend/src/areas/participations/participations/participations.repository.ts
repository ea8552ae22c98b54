import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { visitPauseMs } from '@fairfront/shared-kit/domain/account';
import { catalogueTypes } from '@fairfront/shared-kit/domain/catalogue';
import { sql, type Kysely, type Selectable, type Expression } from 'kysely';
import { textColumns, localizedAs } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import { companyJson } from '../companies/companies.repository';
import { exhibitionColumns } from '../exhibitions/exhibition-facts';
import { isPrimary, isMemberOrOrganizer, certificateCount } from '../../../identity/memberships/membership.repository';
import { roleRows, standRows, userRows } from '../access/participation-parts.repository';
import { jsonRows } from '../../../platform/database/json-rows';
import { isOpenTo } from '../../../identity/second-factor/factor-demands.repository';

type ManagerRow = Omit<
  Selectable<Tables['exhibition_managers']>,
  'exhibition_id' | 'position' | 'external_id' | 'archived_at'
>;
const managerRows = () =>
  jsonRows(sql<ManagerRow>`
    select m.id, m.kind, m.locale, ${textColumns('m.lastname')}, ${textColumns('m.name')}, ${textColumns('m.middlename')}, ${textColumns('m.area')}, m.phone, m.email
    from exhibition_managers m where m.exhibition_id = p.exhibition_id and m.archived_at is null order by m.position`);

/** The id of the catalogue template of the exhibition of `p`; null for types that are not in the catalogue. */
export const catalogTemplateId = () => sql<number | null>`(
  select t.id from catalog_templates t
  where t.exhibition_id = p.exhibition_id and p.type = any(${sql.val([...catalogueTypes])}::text[]))`;

/** Adds the visit of a member to the statement that follows, as a common table expression. */
const withVisit = (db: Kysely<Tables>, { id, userId, at }: { id: number; userId: number; at: Date }) =>
  db.with('visit', (visits) =>
    visits
      .updateTable('participation_users')
      .set({ last_seen_at: at })
      .where('participation_id', '=', id)
      .where('user_id', '=', userId)
      .where(({ eb, or }) =>
        or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<=', new Date(at.getTime() - visitPauseMs))]),
      ),
  );

/** Who reads a participation, and when. */
export interface ParticipationReader {
  userId: number;
  now: Date;
  /** The user opens the participation: the visit is stored in the same statement, at most every five minutes. */
  isVisit?: boolean;
}

/** The member of staff who acts as participation `p`, the reader first. */
const actingStaff = ({ userId, now }: ParticipationReader) =>
  sql<{ user_id: number; until: string } | null>`(
    select json_build_object('user_id', s.user_id, 'until', s.expires_at) from sessions s
    where s.acting_participation_id = p.id and s.expires_at > ${now}
    order by s.user_id = ${userId} desc, s.expires_at desc limit 1)`;

/** One participation with all the data for this user; undefined for an unknown one. */
export const findParticipation = (db: Kysely<Tables>, id: number, reader: ParticipationReader) => {
  const { userId, now, isVisit } = reader;
  return (isVisit ? withVisit(db, { id, userId, at: now }) : db)
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .leftJoin('participations as parent', 'parent.id', 'p.parent_id')
    .leftJoin('companies as pc', 'pc.id', 'parent.company_id')
    .select([
      'p.id',
      'p.type',
      'p.is_edit',
      'p.is_not_resident',
      'p.is_edo_rent_available',
      'p.is_edo_services_available',
      'p.pays_for_subs',
      'p.application_number',
      'p.currencies',
      'p.currency',
      'p.quota_certificate',
      'p.quota_installation',
      'p.quota_car',
      'p.pavilion_xml_id',
      ...localizedNames('p.hall'),
      'p.pavilions',
      'p.exhibition_id',
      'p.extended_dates',
    ])
    .select(exhibitionColumns.flatMap((name) => (name === 'id' ? [] : [`e.${name}` as const])))
    .select(['e.texts', 'o.id as order_id', 'o.status as order_status', catalogTemplateId().as('template_id')])
    .select(['e.second_factor_from', hasFactor(userId).as('has_factor')])
    .select(['parent.id as parent_id', 'parent.type as parent_type', 'parent.pays_for_subs as parent_pays'])
    .select(['pc.id as parent_company_id', ...localizedAs('pc.name', 'parent_name')])
    .select([
      isPrimary(userId).as('is_primary'),
      standRows().as('stands'),
      userRows().as('users'),
      roleRows('p.parent_id').as('parent_users'),
      certificateCount().as('certificate_count'),
      companyJson().as('company'),
      managerRows().as('managers'),
      actingStaff(reader).as('acting'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
};

export type ParticipationRow = NonNullable<Awaited<ReturnType<typeof findParticipation>>>;

/** Whether sign-in asks the user for a second factor. */
const hasFactor = (userId: number) =>
  sql<boolean>`exists (select from users f where f.id = ${userId} and f.second_factor_at is not null)`;

/**
 * Selects the participations `past`, in exhibitions `pe`, from which a user may copy into the participation `here`: of the
 * same company, in earlier exhibitions, with access for the user.
 * @param startedAt the first day of the exhibition of `here`
 */
export const isEarlierPlace = (userId: number, startedAt: string | Expression<string>) => sql<boolean>`(
  past.company_id = here.company_id and past.id <> here.id and past.deleted_at is null and pe.started_at < ${startedAt}
  and ${isMemberOrOrganizer(userId, 'past')} and ${isOpenTo(userId, { participation: 'past', exhibition: 'pe' })})`;
