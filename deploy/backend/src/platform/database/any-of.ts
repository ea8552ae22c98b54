import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * The right side of `id = any(array(select …))`, for statements that claim rows. The subquery locks its rows once, and they
 * are then found by their key. A join, or `in`, is planned from what the planner believes about the table: with the
 * statistics of an empty one it repeats the subquery for each row, with a generic plan it reads the whole table.
 */
export const anyOf = (ids: Expression<{ id: number }>): RawBuilder<number> => sql<number>`any(array(${ids}))`;
