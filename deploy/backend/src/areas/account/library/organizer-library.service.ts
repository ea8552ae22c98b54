import type { LibraryType } from '@fairfront/shared-kit/domain/account';
import {
  type Locale,
  type Localized,
  locales,
  localizedNames,
  localizedOf,
  textOf,
} from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { changedNames, changesIn } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import type { AuditAction } from '../../../platform/texts/record-names';
import { participationsOfExhibition } from '../../participations';
import { readLibraryItem } from './library.repository';
import {
  deleteLibraryFiles,
  deleteLibraryItem,
  insertLibraryFile,
  insertLibraryItem,
  lastPosition,
  lockExhibition,
  lockLibraryTitles,
  renameLibraryFile,
  storedNamesOf,
  updateLibraryItem,
} from './organizer-library.repository';

/** The fields of a library document that the organiser sends. */
export type LibraryTitles = Localized<'title'>;

interface Change {
  userId: number;
  at: Date;
}

const audit = (
  trx: Transaction<Tables>,
  { userId, at }: Change,
  action: AuditAction,
  itemId: number,
  details: Record<string, unknown> = {},
) => writeAudit(trx, { userId, participationId: null, action, subject: `library-item ${itemId}`, details, at });

/** Adds a document at the end of its kind. @throws HttpError 404 for an unknown exhibition */
export const addLibraryItem = async (
  trx: Transaction<Tables>,
  exhibitionId: number,
  item: LibraryTitles & { type: LibraryType },
  change: Change,
) => {
  if (!(await lockExhibition(trx, exhibitionId))) throw notFound();
  const { type } = item;
  const titles = localizedOf(item, 'title');
  const position = (await lastPosition(trx, exhibitionId, type)) + 1;
  const id = await insertLibraryItem(trx, { exhibition_id: exhibitionId, type, position, ...titles });
  await audit(trx, change, 'library-item.added', id);
  return readLibraryItem(trx, id);
};

const fileNameOf = (titles: LibraryTitles, locale: Locale): string => `${textOf(titles, 'title', locale)}.pdf`;

/**
 * Renames a document with its files, archives it or shows it again; nothing happens when nothing changes.
 * @throws HttpError 404
 */
export const changeLibraryItem = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  { itemId, wanted }: { itemId: number; wanted: Partial<LibraryTitles> & { is_archived?: boolean } },
  change: Change,
) => {
  const item = await lockLibraryTitles(trx, itemId);
  if (!item) throw notFound();
  const former = { ...localizedOf(item, 'title'), is_archived: item.archived_at !== null };
  const values = { ...former, ...wanted };
  const changed = changedNames([...localizedNames('title'), 'is_archived'], former, values);
  if (changed.length > 0) {
    const archived_at = values.is_archived ? (item.archived_at ?? change.at) : null;
    await updateLibraryItem(trx, itemId, { ...localizedOf(values, 'title'), archived_at });
    for (const locale of locales) await renameLibraryFile(trx, itemId, { locale, name: fileNameOf(values, locale) });
    await audit(trx, change, 'library-item.changed', itemId, changesIn(changed, former, values));
    const participations = await participationsOfExhibition(trx, item.exhibition_id);
    await publishParticipationChanged(trx, { outbox }, participations);
  }
  return readLibraryItem(trx, itemId);
};

/** Takes a document with its files out of the library; the files leave the store. @throws HttpError 404 */
export const removeLibraryItem = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  itemId: number,
  change: Change,
): Promise<void> => {
  const names = await storedNamesOf(trx, itemId);
  if (!(await deleteLibraryItem(trx, itemId))) throw notFound();
  if (names.length > 0) await outbox.add(trx, 'file-removal', { names });
  await audit(trx, change, 'library-item.removed', itemId);
};

interface StoredFile {
  itemId: number;
  locale: Locale;
  storedName: string;
  size: number;
}

/**
 * Attaches the PDF of one language in place of an older one; it is named by the title.
 * @throws HttpError 404 for an unknown document
 */
export const enterLibraryFile = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  { itemId, locale, storedName, size }: StoredFile,
  change: Change,
) => {
  const item = await lockLibraryTitles(trx, itemId);
  if (!item) throw notFound();
  const names = await deleteLibraryFiles(trx, itemId, locale);
  if (names.length > 0) await outbox.add(trx, 'file-removal', { names });
  const original_name = fileNameOf(item, locale);
  const id = await insertLibraryFile(trx, { item_id: itemId, locale, stored_name: storedName, original_name, size });
  await audit(trx, change, 'library-item.file-attached', itemId);
  return { data: { id, locale, original_name, size } };
};
