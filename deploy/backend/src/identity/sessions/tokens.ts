import { createHash, randomBytes } from 'node:crypto';

/** Only the hash is stored: a copy of the database opens no session. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A secret for a link or a session: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');
