import { createHash } from 'node:crypto';

/** The tag of a content. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Whether `If-None-Match` names this tag: the caller has the content already. */
export const isCurrent = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
