import { comparisonKey, localizedNames } from '@fairfront/shared-kit/domain/common';
import type { StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { withinExhibitions } from '../../../platform/database/within-exhibitions';
import type { Paging } from '../../../platform/http/paging';

/** Tables of what staff set up and archive. */
export type RecordTable = 'exhibitions' | 'pavilions' | 'exhibition_managers' | 'companies';

/** The columns that all of them have. */
export interface StoredRecord {
  id: number;
  external_id: string | null;
  archived_at: Date | null;
}

/** One row; undefined for an unknown one. @param lock until the end of the transaction */
export const findRecord = async <Row extends StoredRecord>(
  db: Kysely<Tables>,
  table: RecordTable,
  id: number,
  lock = false,
): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
};

export interface RecordFilter {
  /** Archived ones instead of the others. */
  isArchived: boolean;
  /** For exhibitions: those of the reader. */
  within?: StaffExhibitions;
  /** Records of this exhibition; pavilions without an exhibition belong to all of them. */
  exhibitionId?: number;
  /** Part of the name of a company, in either language. */
  search?: string;
}

const order: Readonly<Record<RecordTable, ReturnType<typeof sql>>> = {
  exhibitions: sql`started_at desc, id`,
  pavilions: sql`id`,
  exhibition_managers: sql`position, id`,
  companies: sql`id`,
};

const conditionOf = (table: RecordTable, { isArchived, within = 'all', exhibitionId, search }: RecordFilter) => {
  const conditions = [isArchived ? sql`archived_at is not null` : sql`archived_at is null`];
  if (table === 'exhibitions') conditions.push(withinExhibitions('id', within));
  if (exhibitionId !== undefined) {
    conditions.push(
      table === 'pavilions'
        ? sql`(exhibition_id = ${exhibitionId} or exhibition_id is null)`
        : sql`exhibition_id = ${exhibitionId}`,
    );
  }
  const words = search === undefined ? '' : comparisonKey(search);
  if (words !== '') {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    const isNamed = localizedNames('name').map((name) => sql`lower(${sql.ref(name)}) like lower(${pattern})`);
    conditions.push(sql`(${sql.join(isNamed, sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
};

/** One page of rows, and how many there are. */
export const listRecords = async <Row extends StoredRecord>(
  db: Kysely<Tables>,
  table: RecordTable,
  filter: RecordFilter,
  { page, perPage }: Paging,
): Promise<{ rows: Row[]; total: number }> => {
  const condition = conditionOf(table, filter);
  const count = sql<number>`(select count(*) from ${sql.table(table)} where ${condition})`;
  const { rows } = await sql<Row & { total: number }>`
    select *, ${count} as total from ${sql.table(table)} where ${condition}
    order by ${order[table]} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  if (rows.length > 0 || page === 1) return { rows, total: Number(rows[0]?.total ?? 0) };
  const { rows: counted } = await sql<{ total: number }>`select ${count} as total`.execute(db);
  return { rows, total: Number(counted[0]?.total ?? 0) };
};

/** All rows of an exhibition that are not archived; pavilions without an exhibition belong to all of them. */
export const listAllRecords = async <Row extends StoredRecord>(
  db: Kysely<Tables>,
  table: 'pavilions' | 'exhibition_managers',
  exhibitionId: number,
): Promise<Row[]> => {
  const condition = conditionOf(table, { isArchived: false, exhibitionId });
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${condition} order by ${order[table]}`.execute(db);
  return rows;
};

/** Stores columns of a row. */
export const updateRecord = async (
  trx: Transaction<Tables>,
  table: RecordTable,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(trx);
};

/**
 * The row that has a number of another system, where these are unique: in the exhibition, or everywhere.
 * @returns its id, null when nobody has it
 */
export const findExternal = async (
  db: Kysely<Tables>,
  table: RecordTable | 'participations',
  { externalId, exhibitionId }: { externalId: string; exhibitionId?: number | null },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where external_id = ${externalId}
      ${exhibitionId === undefined ? sql`` : sql`and exhibition_id is not distinct from ${exhibitionId}`}`.execute(db);
  return rows[0]?.id ?? null;
};

/** Participations with a stand in a pavilion or in one of its halls. */
export const participationsInPavilion = async (db: Kysely<Tables>, pavilionId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct s.participation_id as id from stands s join pavilions hall on hall.id = s.pavilion_id
    where hall.id = ${pavilionId} or hall.parent_id = ${pavilionId} order by 1`.execute(db);
  return rows.map(({ id }) => id);
};
