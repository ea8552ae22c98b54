import type { Signer } from '../../platform/secrets/signer';
import { newToken } from '../sessions/tokens';

/** Distinguishes an API key from the token of a session, and lets scanners of source code find a lost one. */
const start = 'ff_';
/** The number of characters of a key that lists show. */
const prefixLength = 9;

/** A new API key: 32 random bytes. */
export const newApiKey = (): string => `${start}${newToken()}`;

/**
 * The API key of a call. With an idempotency key it follows from this key, so that a repeat gets the same one although
 * only its hash is stored.
 * @param of the person, and the key that is replaced
 */
export const apiKeyFor = (signer: Signer, call: string | null, ...of: (number | string)[]): string =>
  call === null ? newApiKey() : `${start}${signer.sign('api-key', ...of, call)}`;

/** Whether a token is meant to be an API key. */
export const isApiKey = (token: string): boolean => token.startsWith(start);

/** The beginning of a key, by which people recognise it. */
export const prefixOf = (key: string): string => key.slice(0, prefixLength);
