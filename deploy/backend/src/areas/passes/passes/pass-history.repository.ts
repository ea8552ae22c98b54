import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { isOfParentOnly } from '../../participations';
import { subjectOf, type PassStore, type StoredPass } from './pass-store';

/** Ids of the rejected passes that a pass replaces, oldest first. */
const replacedBy = (details: unknown): number[] => {
  const value: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'replaced') : null;
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
};

/** Audit subjects of a pass: its own and those of the rejected passes that it replaces. */
const isAboutPass = ({ name }: Pick<PassStore<StoredPass, unknown>, 'name'>, passId: number) => {
  const subject = subjectOf({ name }, passId);
  return sql<boolean>`(a.subject = ${subject} or a.subject in (
    select ${`${name} `} || replaced.id from audit_log r, jsonb_array_elements_text(r.details->'replaced') replaced(id)
    where r.participation_id = a.participation_id and r.subject = ${subject} and r.action = ${`${name}.reissued`}))`;
};

/** The rejected passes that a pass replaces, by the audit. */
export const readReplaced = async (
  db: Kysely<Tables>,
  store: Pick<PassStore<StoredPass, unknown>, 'name'>,
  participationId: number,
  passId: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('audit_log')
    .select('details')
    .where('participation_id', '=', participationId)
    .where('subject', '=', subjectOf(store, passId))
    .where('action', '=', `${store.name}.reissued`)
    .execute();
  return rows.flatMap(({ details }) => replacedBy(details));
};

/**
 * The audit entries of a pass of this participation, oldest first; empty for an unknown or deleted one. Entries of the
 * rejected passes that it replaces come first.
 */
export const listPassActions = (
  db: Kysely<Tables>,
  store: Pick<PassStore<StoredPass, unknown>, 'table' | 'name'>,
  participationId: number,
  passId: number,
) =>
  db
    .selectFrom(sql<StoredPass>`${sql.table(store.table)}`.as('pass'))
    .leftJoin('audit_log as a', (join) =>
      join.onRef('a.participation_id', '=', 'pass.participation_id').on(isAboutPass(store, passId)),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.action', 'a.details', 'a.created_at', 'a.user_id', 'u.lastname', 'u.name', 'u.access'])
    .select(isOfParentOnly('a.participation_id', 'a.user_id').as('is_of_parent'))
    .where('pass.id', '=', passId)
    .where('pass.participation_id', '=', participationId)
    .where('pass.deleted_at', 'is', null)
    .orderBy('a.id')
    .execute();

export type PassActionRow = Awaited<ReturnType<typeof listPassActions>>[number];
