import { attemptLimits, consumeRateLimits, type Attempt } from '../../platform/attempts/attempts';
import type { Services } from '../../platform/services';

/**
 * Counts an attempt with a code or a recovery code before it is checked: per account, per address, and per account and
 * day, so that six digits cannot be guessed.
 * @throws HttpError 429 `too_many_attempts`
 */
export const consumeFactorLimit = (
  services: Pick<Services, 'database' | 'clock'>,
  userId: number,
  network: string,
): Promise<Attempt> =>
  consumeRateLimits(
    services,
    [attemptLimits.secondFactor, String(userId)],
    [attemptLimits.secondFactorOfAddress, network],
    [attemptLimits.secondFactorOfDay, String(userId)],
  );
