import { sql, type Kysely } from 'kysely';
import { typeOfName } from '../../platform/files/file-store';
import type { Tables } from '../../platform/database/tables';

const tablesOfFiles = [
  'document_files',
  'order_files',
  'catalog_order_files',
  'publication_files',
  'extension_files',
  'library_files',
  'announcement_files',
  'list_exports',
] as const;

/** All stored files that rows name. */
export const allNamedFiles = async (db: Kysely<Tables>): Promise<Set<string>> => {
  const logos = await db.selectFrom('company_logos').select(['original_name', 'thumbnail_name']).execute();
  const named = new Set(logos.flatMap((row) => [row.original_name, row.thumbnail_name]));
  const services = await db.selectFrom('additional_services').select('images').execute();
  for (const { images } of services)
    for (const { original_path, thumbnail_path } of images) named.add(original_path).add(thumbnail_path);
  for (const table of tablesOfFiles) {
    const rows = await db.selectFrom(table).select('stored_name').where('stored_name', 'is not', null).execute();
    for (const { stored_name } of rows) if (stored_name !== null) named.add(stored_name);
  }
  // pictures of the demo are named, too, but are not in the store
  return new Set([...named].filter((name) => typeOfName(name) !== null));
};

/** Those of some stored files that a row names. */
export const namedFiles = async (db: Kysely<Tables>, asked: readonly string[]): Promise<Set<string>> => {
  const logos = await db
    .selectFrom('company_logos')
    .select(['original_name', 'thumbnail_name'])
    .where((on) => on.or([on('original_name', 'in', asked), on('thumbnail_name', 'in', asked)]))
    .execute();
  const named = new Set(logos.flatMap((row) => [row.original_name, row.thumbnail_name]));
  const ofServices = await sql<{ name: string }>`
    select name from additional_services s, jsonb_to_recordset(s.images) as i(original_path text, thumbnail_path text),
      unnest(array[original_path, thumbnail_path]) as name
    where name = any(${sql.val([...asked])}::text[])`.execute(db);
  for (const { name } of ofServices.rows) named.add(name);
  for (const table of tablesOfFiles) {
    const rows = await db.selectFrom(table).select('stored_name').where('stored_name', 'in', asked).execute();
    for (const { stored_name } of rows) if (stored_name !== null) named.add(stored_name);
  }
  return named;
};
