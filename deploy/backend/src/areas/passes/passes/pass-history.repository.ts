import { passStatuses } from '@fairfront/shared-kit/domain/passes';
import { sql, type Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../../../platform/database/tables';
import { isOfParentOnly } from '../../participations/participations/shown-names.repository';
import type { PassHistoryEntry } from '@fairfront/shared-kit/domain/passes/api';
import { subjectOf, type PassStore, type StoredPass } from './pass-store';

type Entry = Static<typeof PassHistoryEntry>;

const actions: Record<string, Entry['action']> = {
  created: 'created',
  reissued: 'reissued',
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

/** Numbers of the rejected passes that a pass was issued again for, oldest first. */
const replacedBy = (details: unknown): number[] => {
  const value: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'replaced') : null;
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
};

/** That a pass gave way to its correction is said by the correction. */
const isReplacement = (action: string, details: unknown): boolean =>
  action.endsWith('.deleted') && typeof details === 'object' && details !== null && 'reissued_as' in details;

/** Subjects of the audit that speak of a pass: its own and those of the rejected passes that it was issued again for. */
const isAboutPass = ({ name }: Pick<PassStore<StoredPass, unknown>, 'name'>, passId: number) => {
  const subject = subjectOf({ name }, passId);
  return sql<boolean>`(a.subject = ${subject} or a.subject in (
    select ${`${name} `} || replaced.id from audit_log r, jsonb_array_elements_text(r.details->'replaced') replaced(id)
    where r.participation_id = a.participation_id and r.subject = ${subject} and r.action = ${`${name}.reissued`}))`;
};

/** The rejected passes that a living pass stands for, by the audit. */
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
 * Who did what with a pass and when, oldest first (PASS-281); null when the participation has no such living pass (PASS-239).
 * What became of the rejected passes that it was issued again for comes before (PASS-324). People of the organiser are not
 * named to participants, nor those of the collective organiser to its sub-exhibitor (SHELL-218).
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
  if (rows.length === 0) return null;
  return rows.flatMap((row) => {
    // the one row of a pass that the audit does not know
    if (row.id === null || row.action === null || row.created_at === null) return [];
    const action = actions[row.action.split('.')[1] ?? ''];
    if (!action || isReplacement(row.action, row.details)) return [];
    const isOrganizer = row.access === 'manager';
    const isUnnamed = isOrganizer || row.is_of_parent || row.lastname === null;
    const name = isUnnamed ? null : `${row.lastname ?? ''} ${row.name ?? ''}`.trim();
    const status = passStatuses.find((one) => one === textOf(row.details, 'status')) ?? null;
    return {
      id: row.id,
      at: row.created_at.toISOString(),
      action,
      by: row.user_id === null ? null : { name, is_organizer: isOrganizer, is_stand_organizer: row.is_of_parent },
      status,
      comment: textOf(row.details, 'comment'),
    };
  });
};
