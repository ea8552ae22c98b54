import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { participationResponse } from './participation.response';
import { findParticipation } from './participations.repository';

/**
 * One participation as the API returns it to this user. The caller checks the access first.
 * @param visitedAt set if the user opens the participation: the visit is stored
 * @throws HttpError 404 for an unknown one
 */
export const readParticipation = async (db: Kysely<Tables>, id: number, userId: number, visitedAt?: Date) => {
  const row = await findParticipation(db, id, userId, visitedAt);
  if (!row) throw notFound();
  return participationResponse(row, userId);
};
