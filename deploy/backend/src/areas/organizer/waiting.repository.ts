import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** Figures of several areas in one statement; each is a subquery of its area, null for none. */
export const readFigures = async <Name extends string>(
  db: Kysely<Tables>,
  figures: Record<Name, RawBuilder<number> | null>,
): Promise<Record<Name, number | null>> => {
  const columns = (Object.keys(figures) as Name[]).map(
    (name) => sql`${figures[name] ?? sql`null::int`} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<Name, number | null>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] as Record<Name, number | null>;
};
