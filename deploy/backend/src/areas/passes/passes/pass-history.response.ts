import { historyAuthor, passStatuses } from '@fairfront/shared-kit/domain/passes';
import type { PassHistoryEntry } from '@fairfront/shared-kit/domain/passes/api';
import type { Static } from 'typebox';
import type { PassActionRow } from './pass-history.repository';

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

/** Only this area writes details; values of another type are skipped. */
const textOf = (details: unknown, key: string): string | null => {
  const value = typeof details === 'object' && details !== null ? Reflect.get(details, key) : null;
  return typeof value === 'string' ? value : null;
};

/** The deletion of a replaced pass is skipped, because the history of its correction shows the replacement. */
const isReplacement = (action: string, details: unknown): boolean =>
  action.endsWith('.deleted') && typeof details === 'object' && details !== null && 'reissued_as' in details;

/** Who did what with a pass and when. */
export const passHistoryResponse = (rows: readonly PassActionRow[]): Entry[] =>
  rows.flatMap((row) => {
    // the one row of a pass without audit entries
    if (row.id === null || row.action === null || row.created_at === null) return [];
    const action = actions[row.action.split('.')[1] ?? ''];
    if (!action || isReplacement(row.action, row.details)) return [];
    const { name, lastname } = row;
    const actor = { name, lastname, isOrganizer: row.access === 'manager', isOfParent: row.is_of_parent };
    const status = passStatuses.find((one) => one === textOf(row.details, 'status')) ?? null;
    return {
      id: row.id,
      at: row.created_at.toISOString(),
      action,
      by: row.user_id === null ? null : historyAuthor(actor),
      status,
      comment: textOf(row.details, 'comment'),
    };
  });
