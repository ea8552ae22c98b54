import { sql, type RawBuilder } from 'kysely';

/** The rows of a subquery as one JSON column; an empty list if there are none. */
export const jsonRows = <Row>(query: RawBuilder<Row>): RawBuilder<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(item), '[]'::json) from (${query}) item)`;
