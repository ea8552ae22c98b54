import { comparisonKey, localizedNames } from '@fairfront/shared-kit/domain/common';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { ParticipationSort } from '@fairfront/shared-kit/domain/participations/participation-rules';
import type { StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import type {
  IssuedPlaces,
  ParentFacts,
  QuotaName,
} from '@fairfront/shared-kit/domain/participations/participation-rules';
import { participationSettingFields } from '@fairfront/shared-kit/domain/participations/set-up-fields';
import type { StoredValues } from '@fairfront/shared-kit/domain/validation';
import { sql, type Kysely, type Transaction, type RawBuilder } from 'kysely';
import { jsonRows } from '../../../platform/database/json-rows';
import type { Tables } from '../../../platform/database/tables';
import { withinExhibitions } from '../../../platform/database/within-exhibitions';
import type { Paging } from '../../../platform/http/paging';
import { heldCount, userRows } from '../access/participation-parts.repository';
import { currenciesWithSymbols } from '../set-up/create.repository';
import { comparable } from '../../../platform/database/comparable';
import type { OwnStand } from './stands.repository';

/** Whether a name of company `c` contains the text, in any language, regardless of quotes, dashes and spaces. */
export const isCompanyNamed = (search: string): RawBuilder<boolean> => {
  const words = comparisonKey(search);
  if (words === '') return sql<boolean>`false`;
  const isIn = localizedNames('c.name').map((name) => sql`position(${words} in ${comparable(sql.ref(name))}) > 0`);
  return sql<boolean>`(${sql.join(isIn, sql` or `)})`;
};

/** The settings of a participation as columns; its currencies have another form in the API. */
const settingColumns = Object.keys(participationSettingFields) as (keyof typeof participationSettingFields)[];

export interface ParticipationsFilter {
  /** Those of the reader. */
  within: StaffExhibitions;
  id?: number;
  exhibitionId?: number;
  /** Part of a name of the company, in either language, of a stand or of the number of the application. */
  search?: string;
  type?: EventType;
  isArchived?: boolean;
  /** False: nobody has access. */
  hasPeople?: boolean;
  sort?: ParticipationSort;
}

const sortColumns = { id: 'p.id', company: 'c.search_key', people: 'user_count' } as const;

/** Of participation `p`. */
const isFound = (search: string): RawBuilder<boolean> => {
  const text = search.trim();
  return sql<boolean>`(${isCompanyNamed(text)} or p.application_number = ${text}
    or exists (select from stands s where s.participation_id = p.id and upper(s.title) = upper(${text})))`;
};

/** Participations of all exhibitions with their company, without a sort in the order of their ids. */
export const listAllParticipations = async (
  db: Kysely<Tables>,
  { within, id, exhibitionId, search, type, isArchived, hasPeople, sort = 'id' }: ParticipationsFilter,
  { page, perPage }: Paging,
) => {
  let query = db
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .where(withinExhibitions('p.exhibition_id', within));
  if (id !== undefined) query = query.where('p.id', '=', id);
  if (exhibitionId !== undefined) query = query.where('p.exhibition_id', '=', exhibitionId);
  if (search && comparisonKey(search) !== '') query = query.where(isFound(search));
  if (type !== undefined) query = query.where('p.type', '=', type);
  if (isArchived !== undefined) query = query.where('p.deleted_at', isArchived ? 'is not' : 'is', null);
  if (hasPeople !== undefined) {
    const someone = sql<boolean>`exists (select from participation_users pu where pu.participation_id = p.id)`;
    query = query.where(hasPeople ? someone : sql<boolean>`not ${someone}`);
  }
  const [, descends, by] = /^(-?)(.+)$/.exec(sort) ?? [];
  const { total } =
    id === undefined
      ? await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      : { total: 1 };
  const rows = await query
    .select([
      'p.id',
      'p.exhibition_id',
      'p.company_id',
      'p.parent_id',
      'p.type',
      ...localizedNames('c.name'),
      'p.deleted_at',
    ])
    .select(settingColumns.map((name) => `p.${name}` as const))
    .select((select) =>
      select
        .selectFrom('participation_users as pu')
        .whereRef('pu.participation_id', '=', 'p.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('user_count'),
    )
    .select(
      sql<string[]>`array(select s.title from stands s where s.participation_id = p.id order by s.id)`.as(
        'stand_titles',
      ),
    )
    .orderBy(sql.ref(sortColumns[by as keyof typeof sortColumns]), descends ? 'desc' : 'asc')
    .orderBy('p.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total };
};

/** A participation in the list of the organiser. */
export type ListedParticipation = Awaited<ReturnType<typeof listAllParticipations>>['rows'][number];

/** Whether there is a participation with this id, deleted or not. */
export const isParticipationKnown = async (db: Kysely<Tables>, id: number): Promise<boolean> => {
  const row = await db.selectFrom('participations').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
};

/** The stands and people of a participation, in one statement. @throws NoResultError for an unknown one */
export const readParts = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('participations as p')
    .select([
      jsonRows(sql<OwnStand>`
        select s.id, s.external_id, s.title, s.area, s.pavilion_id from stands s
        where s.participation_id = p.id order by s.id`).as('stands'),
      userRows().as('users'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();

/** Stores the organiser's changes of a participation. */
export const storeParticipationSettings = async (
  trx: Transaction<Tables>,
  id: number,
  { currencies, ...values }: StoredValues<typeof participationSettingFields>,
): Promise<void> => {
  await trx
    .updateTable('participations')
    .set({ ...values, currencies: currenciesWithSymbols(currencies) })
    .where('id', '=', id)
    .execute();
};

/** The data of an exhibition that a new participation needs; undefined for an unknown or archived one. */
export const findOpenExhibition = (trx: Transaction<Tables>, id: number) =>
  trx
    .selectFrom('exhibitions')
    .select(['id', 'currencies'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

/** Whether a company may take part: it is known and not archived. */
export const isCompanyOpen = async (trx: Transaction<Tables>, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** The facts about the parent of a participation that the rules need; null for an unknown one. */
export const findParentFacts = async (trx: Transaction<Tables>, id: number): Promise<ParentFacts | null> => {
  const row = await trx
    .selectFrom('participations')
    .select(['type', 'exhibition_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { type: row.type, exhibition_id: row.exhibition_id, is_deleted: row.deleted_at !== null } : null;
};

/**
 * Names on the living passes of participations and places that nobody has a name for, by participation and quota.
 * @param now ms since the epoch
 */
export const readIssued = async (
  trx: Transaction<Tables>,
  ids: readonly number[],
  now: number,
): Promise<Map<number, Record<QuotaName, IssuedPlaces>>> => {
  if (ids.length === 0) return new Map();
  const people = (isInstallation: boolean) =>
    jsonRows(sql<{ name: string }>`
      select concat_ws(' ', pp.lastname, pp.name) as name from personal_passes pp
      where pp.participation_id = p.id and pp.deleted_at is null and (pp.type = 'installation') = ${isInstallation}
      order by pp.id`);
  const rows = await trx
    .selectFrom('participations as p')
    .select([
      'p.id',
      people(false).as('certificates'),
      people(true).as('installers'),
      jsonRows(sql<{ name: string }>`
        select cp.car_number as name from car_passes cp
        where cp.participation_id = p.id and cp.deleted_at is null order by cp.id`).as('cars'),
      heldCount(now).as('held'),
      sql<number>`(select coalesce(sum(sub.quota_certificate), 0) from participations sub
        where sub.parent_id = p.id and sub.deleted_at is null)`.as('given'),
    ])
    .where('p.id', 'in', ids)
    .execute();
  const named = (found: { name: string }[], others = 0) => ({ names: found.map(({ name }) => name), others });
  return new Map(
    rows.map(({ id, certificates, installers, cars, held, given }) => [
      id,
      {
        quota_certificate: named(certificates, Number(held) + Number(given)),
        quota_installation: named(installers),
        quota_car: named(cars),
      },
    ]),
  );
};

/** Names of companies of the living sub-exhibitors of a participation. */
export const listSubNames = async (trx: Transaction<Tables>, id: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select('c.name_rus')
    .where('p.parent_id', '=', id)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute();
  return rows.map(({ name_rus: name }) => name);
};
