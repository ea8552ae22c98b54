import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { Transaction } from 'kysely';
import { insertNumbered, insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';

/** An announcement that was published before, with the marks of its readers. */
interface ImportedAnnouncement extends Localized<'title' | 'body'> {
  id?: number;
  external_id?: string | null;
  exhibition_id: number;
  audience: readonly EventType[];
  is_compulsory: boolean;
  read_until: string | null;
  published_at: Date;
  /** Already in the store; null without a file. */
  file: { stored_name: string; original_name: string; size: number } | null;
  reads: readonly {
    participation_id: number;
    user_id: number;
    read_at: Date;
    /** The mark makes the step of the participation done. */
    is_counted: boolean;
  }[];
}

/** Stores announcements that were published elsewhere: nobody is notified of them again. */
export const importAnnouncements = async (
  trx: Transaction<Tables>,
  announcements: readonly ImportedAnnouncement[],
): Promise<void> => {
  const ids = await insertNumbered(
    trx,
    'announcements',
    announcements.map(({ file: _file, reads: _reads, audience, ...row }) => ({
      ...row,
      audience: JSON.stringify(audience),
      created_by: null,
    })),
  );
  const numbered = announcements.map((one, index) => ({ ...one, announcement_id: ids[index] ?? 0 }));
  await insertRows(
    trx,
    'announcement_files',
    numbered.flatMap(({ announcement_id, file }) => (file ? [{ ...file, announcement_id }] : [])),
  );
  await insertRows(
    trx,
    'announcement_reads',
    numbered.flatMap(({ announcement_id, reads }) => reads.map((read) => ({ ...read, announcement_id }))),
  );
};
