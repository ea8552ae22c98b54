import { type Localized, localizedOf } from '@fairfront/shared-kit/domain/common';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ExhibitionHead } from '../../../platform/documents/sheets';
import { readParticipationNames } from './participation-names.repository';

/** The exhibition of a participation as the head of a sheet, and the exhibitor. */
export const readExhibitionHead = async (
  db: Kysely<Tables>,
  participationId: number,
): Promise<{ exhibition: ExhibitionHead; company: Localized<'name'> }> => {
  const row = await readParticipationNames(db, participationId);
  const day = (value: string) => formatDate(value, 'ru');
  return {
    exhibition: {
      title: { rus: row.title_rus, eng: row.title_eng },
      dates: `${day(row.started_at)} – ${day(row.ended_at)}`,
      venue: row.venue_rus === null ? null : { rus: row.venue_rus, eng: row.venue_eng ?? row.venue_rus },
      website: row.website,
    },
    company: localizedOf(row, 'name'),
  };
};
