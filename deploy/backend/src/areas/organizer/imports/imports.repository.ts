import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { NumberedTable } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';

/** Rows of a table whose column has one of these texts, locked until the end of the transaction. */
export const lockRowsBy = async <Name extends NumberedTable>(
  trx: Transaction<Tables>,
  table: Name,
  column: string,
  texts: readonly unknown[],
): Promise<Selectable<Tables[Name]>[]> => {
  const asked = [...new Set(texts.filter((text) => typeof text === 'string'))];
  if (asked.length === 0) return [];
  const { rows } = await sql<Selectable<Tables[Name]>>`select * from ${sql.table(table)}
    where ${sql.ref(column)} = any(${sql.val(asked)}::text[]) order by id for update`.execute(trx);
  return rows;
};

/** Rows of a table with one of these ids, locked until the end of the transaction. */
export const lockRowsOf = async <Name extends NumberedTable>(
  trx: Transaction<Tables>,
  table: Name,
  ids: readonly unknown[],
  column = 'id',
): Promise<Selectable<Tables[Name]>[]> => {
  const asked = [...new Set(ids.filter((id) => typeof id === 'number'))];
  if (asked.length === 0) return [];
  const { rows } = await sql<Selectable<Tables[Name]>>`select * from ${sql.table(table)}
    where ${sql.ref(column)} = any(${sql.val(asked)}::bigint[]) order by id for update`.execute(trx);
  return rows;
};

/** Countries with one of these names, in either language. */
export const countriesNamed = async (db: Kysely<Tables>, names: readonly unknown[]) => {
  const asked = names.filter((name) => typeof name === 'string');
  if (asked.length === 0) return [];
  return db
    .selectFrom('countries')
    .selectAll()
    .where(({ eb, or }) => or([eb('name_rus', 'in', asked), eb('name_eng', 'in', asked)]))
    .orderBy('id')
    .execute();
};

/** The types and parents of participations. */
export const participationFacts = (db: Kysely<Tables>, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('participations')
        .select(['id', 'type', 'exhibition_id', 'company_id', 'deleted_at'])
        .where('id', 'in', ids)
        .execute();

/** The currencies of exhibitions by id. */
export const currenciesOf = async (db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('exhibitions').select(['id', 'currencies']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, currencies }) => [id, currencies]));
};
