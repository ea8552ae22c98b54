import type { ListName } from '@fairfront/shared-kit/domain/organizer/api';
import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import type { ListPlace } from './list-cursor';

/** The filter of a list, and the part of it to read. */
export interface ListQuery {
  exhibition_id?: number;
  /** The exhibitions of the caller; absent: all. */
  exhibitions?: readonly number[];
  search?: string;
  updated_since?: string;
  status?: string;
  kind?: string;
  /** Of lists whose rows have numbers of other systems. */
  external_id?: string;
}

export interface ListPart {
  after: ListPlace | null;
  /** Only rows that were written before. */
  before: Date;
  limit: number;
}

type Condition = RawBuilder<boolean>;
const all = (conditions: readonly Condition[]) => sql.join([sql`true`, ...conditions], sql` and `);

/**
 * Rows whose id begins with the search, one of whose keys has it, or whose company is called so. All conditions are about
 * the row itself: only rows that are found are joined with others.
 */
const isFound = ({ keys, ofNamed }: Pick<Source, 'keys' | 'ofNamed'>, search: string): Condition => {
  const words = comparisonKey(search);
  const number = /^[1-9]\d{0,14}$/.test(words) ? [sql`starts_with(x.id::text, ${words})`] : [];
  const inKeys = keys.map((key) => sql`position(${words} in ${sql.ref(key)}) > 0`);
  const named = ofNamed ? [ofNamed(sql`position(${words} in named.search_key) > 0`)] : [];
  return sql<boolean>`(${sql.join([...number, ...inKeys, ...named], sql` or `)})`;
};

interface Source {
  /** The FROM clause, with `x` for the row itself. */
  from: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** Columns with texts as they are compared. */
  keys: readonly string[];
  /** Rows of companies `named` that fit a condition. */
  ofNamed?: (isNamed: RawBuilder<unknown>) => Condition;
  /** Rows of some exhibitions. */
  ofExhibitions: (ids: RawBuilder<unknown>) => Condition;
  ofKind?: (kind: string) => Condition;
  /** The kind that a row adds to its place in the list. */
  kind?: string;
}

const ofPlace = sql`x.participation_id, p.exhibition_id, p.company_id, ${textColumns('c.name', 'company')}`;
const place = sql`join participations p on p.id = x.participation_id join companies c on c.id = p.company_id`;
const inExhibitions = (ids: RawBuilder<unknown>) => sql<boolean>`p.exhibition_id in (${ids})`;
/** With `is true` the participations are found once and hashed; as a plain condition they were looked up for every row. */
const ofNamed = (isNamed: RawBuilder<unknown>) => sql<boolean>`(x.participation_id in (
  select of_named.id from participations of_named join companies named on named.id = of_named.company_id where ${isNamed})) is true`;

const people: Source = {
  from: sql`personal_passes x ${place}`,
  columns: sql`'personal' as kind, x.id, ${ofPlace}, x.type, x.status, x.comment,
    concat_ws(' ', x.lastname, x.name, x.middlename) as title, x.barcode, x.created_at, x.deleted_at`,
  keys: ['x.search_key'],
  ofNamed,
  ofExhibitions: inExhibitions,
  ofKind: (kind) => sql<boolean>`${kind === 'personal'}::boolean`,
  kind: 'personal',
};
const cars: Source = {
  from: sql`car_passes x ${place}`,
  columns: sql`'car' as kind, x.id, ${ofPlace}, null::text as type, x.status, x.comment,
    x.car_number as title, x.barcode, x.created_at, x.deleted_at`,
  keys: ['x.search_key'],
  ofNamed,
  ofExhibitions: inExhibitions,
  ofKind: (kind) => sql<boolean>`${kind === 'car'}::boolean`,
  kind: 'car',
};

const sources: Record<ListName, readonly Source[]> = {
  passes: [cars, people],
  orders: [
    {
      from: sql`additional_orders x ${place}`,
      columns: sql`x.id, ${ofPlace}, x.status, x.version, x.currency, x.purchase_number, x.payer_id, x.created_at,
        (select case when count(*) = count(l.amount) then sum(l.amount) / 100.0 end from order_lines l
          where l.order_id = x.id and not l.is_removed)::float8 as total_with_vat`,
      keys: [],
      ofNamed,
      ofExhibitions: inExhibitions,
    },
  ],
  'catalog-orders': [
    {
      from: sql`catalog_orders x ${place}`,
      columns: sql`x.id, ${ofPlace}, x.status, x.version, x.submitted_at, x.created_at`,
      keys: [],
      ofNamed,
      ofExhibitions: inExhibitions,
    },
  ],
  participations: [
    {
      from: sql`participations x join companies c on c.id = x.company_id`,
      columns: sql`x.id, x.external_id, x.exhibition_id, x.company_id, ${textColumns('c.name', 'company')}, x.type,
        x.parent_id, x.application_number, x.deleted_at, coalesce((select string_agg(s.title, ', ' order by s.id)
          from stands s where s.participation_id = x.id), '') as stands`,
      keys: ['x.application_number'],
      ofNamed: (isNamed) =>
        sql<boolean>`(x.company_id in (select named.id from companies named where ${isNamed})) is true`,
      ofExhibitions: (ids) => sql<boolean>`x.exhibition_id in (${ids})`,
      ofKind: (kind) => sql<boolean>`x.type = ${kind}`,
    },
  ],
  companies: [
    {
      from: sql`companies x`,
      columns: sql`x.id, x.external_id, ${textColumns('x.name')}, x.country_id, x.inn, x.email, '+' || x.phone as phone, x.website`,
      keys: ['x.search_key'],
      ofExhibitions: (ids) =>
        sql<boolean>`exists (select 1 from participations p where p.company_id = x.id and p.exhibition_id in (${ids}))`,
    },
  ],
  users: [
    {
      from: sql`users x`,
      columns: sql`x.id, x.email, x.lastname, x.name, x.middlename, '+' || x.phone as phone, x.locale, x.access, x.created_at`,
      keys: ['x.search_key'],
      ofExhibitions: (ids) => sql<boolean>`exists (select 1 from participation_users pu
        join participations p on p.id = pu.participation_id where pu.user_id = x.id and p.exhibition_id in (${ids}))`,
      ofKind: (kind) => sql<boolean>`x.access = ${kind}`,
    },
  ],
};

/** No exhibition at all: nothing. */
const ofAny = ({ ofExhibitions }: Source, ids: readonly number[]): Condition =>
  ids.length === 0 ? sql<boolean>`false` : ofExhibitions(sql.join(ids));

const conditionsOf = (source: Source, query: ListQuery): Condition[] => {
  const {
    exhibition_id: exhibition,
    exhibitions,
    search = '',
    updated_since: since,
    status,
    kind,
    external_id,
  } = query;
  return [
    ...(exhibition === undefined ? [] : [ofAny(source, [exhibition])]),
    ...(exhibitions === undefined ? [] : [ofAny(source, exhibitions)]),
    ...(comparisonKey(search) === '' ? [] : [isFound(source, search)]),
    ...(since === undefined ? [] : [sql<boolean>`x.changed_at >= ${new Date(since)}`]),
    ...(external_id === undefined ? [] : [sql<boolean>`x.external_id = ${external_id}`]),
    ...(status === undefined ? [] : [sql<boolean>`x.status = ${status}`]),
    ...(kind === undefined || !source.ofKind ? [] : [source.ofKind(kind)]),
  ];
};

/** Rows after a place: of the same moment those with a later kind, or with the same one and a greater id. */
const isAfter = ({ at, kind, id }: ListPlace, ownKind: string): Condition => {
  if (ownKind === kind) return sql<boolean>`(x.changed_at, x.id) > (${at}, ${id})`;
  return ownKind > kind ? sql<boolean>`x.changed_at >= ${at}` : sql<boolean>`x.changed_at > ${at}`;
};

/** A row as it is stored; columns by list, those of time are dates. */
export type StoredRow = Record<string, unknown> & { id: number; kind?: string; changed_at: Date };

/** A part of a list, in the order of the last change of its rows. */
export const readListPart = async (
  db: Kysely<Tables>,
  list: ListName,
  query: ListQuery,
  { after, before, limit }: ListPart,
): Promise<StoredRow[]> => {
  const parts = sources[list].map((source) => {
    const conditions = [
      ...conditionsOf(source, query),
      sql<boolean>`x.changed_at < ${before}`,
      ...(after ? [isAfter(after, source.kind ?? '')] : []),
    ];
    return sql`(select ${source.columns}, x.changed_at from ${source.from} where ${all(conditions)}
      order by x.changed_at, x.id limit ${limit})`;
  });
  const kind = parts.length > 1 ? sql`, kind collate "C"` : sql``;
  const { rows } = await sql<StoredRow>`
    select * from (${sql.join(parts, sql` union all `)}) found order by changed_at${kind}, id limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** The number of rows of a list. */
export const countList = async (db: Kysely<Tables>, list: ListName, query: ListQuery): Promise<number> => {
  const counts = sources[list].map(
    (source) => sql`(select count(*) from ${source.from} where ${all(conditionsOf(source, query))})`,
  );
  const { rows } = await sql<{ total: number }>`select (${sql.join(counts, sql` + `)}) as total`.execute(db);
  return Number(rows[0]?.total ?? 0);
};
