import type { EventType, Role } from '@fairfront/shared-kit/model';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { readCompany } from '../companies/companies.repository';
import { exhibitionDays, exhibitionDeadlines } from '../exhibitions/exhibition-dates.model';
import { carPassCountsOf, certificateCountsOf, rolesOf, standsOf, usersOf } from './participation-parts.repository';
import { quotaAnswer } from './participation-quota';

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
}

/** The access facts of a participation, or null when there is none with this id. */
export const readAccess = async (db: Kysely<Tables>, id: number): Promise<ParticipationAccess | null> => {
  const row = await db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['p.id', 'p.type', 'p.parent_id', 'p.is_edit', 'p.exhibition_id', 'e.is_show_order_additional_services'])
    .where('p.id', '=', id)
    // nobody comes to a deleted sub-exhibitor any more (ACC-106)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...row,
    // only a sub participation can be closed to its own users (SHELL-149)
    is_edit: row.type === 'sub' ? row.is_edit : true,
    users: await rolesOf(db, id),
    parent: row.parent_id === null ? null : { id: row.parent_id, users: await rolesOf(db, row.parent_id) },
  };
};

/** One participation as the API answers it to this user; null when there is none. Access is judged before. */
export const readParticipation = async (db: Kysely<Tables>, id: number, userId: number) => {
  const row = await db.selectFrom('participations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [stands, users, counts] = [
    await standsOf(db, [id]),
    await usersOf(db, [id]),
    await certificateCountsOf(db, [id]),
  ];
  const order = await db
    .selectFrom('catalog_orders')
    .select(['id', 'status'])
    .where('participation_id', '=', id)
    .executeTakeFirst();
  const ownStands = stands.get(id) ?? [];
  return {
    id,
    type: row.type,
    is_edit: row.type === 'sub' ? row.is_edit : true,
    is_not_resident: row.is_not_resident,
    is_primary: await isPrimary(db, id, userId),
    is_edo_rent_available: row.is_edo_rent_available,
    is_edo_services_available: row.is_edo_services_available,
    application: row.application_number === null ? null : { number: row.application_number },
    catalog_order_id: order?.id ?? null,
    catalog_order_status: order?.status ?? null,
    currencies: row.currencies,
    quota: quotaAnswer(row, ownStands, counts.get(id) ?? 0),
    pavilion_xml_id: row.pavilion_xml_id,
    hall_rus: row.hall_rus,
    pavilions: row.pavilions,
    stands: ownStands,
    company: await readCompany(db, row.company_id),
    exhibition: await readExhibition(db, row.exhibition_id),
    users: users.get(id) ?? [],
    parent: row.parent_id === null ? null : await readParent(db, row.parent_id),
  };
};

const isPrimary = async (db: Kysely<Tables>, id: number, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('primary_participations')
    .select('participation_id')
    .where('participation_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

const readExhibition = async (db: Kysely<Tables>, id: number) => {
  const exhibition = await db
    .selectFrom('exhibitions')
    .select([...exhibitionColumns, 'texts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const managers = await db
    .selectFrom('exhibition_managers')
    .selectAll()
    .where('exhibition_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    ...exhibition,
    vat_rate: Number(exhibition.vat_rate),
    managers: managers.map(({ exhibition_id: _exhibition, position: _position, ...manager }) => ({
      ...manager,
      image: null,
    })),
  };
};

const readParent = async (db: Kysely<Tables>, id: number) => {
  const row = await db
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['p.id', 'p.type', 'c.id as company_id', 'c.name_rus', 'c.name_eng'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    type: row.type,
    company: { id: row.company_id, name_rus: row.name_rus, name_eng: row.name_eng },
    users: await rolesOf(db, id),
  };
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
    .selectAll('e')
    .select([
      'p.id as participation_id',
      'p.type',
      'p.parent_id',
      'p.quota_certificate',
      'p.quota_installation',
      'p.quota_car',
      'c.id as company_id',
      'c.name_rus',
      'c.name_eng',
      'o.status as catalog_order_status',
    ])
    .orderBy('e.started_at', archive ? 'desc' : 'asc')
    .orderBy('p.id')
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  if (rows.length === 0) return { items: [], total };

  const ids = rows.map(({ participation_id }) => participation_id);
  const [stands, certificates, cars] = [
    await standsOf(db, ids),
    await certificateCountsOf(db, ids),
    await carPassCountsOf(db, ids),
  ];
  const primary = await primaryIdsOf(db, userId);
  const roles = await rolesOfUser(db, userId);
  const items = rows.map((row) => {
    const id = row.participation_id;
    const ownStands = stands.get(id) ?? [];
    const exhibition = Object.fromEntries(exhibitionColumns.map((name) => [name, row[name]])) as Pick<
      typeof row,
      (typeof exhibitionColumns)[number]
    >;
    return {
      id,
      type: row.type,
      company: { id: row.company_id, name_rus: row.name_rus, name_eng: row.name_eng },
      exhibition: { ...exhibition, vat_rate: Number(exhibition.vat_rate) },
      stands: ownStands,
      catalog_order_status: row.catalog_order_status,
      quota: quotaAnswer(row, ownStands, certificates.get(id) ?? 0),
      car_passes_count: cars.get(id) ?? 0,
      is_primary: primary.has(id),
      role: roles.get(id) ?? (row.parent_id === null ? null : (roles.get(row.parent_id) ?? null)),
    };
  });
  return { items, total };
};

const primaryIdsOf = async (db: Kysely<Tables>, userId: number): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('primary_participations')
    .select('participation_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ participation_id }) => participation_id));
};

const rolesOfUser = async (db: Kysely<Tables>, userId: number): Promise<Map<number, Role>> => {
  const rows = await db
    .selectFrom('participation_users')
    .select(['participation_id', 'role'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ participation_id, role }) => [participation_id, role]));
};
