import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverText } from '../texts/server-texts';
import { HttpError } from './http-error';

/** The ETag of a row with `changed_at`, which grows with every write of the row. */
export const entityTag = (changedAt: Date): string => `"${changedAt.getTime().toString(36)}"`;

/** Adds the ETag of a row to a response. */
export const sendTag = (reply: FastifyReply, changedAt: Date): void => void reply.header('etag', entityTag(changedAt));

/**
 * Refuses a write if the caller names a state with `If-Match` that is not the stored one any more. Call it with the row
 * locked.
 * @param current reads the state that the caller gets instead
 * @throws HttpError 412 `changed_meanwhile`
 */
export const requireMatch = async (
  { headers }: Pick<FastifyRequest, 'headers'>,
  changedAt: Date,
  current: () => Promise<unknown>,
): Promise<void> => {
  const wanted = headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return;
  const tags = wanted.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.includes(entityTag(changedAt))) return;
  throw new HttpError(412, serverText('http.changedMeanwhile'), { code: 'changed_meanwhile', data: await current() });
};

/** The ETag of a content. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Whether `If-None-Match` contains this tag: the caller already has the content. */
export const isCurrent = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
