import { passStatuses } from '@fairfront/mf-passes/model';
import { sql, type Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../database/tables';
import type { PassHistoryEntry } from './pass-list.schema';
import { subjectOf, type PassStore, type StoredPass } from './pass-store';

type Entry = Static<typeof PassHistoryEntry>;

const actions: Record<string, Entry['action']> = {
  created: 'created',
  'filled-by-link': 'filled-by-link',
  'taken-over': 'taken-over',
  imported: 'imported',
  'status-changed': 'status-changed',
  'barcode-changed': 'barcode-changed',
  deleted: 'deleted',
  restored: 'restored',
};

/** Details are written by this area only; what does not fit is left out. */
const textOf = (details: unknown, key: string): string | null => {
  const value = typeof details === 'object' && details !== null ? Reflect.get(details, key) : null;
  return typeof value === 'string' ? value : null;
};

/**
 * Who did what with a pass and when, oldest first (PASS-281); null when the participation has no such living pass (PASS-239).
 * People of the organiser are not named to participants.
 */
export const readPassHistory = async (
  db: Kysely<Tables>,
  store: Pick<PassStore<StoredPass, unknown>, 'table' | 'name'>,
  participationId: number,
  passId: number,
): Promise<Entry[] | null> => {
  const rows = await db
    .selectFrom(sql<StoredPass>`${sql.table(store.table)}`.as('pass'))
    .leftJoin('audit_log as a', (join) =>
      join.onRef('a.participation_id', '=', 'pass.participation_id').on('a.subject', '=', subjectOf(store, passId)),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.action', 'a.details', 'a.created_at', 'a.user_id', 'u.lastname', 'u.name', 'u.access'])
    .where('pass.id', '=', passId)
    .where('pass.participation_id', '=', participationId)
    .where('pass.deleted_at', 'is', null)
    .orderBy('a.id')
    .execute();
  if (rows.length === 0) return null;
  return rows.flatMap((row) => {
    // the one row of a pass of which nothing is told
    if (row.id === null || row.action === null || row.created_at === null) return [];
    const action = actions[row.action.split('.')[1] ?? ''];
    if (!action) return [];
    const isOrganizer = row.access === 'manager';
    const person = row.lastname === null ? null : `${row.lastname} ${row.name ?? ''}`.trim();
    const status = passStatuses.find((one) => one === textOf(row.details, 'status')) ?? null;
    return {
      id: row.id,
      at: row.created_at.toISOString(),
      action,
      by: row.user_id === null ? null : { name: isOrganizer ? null : person, is_organizer: isOrganizer },
      status,
      comment: textOf(row.details, 'comment'),
    };
  });
};
