import { networkOf } from '../http/network-of';
import { HttpError } from '../http/http-error';
import type { Services } from '../services';
import { attemptLimits, consumeRateLimit, type AttemptLimit } from './attempts';

/** What a call answers to a token that opens nothing: unknown, used, withdrawn or too old. */
const codesOfWrongLinks: ReadonlySet<string> = new Set([
  'invalid_link',
  'link_invalid',
  'step_expired',
  'user_not_found',
  'wrong_code',
  'wrong_token',
]);

/**
 * Runs the work of a link whose token has 256 bits and counts it by address when the token was wrong. A right one is neither
 * counted nor refused: nobody guesses it, and wrong ones of somebody else behind the same address must not lock it.
 * @throws HttpError 429 instead of the refusal after 20 wrong ones in an hour, and whatever the work throws
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
