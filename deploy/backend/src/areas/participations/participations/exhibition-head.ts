import { type Localized, localizedOf } from '@fairfront/shared-kit/domain/common';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ExhibitionHead } from '../../../platform/documents/sheets';
import { notFound } from '../../../platform/http/http-error';
import { readExhibitionNames, readParticipationNames } from './participation-names.repository';

interface HeadRow extends Localized<'title'>, Localized<'venue', string | null> {
  started_at: string;
  ended_at: string;
  website: string | null;
}

const headOf = (row: HeadRow): ExhibitionHead => {
  const day = (value: string) => formatDate(value, 'ru');
  return {
    title: { rus: row.title_rus, eng: row.title_eng },
    dates: `${day(row.started_at)} – ${day(row.ended_at)}`,
    venue: row.venue_rus === null ? null : { rus: row.venue_rus, eng: row.venue_eng ?? row.venue_rus },
    website: row.website,
  };
};

/** The exhibition of a participation as the head of a sheet, and the exhibitor. */
export const readExhibitionHead = async (
  db: Kysely<Tables>,
  participationId: number,
): Promise<{ exhibition: ExhibitionHead; company: Localized<'name'> }> => {
  const row = await readParticipationNames(db, participationId);
  return { exhibition: headOf(row), company: localizedOf(row, 'name') };
};

/** An exhibition as the head of a sheet. @throws HttpError 404 */
export const readHeadOfExhibition = async (db: Kysely<Tables>, exhibitionId: number): Promise<ExhibitionHead> => {
  const row = await readExhibitionNames(db, exhibitionId);
  if (!row) throw notFound();
  return headOf(row);
};
