import { formatDate } from '@fairfront/shared-kit/formats';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { ExhibitionHead } from '../documents/sheets';

/** The exhibition of a participation as the head of a sheet, and the exhibitor. */
export const readExhibitionHead = async (
  db: Kysely<Tables>,
  participationId: number,
): Promise<{ exhibition: ExhibitionHead; company: { name_rus: string; name_eng: string } }> => {
  const row = await db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['e.title_rus', 'e.title_eng', 'e.started_at', 'e.ended_at', 'e.venue_rus', 'e.venue_eng', 'e.website'])
    .select(['c.name_rus', 'c.name_eng'])
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
  const day = (value: string) => formatDate(value, 'ru');
  return {
    exhibition: {
      title: { rus: row.title_rus, eng: row.title_eng },
      dates: `${day(row.started_at)} – ${day(row.ended_at)}`,
      venue: row.venue_rus === null ? null : { rus: row.venue_rus, eng: row.venue_eng ?? row.venue_rus },
      website: row.website,
    },
    company: { name_rus: row.name_rus, name_eng: row.name_eng },
  };
};
