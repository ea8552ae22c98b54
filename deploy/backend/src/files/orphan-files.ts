import type { Services } from '../services';

/** Longer than any upload takes: a younger file may be on its way to its row. */
const graceMs = 3_600_000;
const chunkSize = 500;

/**
 * Removes stored files that no row names: their process has ended between the file and the commit, or the answer of the
 * commit was lost (ACC-042).
 */
export const removeOrphanFiles = async ({
  database,
  files,
  clock,
}: Pick<Services, 'database' | 'files' | 'clock'>): Promise<void> => {
  const names = await files.namesBefore(new Date(clock.now().getTime() - graceMs));
  for (let from = 0; from < names.length; from += chunkSize) {
    const asked = names.slice(from, from + chunkSize);
    const logos = await database.read
      .selectFrom('company_logos')
      .select(['original_name', 'thumbnail_name'])
      .where((on) => on.or([on('original_name', 'in', asked), on('thumbnail_name', 'in', asked)]))
      .execute();
    const documents = await database.read
      .selectFrom('document_files')
      .select('stored_name')
      .where('stored_name', 'in', asked)
      .execute();
    const ofOrders = await database.read
      .selectFrom('order_files')
      .select('stored_name')
      .where('stored_name', 'in', asked)
      .execute();
    const ofCatalogue = await database.read
      .selectFrom('catalog_order_files')
      .select('stored_name')
      .where('stored_name', 'in', asked)
      .execute();
    const ofPublications = await database.read
      .selectFrom('publication_files')
      .select('stored_name')
      .where('stored_name', 'in', asked)
      .execute();
    const ofExtensions = await database.read
      .selectFrom('extension_files')
      .select('stored_name')
      .where('stored_name', 'in', asked)
      .execute();
    const ofLibrary = await database.read
      .selectFrom('library_files')
      .select('stored_name')
      .where('stored_name', 'in', asked)
      .execute();
    const ofAnnouncements = await database.read
      .selectFrom('announcement_files')
      .select('stored_name')
      .where('stored_name', 'in', asked)
      .execute();
    const named = new Set([
      ...logos.flatMap((row) => [row.original_name, row.thumbnail_name]),
      ...documents.map((row) => row.stored_name),
      ...ofOrders.map((row) => row.stored_name),
      ...ofCatalogue.map((row) => row.stored_name),
      ...ofPublications.map((row) => row.stored_name),
      ...ofExtensions.map((row) => row.stored_name),
      ...ofLibrary.map((row) => row.stored_name),
      ...ofAnnouncements.map((row) => row.stored_name),
    ]);
    await files.remove(...asked.filter((name) => !named.has(name)));
  }
};
