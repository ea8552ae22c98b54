import type { Locale } from '@fairfront/shared-kit/model';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** Signs that `like` reads as patterns, taken literally. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Ids of the services that a text is found in: a substring of name or short description in the language, whatever the case
 * (SVC-026), in the organiser's order.
 */
export const searchServices = async (db: Kysely<Tables>, text: string, locale: Locale): Promise<number[]> => {
  const pattern = `%${literally(text.toLowerCase())}%`;
  const language = locale === 'ru' ? 'rus' : 'eng';
  const rows = await db
    .selectFrom('additional_services as s')
    .select('s.id')
    .where(({ or, eb }) =>
      or([
        eb(sql<string>`lower(${sql.ref(`s.name_${language}`)})`, 'like', pattern),
        eb(sql<string>`lower(${sql.ref(`s.short_description_${language}`)})`, 'like', pattern),
      ]),
    )
    .orderBy('s.position')
    .orderBy(`s.name_${language}`)
    .execute();
  return rows.map(({ id }) => id);
};
