import { visitPauseMs } from '@fairfront/mf-account/model';
import { catalogueTypes } from '@fairfront/mf-catalog/model';
import { currencySymbol, defaultCurrency, type EventType, type Role } from '@fairfront/shared-kit/model';
import { isAskedForFactor } from '@fairfront/shared-kit/model/second-factor';
import { effectiveDates, type ExtendedDates } from '@fairfront/shared-kit/model/deadline-extensions';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../database/tables';
import { companyResponse, companyJson } from '../companies/companies.repository';
import { exhibitionDays, exhibitionDeadlines } from '../exhibitions/exhibition-dates.model';
import { forcedDemand, type ForcedDemand } from '../second-factor/factor-demands.repository';
import {
  carPassCount,
  certificateCount,
  jsonRows,
  roleRows,
  standResponse,
  standRows,
  userResponse,
  userRows,
} from './participation-parts.repository';
import { quotaResponse } from './participation-quota';

/** Facts of an exhibition that lists show, too; the dates stand as they are stored (PASS-033). */
export const exhibitionColumns = [
  'id',
  'title_rus',
  'title_eng',
  'subtitle_rus',
  'subtitle_eng',
  'venue_rus',
  'venue_eng',
  'timezone',
  'website',
  'vat_rate',
  ...exhibitionDays,
  ...exhibitionDeadlines,
  'create_personal_pass_disabled',
  'create_install_pass_disabled',
  'create_car_pass_disabled',
  'is_show_order_additional_services',
] as const;

/** Who may touch a participation, and what rules must know of it: read before anything else of a request. */
export interface ParticipationAccess {
  id: number;
  type: EventType;
  parent_id: number | null;
  is_edit: boolean;
  users: { id: number; role: Role }[];
  parent: { id: number; users: { id: number; role: Role }[] } | null;
  exhibition_id: number;
  is_show_order_additional_services: boolean;
  /** Null while the exhibition demands no second factor. */
  factor_demand: ForcedDemand | null;
}

/** The access facts as columns of a statement that reads a participation `p` and its exhibition `e`. */
export const accessColumns = () =>
  [
    'p.id',
    'p.type',
    'p.parent_id',
    'p.is_edit',
    'p.exhibition_id',
    'p.extended_dates',
    'e.is_show_order_additional_services',
    roleRows('p.id').as('users'),
    roleRows('p.parent_id').as('parent_users'),
    forcedDemand().as('factor_demand'),
  ] as const;

/**
 * The statement that reads the access facts of participations; a call adds the columns of `p` and its exhibition `e` that it
 * needs beside them. Nobody comes to a deleted sub-exhibitor any more (ACC-106).
 */
export const accessRowsQuery = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(accessColumns())
    .where('p.id', 'in', ids)
    .where('p.deleted_at', 'is', null);

/** The same of one participation. */
export const accessQuery = (db: Kysely<Tables>, id: number) => accessRowsQuery(db, [id]);
export type AccessRow = Awaited<ReturnType<ReturnType<typeof accessQuery>['executeTakeFirstOrThrow']>>;

/** The access facts of a row of `accessQuery`. */
export const accessOf = (row: AccessRow): ParticipationAccess => ({
  id: row.id,
  type: row.type,
  parent_id: row.parent_id,
  // only a sub participation can be closed to its own users (SHELL-149)
  is_edit: row.type === 'sub' ? row.is_edit : true,
  users: row.users,
  parent: row.parent_id === null ? null : { id: row.parent_id, users: row.parent_users },
  exhibition_id: row.exhibition_id,
  is_show_order_additional_services: row.is_show_order_additional_services,
  factor_demand: row.factor_demand,
});

/** The access facts of a participation, or null when there is none with this id. */
export const readAccess = async (db: Kysely<Tables>, id: number): Promise<ParticipationAccess | null> => {
  const row = await accessQuery(db, id).executeTakeFirst();
  return row ? accessOf(row) : null;
};

/** Whether the user has chosen the participation for its exhibition (ACC-073). */
const isPrimary = (userId: number) => sql<boolean>`exists (select from primary_participations pr
  where pr.participation_id = p.id and pr.user_id = ${userId})`;

type ManagerRow = Omit<Selectable<Tables['exhibition_managers']>, 'exhibition_id' | 'position'>;
const managerRows = () =>
  jsonRows(sql<ManagerRow>`
    select m.id, m.kind, m.locale, m.lastname_rus, m.lastname_eng, m.name_rus, m.name_eng, m.middlename_rus,
      m.middlename_eng, m.area_rus, m.area_eng, m.phone, m.email
    from exhibition_managers m where m.exhibition_id = p.exhibition_id order by m.position`);

/** The template of the exhibition of `p`, for those who stand in its catalogue (CAT-014). */
export const catalogTemplateId = () => sql<number | null>`(
  select t.id from catalog_templates t
  where t.exhibition_id = p.exhibition_id and p.type = any(${sql.val([...catalogueTypes])}::text[]))`;

/** Writes the visit of a member down with the statement that follows. */
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

/**
 * One participation as the API answers it to this user; null when there is none. Access is judged before.
 * @param visitedAt the user opens it: written down in the same statement, at most every five minutes (ACC-231)
 */
export const readParticipation = async (db: Kysely<Tables>, id: number, userId: number, visitedAt?: Date) => {
  const row = await (visitedAt ? withVisit(db, { id, userId, at: visitedAt }) : db)
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .leftJoin('participations as parent', 'parent.id', 'p.parent_id')
    .leftJoin('companies as pc', 'pc.id', 'parent.company_id')
    .select([
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
      'p.hall_rus',
      'p.hall_eng',
      'p.pavilions',
      'p.exhibition_id',
      'p.extended_dates',
    ])
    .select(exhibitionColumns.flatMap((name) => (name === 'id' ? [] : [`e.${name}` as const])))
    .select(['e.texts', 'o.id as order_id', 'o.status as order_status', catalogTemplateId().as('template_id')])
    .select(['e.second_factor_from', hasFactor(userId).as('has_factor')])
    .select(['parent.id as parent_id', 'parent.type as parent_type', 'parent.pays_for_subs as parent_pays'])
    .select(['pc.id as parent_company_id', 'pc.name_rus as parent_name_rus', 'pc.name_eng as parent_name_eng'])
    .select([
      isPrimary(userId).as('is_primary'),
      standRows().as('stands'),
      userRows().as('users'),
      roleRows('p.parent_id').as('parent_users'),
      certificateCount().as('certificate_count'),
      companyJson().as('company'),
      managerRows().as('managers'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const stands = row.stands.map(standResponse);
  return {
    id,
    type: row.type,
    is_edit: row.type === 'sub' ? row.is_edit : true,
    is_not_resident: row.is_not_resident,
    is_primary: row.is_primary,
    is_edo_rent_available: row.is_edo_rent_available,
    is_edo_services_available: row.is_edo_services_available,
    pays_for_subs: row.pays_for_subs,
    application: row.application_number === null ? null : { number: row.application_number },
    catalog_order_id: row.order_id,
    catalog_order_status: row.order_status,
    catalog_template_id: row.template_id,
    currencies: row.currencies,
    currency: currentCurrency(row),
    quota: quotaResponse(row, stands, row.certificate_count),
    pavilion_xml_id: row.pavilion_xml_id,
    hall_rus: row.hall_rus,
    hall_eng: row.hall_eng,
    pavilions: row.pavilions,
    stands,
    company: companyResponse(row.company),
    exhibition: {
      ...exhibitionOf(row),
      texts: row.texts,
      managers: row.managers.map((manager) => ({ ...manager, image: null })),
    },
    users: row.users.map(userResponse),
    second_factor_from: row.has_factor || !isAskedForFactor(userId, membersOf(row)) ? null : row.second_factor_from,
    parent:
      row.parent_id === null || row.parent_type === null || row.parent_company_id === null
        ? null
        : {
            id: row.parent_id,
            type: row.parent_type,
            company: {
              id: row.parent_company_id,
              name_rus: row.parent_name_rus ?? '',
              name_eng: row.parent_name_eng ?? '',
            },
            pays_for_subs: row.parent_pays ?? false,
            users: row.parent_users,
          },
  };
};

/** Whether sign-in asks the user for a second factor. */
const hasFactor = (userId: number) =>
  sql<boolean>`exists (select from users f where f.id = ${userId} and f.second_factor_at is not null)`;

type MemberRow = Parameters<typeof userResponse>[0];

/** Whose role decides, of a row with members and those of the organiser; invitations are no members yet. */
const membersOf = (row: { is_edit: boolean; users: MemberRow[]; parent_users: { id: number; role: Role }[] }) => ({
  is_edit: row.is_edit,
  users: row.users.filter(({ expires_at }) => expires_at === null),
  parent: { users: row.parent_users },
});

/** The chosen currency, else the first of the list (SVC-130). */
const currentCurrency = ({
  currency,
  currencies,
}: {
  currency: string | null;
  currencies: { code: string; symbol: string }[];
}): { code: string; symbol: string } =>
  currencies.find(({ code }) => code === currency) ??
  currencies[0] ?? { code: defaultCurrency, symbol: currencySymbol(defaultCurrency) };

type ExhibitionFacts = Pick<Selectable<Tables['exhibitions']>, Exclude<(typeof exhibitionColumns)[number], 'id'>>;

/** The exhibition with the dates of one participation (ACC-213), of a row that carries the columns of both. */
const exhibitionOf = (
  row: ExhibitionFacts & { exhibition_id: number; type: EventType; extended_dates: ExtendedDates },
) => {
  const facts = Object.fromEntries(
    exhibitionColumns.map((name) => [name, name === 'id' ? row.exhibition_id : row[name]]),
  ) as ExhibitionFacts & { id: number };
  return { ...effectiveDates(facts, row), vat_rate: Number(facts.vat_rate) };
};

export interface ParticipationsFilter {
  userId: number;
  exhibitionId?: number;
  /** True: exhibitions that have ended; false: the others; both when absent (SHELL-128). */
  archive?: boolean;
  now: Date;
  page: number;
  perPage: number;
}

/**
 * Participations of a user: his own, and with an exhibition those of its collective organiser's sub-exhibitors, too
 * (SHELL-129). Coming ones by their start, ended ones newest first.
 */
export const listParticipations = async (db: Kysely<Tables>, filter: ParticipationsFilter) => {
  const { userId, exhibitionId, archive, now } = filter;
  const hasEnded = sql<boolean>`e.ended_at < (${now.toISOString()}::timestamptz at time zone e.timezone)::date`;
  let found = db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('catalog_orders as o', 'o.participation_id', 'p.id')
    .where('p.deleted_at', 'is', null)
    .where(({ or, exists, selectFrom }) => {
      const member = (of: 'p.id' | 'p.parent_id') =>
        exists(
          selectFrom('participation_users as pu')
            .select('pu.user_id')
            .where('pu.user_id', '=', userId)
            .whereRef('pu.participation_id', '=', of),
        );
      return exhibitionId === undefined ? member('p.id') : or([member('p.id'), member('p.parent_id')]);
    });
  if (exhibitionId !== undefined) found = found.where('p.exhibition_id', '=', exhibitionId);
  if (archive !== undefined) found = found.where(archive ? hasEnded : sql<boolean>`not ${hasEnded}`);

  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(exhibitionColumns.flatMap((name) => (name === 'id' ? [] : [`e.${name}` as const])))
    .select([
      'p.id as participation_id',
      'p.exhibition_id',
      'p.extended_dates',
      'p.type',
      'p.quota_certificate',
      'p.quota_installation',
      'p.quota_car',
      'c.id as company_id',
      'c.name_rus',
      'c.name_eng',
      'o.status as catalog_order_status',
    ])
    .select([
      standRows().as('stands'),
      certificateCount().as('certificate_count'),
      carPassCount().as('car_passes_count'),
      isPrimary(userId).as('is_primary'),
      roleOfUser(userId).as('role'),
    ])
    .orderBy('e.started_at', archive ? 'desc' : 'asc')
    .orderBy('p.id')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  const items = rows.map((row) => {
    const stands = row.stands.map(standResponse);
    return {
      id: row.participation_id,
      type: row.type,
      company: { id: row.company_id, name_rus: row.name_rus, name_eng: row.name_eng },
      exhibition: exhibitionOf(row),
      stands,
      catalog_order_status: row.catalog_order_status,
      quota: quotaResponse(row, stands, row.certificate_count),
      car_passes_count: row.car_passes_count,
      is_primary: row.is_primary,
      role: row.role,
    };
  });
  return { items, total };
};

/** The role of a user in a participation, or else in its collective organiser's one. */
const roleOfUser = (userId: number) => sql<Role | null>`coalesce(
  (select pu.role from participation_users pu where pu.participation_id = p.id and pu.user_id = ${userId}),
  (select pu.role from participation_users pu where pu.participation_id = p.parent_id and pu.user_id = ${userId}))`;
