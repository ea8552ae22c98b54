import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { lockChange, type ChangingTable } from '../database/changes.repository';
import type { Tables } from '../database/tables';
import { requireMatch, sendTag } from './entity-tag';

/** A call that writes one row. */
export interface RowCall {
  request: FastifyRequest;
  reply: FastifyReply;
  table: ChangingTable;
  id: number;
}

/**
 * Writes a row unless it is not what the caller names with `If-Match`; the response has its new ETag.
 * @param current reads what the caller gets with a 412
 * @throws HttpError 412 `changed_meanwhile`
 */
export const matchedWrite = async <Answer>(
  trx: Transaction<Tables>,
  { request, reply, table, id }: RowCall,
  current: () => Promise<unknown>,
  write: () => Promise<Answer>,
): Promise<Answer> => {
  if (request.headers['if-match'] !== undefined) {
    const before = await lockChange(trx, table, id);
    if (before) await requireMatch(request, before, current);
  }
  const answer = await write();
  const after = await lockChange(trx, table, id);
  if (after) sendTag(reply, after);
  return answer;
};
