import type { LibraryType } from '@fairfront/mf-account/model';
import type { Locale } from '@fairfront/shared-kit/model';
import type { Transaction } from 'kysely';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { notFound } from '../http/http-error';
import type { Services } from '../services';
import type { AuditAction } from '../texts/record-names';

/** What the organiser says of a document of the library. */
export interface LibraryTitles {
  title_rus: string;
  title_eng: string;
}

interface Change {
  userId: number;
  at: Date;
}

const audit = (trx: Transaction<Tables>, { userId, at }: Change, action: AuditAction, itemId: number) =>
  writeAudit(trx, { userId, participationId: null, action, subject: `library-item ${itemId}`, at });

/** Adds a document at the end of its kind (ACC-206). @throws HttpError 404 for an unknown exhibition */
export const addLibraryItem = async (
  trx: Transaction<Tables>,
  exhibitionId: number,
  item: LibraryTitles & { type: LibraryType },
  change: Change,
) => {
  const exhibition = await trx
    .selectFrom('exhibitions')
    .select('id')
    .where('id', '=', exhibitionId)
    .forUpdate()
    .executeTakeFirst();
  if (!exhibition) throw notFound();
  const { last } = await trx
    .selectFrom('library_items')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('exhibition_id', '=', exhibitionId)
    .where('type', '=', item.type)
    .executeTakeFirstOrThrow();
  const { type, title_rus, title_eng } = item;
  const { id } = await trx
    .insertInto('library_items')
    .values({ exhibition_id: exhibitionId, type, position: (last ?? 0) + 1, title_rus, title_eng })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(trx, change, 'library-item.added', id);
  return { id, title_rus, title_eng, files: [] };
};

/** Takes a document with its files out of the library; the files leave the store (ACC-206). @throws HttpError 404 */
export const removeLibraryItem = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  itemId: number,
  change: Change,
): Promise<void> => {
  const files = await trx.selectFrom('library_files').select('stored_name').where('item_id', '=', itemId).execute();
  const { numDeletedRows } = await trx.deleteFrom('library_items').where('id', '=', itemId).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  if (files.length > 0) await outbox.add(trx, 'file-removal', { names: files.map(({ stored_name }) => stored_name) });
  await audit(trx, change, 'library-item.removed', itemId);
};

interface StoredFile {
  itemId: number;
  locale: Locale;
  storedName: string;
  size: number;
}

/**
 * Attaches the PDF of one language in place of an older one; it is named by the title (ACC-206).
 * @throws HttpError 404 for an unknown document
 */
export const enterLibraryFile = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  { itemId, locale, storedName, size }: StoredFile,
  change: Change,
) => {
  const item = await trx
    .selectFrom('library_items')
    .select(['title_rus', 'title_eng'])
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  if (!item) throw notFound();
  const older = await trx
    .deleteFrom('library_files')
    .where('item_id', '=', itemId)
    .where('locale', '=', locale)
    .returning('stored_name')
    .execute();
  if (older.length > 0) await outbox.add(trx, 'file-removal', { names: older.map(({ stored_name }) => stored_name) });
  const original_name = `${locale === 'ru' ? item.title_rus : item.title_eng}.pdf`;
  const { id } = await trx
    .insertInto('library_files')
    .values({ item_id: itemId, locale, stored_name: storedName, original_name, size })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(trx, change, 'library-item.file-attached', itemId);
  return { data: { id, locale, original_name, size } };
};
