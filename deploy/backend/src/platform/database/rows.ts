import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Tables } from './tables';

/** Parameters of a statement: the protocol counts them in 16 bits, some drivers with a sign. */
const mostParameters = 30_000;

const columnsOf = (rows: readonly object[]): string[] => [
  ...new Set(
    rows.flatMap((row) => Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]))),
  ),
];

const valuesOf = (row: object, columns: readonly string[]) =>
  sql`(${sql.join(
    columns.map((name) => {
      const value = (row as Record<string, unknown>)[name];
      return value === undefined ? sql`default` : sql.val(value);
    }),
  )})`;

const statements = <Row extends object>(table: string, rows: readonly Row[]) => {
  const columns = columnsOf(rows);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const size = Math.max(1, Math.floor(mostParameters / Math.max(1, columns.length)));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const values = rows.slice(index * size, (index + 1) * size).map((row) => valuesOf(row, columns));
    return sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`;
  });
};

/** Inserts rows with one statement, or with several if they have too many values for one; nothing without rows. */
export const insertRows = async <Name extends keyof Tables & string>(
  trx: Transaction<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> => {
  for (const statement of statements(table, rows)) await statement.execute(trx);
};

/** The same, leaving out rows whose value of a unique column is stored already. */
export const insertMissing = async <Name extends keyof Tables & string>(
  trx: Transaction<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  column: keyof Tables[Name] & string,
): Promise<void> => {
  for (const statement of statements(table, rows)) {
    await sql`${statement} on conflict (${sql.ref(column)}) do nothing`.execute(trx);
  }
};

/** Tables whose rows have a number of their own. */
export type NumberedTable = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends { id: number } ? Name : never;
}[keyof Tables] &
  string;

/** The same for rows that the database numbers. @returns the ids, in the order of the rows */
export const insertNumbered = async <Name extends NumberedTable>(
  trx: Transaction<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<number[]> => {
  const ids: number[] = [];
  for (const statement of statements(table, rows)) {
    const { rows: inserted } = await sql<{ id: number }>`${statement} returning id`.execute(trx);
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
};

/** One row, locked until the end of the transaction; undefined for an unknown one. */
export const lockRow = async <Name extends NumberedTable>(
  trx: Transaction<Tables>,
  table: Name,
  id: number,
): Promise<Selectable<Tables[Name]> | undefined> => {
  const { rows } = await sql<
    Selectable<Tables[Name]>
  >`select * from ${sql.table(table)} where id = ${id} for update`.execute(trx);
  return rows[0];
};

/** Changes one row; nothing without values. */
export const updateRow = async <Name extends NumberedTable>(
  trx: Transaction<Tables>,
  table: Name,
  id: number,
  values: Updateable<Tables[Name]>,
): Promise<void> => {
  const changes = Object.entries(values).filter(([, value]) => value !== undefined);
  if (changes.length === 0) return;
  const list = sql.join(changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  await sql`update ${sql.table(table)} set ${list} where id = ${id}`.execute(trx);
};

/**
 * Changes many rows with one statement. Each has its id and the same columns, among them those that a row must have: the
 * database checks them as if it were new.
 */
export const updateRows = async <Name extends NumberedTable>(
  trx: Transaction<Tables>,
  table: Name,
  rows: readonly (Insertable<Tables[Name]> & { id: number })[],
): Promise<void> => {
  const changes = columnsOf(rows)
    .filter((name) => name !== 'id')
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  for (const statement of statements(table, rows)) {
    await sql`${statement} on conflict (id) do update set ${sql.join(changes)}`.execute(trx);
  }
};

/** Removes one row. */
export const deleteRow = async (trx: Transaction<Tables>, table: NumberedTable, id: number): Promise<void> => {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
};

/** One row, without a lock; undefined for an unknown one. */
export const readRow = async <Name extends NumberedTable>(
  db: Kysely<Tables>,
  table: Name,
  id: number,
): Promise<Selectable<Tables[Name]> | undefined> => {
  const { rows } = await sql<Selectable<Tables[Name]>>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
};

const inOrder = (order: readonly string[]) => sql`order by ${sql.join(order.map((name) => sql.ref(name)))}`;

/** The rows of a small table by `order`, all or those of another row. */
export const listRows = async <Name extends NumberedTable>(
  db: Kysely<Tables>,
  table: Name,
  order: readonly (keyof Tables[Name] & string)[],
  of?: { column: keyof Tables[Name] & string; id: number },
): Promise<Selectable<Tables[Name]>[]> => {
  const ofRow = of ? sql`where ${sql.ref(of.column)} = ${of.id}` : sql``;
  const { rows } = await sql<
    Selectable<Tables[Name]>
  >`select * from ${sql.table(table)} ${ofRow} ${inOrder(order)}`.execute(db);
  return rows;
};

/** One page of a table by `order`, with the number of all rows. */
export const pageOfRows = async <Name extends NumberedTable>(
  db: Kysely<Tables>,
  table: Name,
  order: readonly (keyof Tables[Name] & string)[],
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: Selectable<Tables[Name]>[]; total: number }> => {
  const counted = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(db);
  const { rows } = await sql<Selectable<Tables[Name]>>`select * from ${sql.table(table)} ${inOrder(order)}
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
};

/** A column that refers to a row. */
export interface Reference {
  table: keyof Tables & string;
  column: string;
}

/** Whether any row refers to this one. */
export const isReferredTo = async (
  trx: Transaction<Tables>,
  id: number,
  references: readonly Reference[],
): Promise<boolean> => {
  if (references.length === 0) return false;
  const tests = references.map(
    ({ table, column }) => sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id})`,
  );
  const { rows } = await sql<{ used: boolean }>`select (${sql.join(tests, sql` or `)}) as used`.execute(trx);
  return rows[0]?.used ?? false;
};

/** Which of these ids a table has and offers: rows that are archived are left out. */
export const offeredIds = async (
  db: Kysely<Tables>,
  table: NumberedTable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  // a table without an archive has no column of that name: the row as JSON has a key or none
  const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(table)} t
    where t.id = any(${sql.val([...new Set(ids)])}::bigint[]) and to_jsonb(t)->>'archived_at' is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** A row with one of the requested external ids. */
interface TakenExternalId {
  id: number;
  external_id: string;
  /** The row within which external ids are unique; null where they are unique in the whole table. */
  scope: number | null;
}

/** Rows that have these external ids; other writers of external ids of the table wait, so that none is taken twice. */
export const takenExternalIds = async (
  trx: Transaction<Tables>,
  table: NumberedTable,
  externalIds: readonly string[],
  scopeColumn?: string,
): Promise<TakenExternalId[]> => {
  if (externalIds.length === 0) return [];
  await sql`select pg_advisory_xact_lock(hashtext(${`external ids of ${table}`}))`.execute(trx);
  const scope = scopeColumn === undefined ? sql<null>`null::bigint` : sql<number>`${sql.ref(scopeColumn)}`;
  const { rows } = await sql<TakenExternalId>`select id, external_id, ${scope} as scope from ${sql.table(table)}
    where external_id = any(${sql.val([...externalIds])}::text[])`.execute(trx);
  return rows;
};
