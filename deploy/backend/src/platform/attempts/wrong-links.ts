import { networkOf } from '../http/network-of';
import { HttpError } from '../http/http-error';
import type { Services } from '../services';
import { attemptLimits, consumeRateLimit, type AttemptLimit } from './attempts';

/** Error codes for an invalid token: unknown, used, withdrawn or expired. */
const codesOfWrongLinks: ReadonlySet<string> = new Set([
  'invalid_link',
  'link_invalid',
  'step_expired',
  'user_not_found',
  'wrong_code',
  'wrong_token',
]);

/**
 * Runs the work of a link with a 256-bit token and counts wrong tokens by address. A right one is neither counted nor
 * rejected: nobody can guess it, and wrong ones of others behind the same address must not block it.
 * @throws HttpError 429 instead of the original error after 20 wrong ones per hour, and whatever the work throws
 */
export const countingWrongLinks = async <Answer>(
  services: Pick<Services, 'database' | 'clock'>,
  address: string,
  work: () => Promise<Answer> | Answer,
  limit: AttemptLimit = attemptLimits.wrongToken,
): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    const isWrongLink = error instanceof HttpError && codesOfWrongLinks.has(error.options.code ?? '');
    if (isWrongLink) await consumeRateLimit(services, limit, networkOf(address));
    throw error;
  }
};
