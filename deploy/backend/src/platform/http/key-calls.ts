import { serverText } from '../texts/server-texts';
import { HttpError } from './http-error';
import { TokenBuckets, type BucketLimits } from './token-buckets';

/** Ten calls a second in the long run: enough for a synchronisation, and no key takes the time of the people. */
const keyCallLimits: BucketLimits = { burst: 300, perSecond: 10 };

/** How often API keys may call, in this process. */
export class KeyCalls {
  private readonly buckets: TokenBuckets;

  constructor(now: () => number, limits: BucketLimits = keyCallLimits) {
    this.buckets = new TokenBuckets(now, limits);
  }

  /** @throws HttpError 429 `key_rate_limit` if a key has called too often */
  charge(keyId: number): void {
    const retryAfter = this.buckets.take(String(keyId), 1);
    if (retryAfter > 0)
      throw new HttpError(429, serverText('staff.keyRateLimit'), { code: 'key_rate_limit', retryAfter });
  }
}
