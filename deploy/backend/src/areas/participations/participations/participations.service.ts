import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { participationResponse } from './participation.response';
import { findParticipation, type ParticipationReader } from './participations.repository';

/**
 * One participation as the API returns it to this user. The caller checks the access first.
 * @throws HttpError 404 for an unknown one
 */
export const readParticipation = async (db: Kysely<Tables>, id: number, reader: ParticipationReader) => {
  const row = await findParticipation(db, id, reader);
  if (!row) throw notFound();
  return participationResponse(row, reader.userId);
};
